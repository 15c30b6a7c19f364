//! Where the page's calls arrive. Every command of `scoresheet-wire` is a Tauri command of the same name, with its arguments
//! as one JSON object under `args`; the list of names is wire's own. The few others belong to the host.

use scoresheet_wire::{ErrorCode, WireError};
use serde_json::{Map, Value};
use tauri::image::Image;
use tauri::ipc::{Invoke, InvokeBody, InvokeError, InvokeResponseBody, Request};
use tauri::{AppHandle, Manager, Wry, command, generate_handler};
use tauri_plugin_clipboard_manager::ClipboardExt;

use crate::driver::Driver;
use crate::files::{self, TextFile};
use crate::guard::guarded;
use crate::page;

/// Answers every call of the page.
pub fn handler() -> impl Fn(Invoke<Wry>) -> bool + Send + Sync + 'static {
    |invoke| {
        if scoresheet_wire::COMMANDS.contains(&invoke.message.command()) {
            to_session(invoke);
            true
        } else {
            to_host(invoke)
        }
    }
}

/// Answers whether there is such a command.
fn to_host(invoke: Invoke<Wry>) -> bool {
    let answer: fn(Invoke<Wry>) -> bool = generate_handler![
        file_open,
        file_save,
        clipboard_read,
        clipboard_write,
        clipboard_write_picture,
        host_ready,
        diagnostics,
        crate::updates::update_possible,
        crate::updates::update_check,
        crate::updates::update_install
    ];
    answer(invoke)
}

/// Passes a command on to the session's thread and its answer back, both as JSON that nothing here looks into.
fn to_session(invoke: Invoke<Wry>) {
    let Invoke { message, resolver, .. } = invoke;
    let arguments = match message.payload() {
        InvokeBody::Json(payload) => payload.get("args").cloned(),
        InvokeBody::Raw(_) => None,
    };
    let command = message.command().to_owned();
    let driver = message.webview_ref().state::<Driver>();
    driver.request(command, arguments.unwrap_or_else(|| Value::Object(Map::new())), move |answer| {
        resolver.respond(match answer {
            Ok(json) => Ok(InvokeResponseBody::Json(Box::<str>::from(json).into())),
            Err(refusal) => Err(InvokeError(serde_json::to_value(refusal).unwrap_or(Value::Null))),
        });
    });
}

/// Asks for a file and reads it; null when the choice is given up.
#[command]
async fn file_open(app: AppHandle) -> Result<Option<TextFile>, WireError> {
    guarded(|| files::ask_and_read(&app))
}

/// Asks where to put a text and writes it there; false when the choice is given up.
#[command]
async fn file_save(app: AppHandle, name: String, text: String) -> Result<bool, WireError> {
    guarded(|| files::ask_and_write(&app, &name, &text))
}

/// The text on the clipboard; empty when there is none.
#[command]
async fn clipboard_read(app: AppHandle) -> Result<String, WireError> {
    // An empty clipboard and one that holds a picture are errors to the platform, and to nobody else.
    guarded(|| Ok(app.clipboard().read_text().unwrap_or_default()))
}

/// Puts a text on the clipboard.
#[command]
async fn clipboard_write(app: AppHandle, text: String) -> Result<(), WireError> {
    guarded(|| app.clipboard().write_text(text).map_err(storage))
}

/// Puts a PNG, which is the raw body of the call, on the clipboard.
#[command]
async fn clipboard_write_picture(app: AppHandle, request: Request<'_>) -> Result<(), WireError> {
    let InvokeBody::Raw(png) = request.body() else {
        return Err(storage("a picture is expected as bytes"));
    };
    guarded(|| {
        let picture = Image::from_bytes(png).map_err(storage)?;
        app.clipboard().write_image(&picture).map_err(storage)
    })
}

/// The page listens from now on: it is told what came before.
#[command]
fn host_ready(app: AppHandle) -> Result<(), WireError> {
    guarded(|| {
        page::listens(&app);
        Ok(())
    })
}

/// What a report of a fault should say about this program and system; no text of the players.
#[command]
fn diagnostics(app: AppHandle) -> Result<String, WireError> {
    guarded(|| Ok(crate::diagnostics::describe(&app)))
}

/// The platform could not do something with the clipboard.
fn storage(why: impl ToString) -> WireError {
    WireError::new(ErrorCode::Storage, why.to_string())
}
