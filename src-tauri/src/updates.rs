//! Newer versions: whether there is one, and its installation. Both only when the page asks, which it does only for somebody
//! who has switched it on; until then not a byte goes over the network.
//!
//! Only builds with the feature `updater` can do it: those of the release workflow that are given a key, since a version is
//! taken only with a signature that fits. In all others the commands are there, and say that there is nothing to be had.

use scoresheet_wire::WireError;
use serde::Serialize;
use tauri::{AppHandle, Runtime, command};

/// A version newer than this one.
#[derive(Debug, Clone, Serialize)]
pub struct Newer {
    version: String,
}

/// Whether this build can look for newer versions at all.
#[command]
pub fn update_possible<R: Runtime>(app: AppHandle<R>) -> bool {
    possible::<R>(&app)
}

/// Asks the release page for a version newer than this; null if there is none.
///
/// # Errors
/// The page cannot be reached, or what it answers is not a list of versions.
#[command]
pub async fn update_check<R: Runtime>(app: AppHandle<R>) -> Result<Option<Newer>, WireError> {
    check(app).await
}

/// Fetches the newer version, checks its signature, installs it and starts it.
///
/// # Errors
/// It cannot be fetched, is not signed with this program's key, or the system does not let it be installed.
#[command]
pub async fn update_install<R: Runtime>(app: AppHandle<R>) -> Result<(), WireError> {
    install(app).await
}

#[cfg(all(desktop, feature = "updater"))]
use with_key::{check, install, possible};
#[cfg(not(all(desktop, feature = "updater")))]
use without_key::{check, install, possible};

#[cfg(all(desktop, feature = "updater"))]
mod with_key {
    use scoresheet_wire::{ErrorCode, WireError};
    use tauri::{AppHandle, Runtime};
    use tauri_plugin_updater::{Error, Update, UpdaterExt};

    use super::Newer;

    /// The key and the address are in the configuration, or the plugin was not started.
    pub fn possible<R: Runtime>(app: &AppHandle<R>) -> bool {
        app.config().plugins.0.contains_key("updater")
    }

    pub async fn check<R: Runtime>(app: AppHandle<R>) -> Result<Option<Newer>, WireError> {
        Ok(newest(&app).await?.map(|update| Newer { version: update.version }))
    }

    pub async fn install<R: Runtime>(app: AppHandle<R>) -> Result<(), WireError> {
        if let Some(update) = newest(&app).await? {
            update.download_and_install(|_, _| {}, || {}).await.map_err(refusal)?;
            app.restart();
        }
        Ok(())
    }

    async fn newest<R: Runtime>(app: &AppHandle<R>) -> Result<Option<Update>, WireError> {
        if !possible(app) {
            return Ok(None);
        }
        app.updater().map_err(refusal)?.check().await.map_err(refusal)
    }

    #[allow(clippy::needless_pass_by_value, reason = "as map_err hands it over")]
    fn refusal(error: Error) -> WireError {
        WireError::new(ErrorCode::Storage, format!("a newer version could not be fetched: {error}"))
    }
}

#[cfg(not(all(desktop, feature = "updater")))]
mod without_key {
    use scoresheet_wire::WireError;
    use tauri::{AppHandle, Runtime};

    use super::Newer;

    pub fn possible<R: Runtime>(_app: &AppHandle<R>) -> bool {
        false
    }

    #[allow(clippy::unused_async, reason = "as with a key")]
    pub async fn check<R: Runtime>(_app: AppHandle<R>) -> Result<Option<Newer>, WireError> {
        Ok(None)
    }

    #[allow(clippy::unused_async, reason = "as with a key")]
    pub async fn install<R: Runtime>(_app: AppHandle<R>) -> Result<(), WireError> {
        Ok(())
    }
}
