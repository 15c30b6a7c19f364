//! The thread that owns the session. It runs one command after another, and between them sleeps until the session's
//! wake time: the queue of commands is also the clock that forced moves wait on.
//!
//! What a command changed is shown first and saved next, so that the disk is never in the way of the screen.

use std::io;
use std::sync::mpsc::{Receiver, SendError, Sender, channel};
use std::time::Duration;

use scoresheet_host::{Clock, Next, Reading, next, random_seed};
use scoresheet_keep::Port;
use scoresheet_wire::{ErrorCode, Event, Wire, WireError};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::guard::guarded;

/// What a command answers: JSON, or the refusal.
pub type Answer = Result<Box<RawValue>, WireError>;

/// How long a window waits for the first state of the game before it opens without: a disk that hangs must not keep it shut.
const PATIENCE_AT_THE_START: Duration = Duration::from_millis(250);

/// How long the end of the program may wait for what is not saved yet: a disk that hangs must not keep a window open.
const PATIENCE_AT_THE_END: Duration = Duration::from_secs(3);

/// What is asked of the session's thread.
enum Request {
    /// A command, and who is told how it went.
    Command { command: String, arguments: Value, answer: Box<dyn FnOnce(Answer) + Send> },
    /// What a page can draw before it has asked for anything.
    InitialState(Sender<Option<Box<RawValue>>>),
    /// To save what could not be saved, and end; told when that is done.
    Finish(Sender<()>),
}

/// The page's end of the queue. The thread ends when this is dropped.
pub struct Driver {
    requests: Sender<Request>,
}

impl Driver {
    /// Opens the session over what is stored and starts its thread. Events are handed to `emit` there, in their order.
    ///
    /// # Errors
    /// The system starts no more threads.
    pub fn start(port: Option<Box<dyn Port>>, emit: impl Fn(Event) + Send + 'static) -> io::Result<Self> {
        let (requests, queue) = channel();
        let clock = Clock::real();
        std::thread::Builder::new().name("session".into()).spawn(move || {
            let wire = Wire::open(port, clock.now(Reading::Command), random_seed());
            serve(queue, &clock, wire, emit);
        })?;
        Ok(Self { requests })
    }

    /// Queues a command; `answer` is called on the session's thread once it has run and its events are out.
    pub fn request(&self, command: String, arguments: Value, answer: impl FnOnce(Answer) + Send + 'static) {
        let request = Request::Command { command, arguments, answer: Box::new(answer) };
        // Only if the thread is gone: the program ends, or a panic came by even the session's own guard.
        if let Err(SendError(Request::Command { answer, .. })) = self.requests.send(request) {
            answer(Err(WireError::new(ErrorCode::Internal, "the session has ended")));
        }
    }

    /// What a page can draw before it has asked for anything; nothing if that is too much, or not there soon.
    pub fn initial_state(&self) -> Option<Box<RawValue>> {
        let (answer, answered) = channel();
        self.requests.send(Request::InitialState(answer)).ok()?;
        answered.recv_timeout(PATIENCE_AT_THE_START).ok()?
    }

    /// Runs what is queued, tries once more to save what could not be saved, and ends the thread: the program is about to.
    pub fn finish(&self) {
        let (done, finished) = channel();
        if self.requests.send(Request::Finish(done)).is_ok() && finished.recv_timeout(PATIENCE_AT_THE_END).is_err() {
            log::error!("the session did not end in time");
        }
    }
}

/// Runs commands and ticks until it is told to finish, or the queue's other end is gone.
fn serve(queue: Receiver<Request>, clock: &Clock, mut wire: Wire, emit: impl Fn(Event)) {
    let emit = |event| send_guarded(|| emit(event));
    loop {
        match next(&queue, clock, wire.wake_at()) {
            Next::Asked(Request::Command { command, arguments, answer }) => {
                let outcome = wire.dispatch(clock.now(Reading::Command), &command, arguments);
                outcome.events.into_iter().for_each(emit);
                send_guarded(|| answer(outcome.reply));
            }
            Next::Asked(Request::InitialState(answer)) => {
                // Nobody may wait for it any more.
                let _ = answer.send(wire.initial_state(clock.now(Reading::Command)));
            }
            Next::Due => wire.tick(clock.now(Reading::Tick)).into_iter().for_each(emit),
            Next::Asked(Request::Finish(done)) => {
                wire.finish(clock.now(Reading::Command)).into_iter().for_each(emit);
                // Before the word that it is done: what is asked after that is refused, and not forgotten in the queue.
                drop(queue);
                // Nobody may wait for it any more.
                let _ = done.send(());
                return;
            }
            Next::End => return,
        }
        wire.save(clock.now(Reading::Command)).into_iter().for_each(emit);
    }
}

/// Sends something out. A panic on the way costs that one thing and not the thread: the session itself guards its own work.
fn send_guarded(send: impl FnOnce()) {
    let sent = guarded(|| {
        send();
        Ok(())
    });
    if sent.is_err() {
        log::error!("an event or an answer was lost");
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, Mutex};
    use std::time::Instant;

    use scoresheet_keep::PortError;
    use serde_json::json;

    use super::*;

    /// What comes out of the thread, in its order.
    #[derive(Debug)]
    enum Out {
        Event(&'static str, Value),
        Answer(Result<Value, WireError>),
    }

    fn start() -> (impl Fn(&str, Value), Receiver<Out>) {
        let (out, outs) = channel();
        let events = out.clone();
        let driver = Driver::start(None, move |event| {
            let data = serde_json::from_str(event.data.get()).unwrap();
            events.send(Out::Event(event.name, data)).unwrap();
        })
        .unwrap();
        let request = move |command: &str, arguments: Value| {
            let out = out.clone();
            driver.request(command.into(), arguments, move |answer| {
                let answer = answer.map(|json| serde_json::from_str(json.get()).unwrap());
                out.send(Out::Answer(answer)).unwrap();
            });
        };
        (request, outs)
    }

    /// The next snapshot. A command may have other news too, such as settings that it changed.
    fn snapshot(outs: &Receiver<Out>) -> Value {
        loop {
            match outs.recv().unwrap() {
                Out::Event("snapshot", data) => return data,
                Out::Event(..) => {}
                Out::Answer(answer) => panic!("not a snapshot: {answer:?}"),
            }
        }
    }

    fn answer(outs: &Receiver<Out>) -> Result<Value, WireError> {
        match outs.recv().unwrap() {
            Out::Answer(answer) => answer,
            other => panic!("not an answer: {other:?}"),
        }
    }

    #[test]
    fn the_event_comes_before_the_answer() {
        let (request, outs) = start();
        request("move", json!({ "from": "e2", "to": "e4" }));
        assert_eq!(snapshot(&outs)["turn"], "black");
        assert_eq!(answer(&outs).unwrap(), Value::Null);
    }

    #[test]
    fn the_initial_state_comes_after_what_is_queued_and_nothing_is_sent_for_it() {
        let (out, outs) = channel();
        let driver = Driver::start(None, move |event| out.send(event.name).unwrap()).unwrap();
        driver.request("move".into(), json!({ "from": "e2", "to": "e4" }), |_| ());
        let state: Value = serde_json::from_str(driver.initial_state().unwrap().get()).unwrap();
        assert_eq!(state["snapshot"]["rows"][0]["text"], "e4");
        assert_eq!(state["settings"]["theme"], "system");
        drop(driver);
        assert_eq!(outs.iter().collect::<Vec<_>>(), ["snapshot"]);
    }

    #[test]
    fn a_refusal_is_an_answer_and_no_event() {
        let (request, outs) = start();
        request("move", json!({ "from": "e2", "to": "e5" }));
        assert_eq!(answer(&outs).unwrap_err().code, ErrorCode::IllegalMove);
        request("no such command", json!({}));
        assert_eq!(answer(&outs).unwrap_err().code, ErrorCode::BadCommand);
    }

    #[test]
    fn a_panic_while_sending_costs_that_event_alone() {
        let (out, outs) = channel();
        let first = std::cell::Cell::new(true);
        let driver = Driver::start(None, move |_| assert!(!first.replace(false), "a fault of the platform's")).unwrap();
        for (from, to) in [("e2", "e4"), ("e7", "e5")] {
            let out = out.clone();
            let arguments = json!({ "from": from, "to": to });
            driver.request("move".into(), arguments, move |answer| out.send(answer.is_ok()).unwrap());
            assert!(outs.recv().unwrap(), "answered, and the game goes on");
        }
    }

    /// A place that may be full, and what is in it.
    #[derive(Clone, Default)]
    struct Disk {
        full: Arc<AtomicBool>,
        texts: Arc<Mutex<HashMap<String, String>>>,
    }

    impl Port for Disk {
        fn read(&mut self, _: &str, _: u64) -> Result<Option<Vec<u8>>, PortError> {
            Ok(None)
        }

        fn write(&mut self, name: &str, text: &str) -> Result<(), PortError> {
            if self.full.load(Ordering::SeqCst) {
                return Err(PortError::Full);
            }
            self.texts.lock().unwrap().insert(name.into(), text.into());
            Ok(())
        }

        fn set_aside(&mut self, name: &str) -> Result<String, PortError> {
            Ok(name.into())
        }
    }

    #[test]
    fn what_could_not_be_saved_is_tried_once_more_at_the_end() {
        let disk = Disk::default();
        disk.full.store(true, Ordering::SeqCst);
        let (out, outs) = channel();
        let driver = Driver::start(Some(Box::new(disk.clone())), move |event| out.send(event.name).unwrap()).unwrap();
        driver.request("move".into(), json!({ "from": "e2", "to": "e4" }), |_| ());
        while outs.recv().unwrap() != "notice" {}
        disk.full.store(false, Ordering::SeqCst);
        assert!(disk.texts.lock().unwrap().is_empty());
        driver.finish();
        assert!(disk.texts.lock().unwrap().values().any(|text| text.contains("e4")));
        let (out, outs) = channel();
        driver.request("undo".into(), json!({}), move |answer| out.send(answer.unwrap_err().code).unwrap());
        assert_eq!(outs.recv().unwrap(), ErrorCode::Internal);
        driver.finish();
    }

    /// The one test here that waits for the real clock: there is nobody else to wake the thread.
    #[test]
    fn forced_moves_are_played_without_being_asked_for() {
        let (request, outs) = start();
        let fen = "8/6p1/1p3pPk/1P3Pp1/1Pp3p1/KpP3P1/1P6/8 w - - 0 1";
        let began = Instant::now();
        request("new_game", json!({ "start": { "kind": "fen", "fen": fen } }));
        let fresh = snapshot(&outs);
        assert_eq!(fresh["row_count"], 0);
        while let Out::Event(..) = outs.recv().unwrap() {}
        let played = snapshot(&outs);
        assert_eq!(played["rows"][0]["text"], "Ka4");
        // Never early; how late is measured by a benchmark.
        let asked = Duration::from_millis(fresh["forced_in_ms"].as_u64().unwrap());
        assert!(began.elapsed() >= asked);
    }
}
