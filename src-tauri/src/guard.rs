//! Panics kept to the work they happen in. Where one happened is in the log.

use std::panic::{AssertUnwindSafe, catch_unwind};

use scoresheet_wire::WireError;

/// Does a piece of work. A panic in it is an error of that work alone: whoever asked is told, and the game goes on.
///
/// # Errors
/// Those of the work, or that it panicked.
pub fn guarded<T>(work: impl FnOnce() -> Result<T, WireError>) -> Result<T, WireError> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(WireError::internal()))
}

#[cfg(test)]
mod tests {
    use scoresheet_wire::ErrorCode;

    use super::*;

    #[test]
    fn a_panic_is_an_error_of_that_work() {
        let outcome: Result<(), WireError> = guarded(|| panic!("a fault of the platform's"));
        assert_eq!(outcome.unwrap_err().code, ErrorCode::Internal);
        assert_eq!(guarded(|| Ok(1)), Ok(1));
    }
}
