//! A document in generations: while one is written, the one before stays whole under another name.

use serde_json::value::RawValue;

use crate::envelope::{self, Format, Opened, Unreadable};
use crate::{Port, PortError, Trouble};

/// How many names a document takes turns on. Two would do; with the third it can be saved safely even where one of them
/// holds a file that can be neither read nor moved.
const SLOTS: usize = 3;

/// What one of the names holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slot {
    /// Nothing that anybody would miss.
    Free,
    /// The document, whole.
    Whole(u64),
    /// Something that could be neither read nor set aside: it is left alone.
    Untouchable,
}

/// Where a document's generations are.
#[derive(Debug)]
pub struct Document {
    format: Format,
    slots: [Slot; SLOTS],
}

/// What reading a document came to.
pub struct Read<T> {
    /// The document, to be written to from now on.
    pub document: Document,
    /// The newest contents that are whole; nothing if there are none.
    pub contents: Option<T>,
    /// What could not be read.
    pub troubles: Vec<Trouble>,
}

impl Document {
    /// The names it takes turns on.
    fn names(format: Format) -> [String; SLOTS] {
        ["a", "b", "c"].map(|letter| format!("{}-{letter}", format.name))
    }

    /// Reads all generations and takes the newest that is whole and makes sense to `decode`, which gets schema and
    /// body. What cannot be read is set aside.
    pub fn read<T>(port: &mut dyn Port, format: Format, decode: impl Fn(u32, &str) -> Result<T, String>) -> Read<T> {
        let mut troubles = Vec::new();
        let mut best: Option<(u64, T)> = None;
        let slots = Self::names(format).map(|name| {
            let bytes = match port.read(&name, format.largest) {
                Ok(Some(bytes)) => bytes,
                Ok(None) => return Slot::Free,
                Err(PortError::TooLarge) => return set_aside(port, name, Unreadable::TooLarge, &mut troubles),
                Err(error) => {
                    troubles.push(Trouble::NotRead { name, error });
                    return Slot::Untouchable;
                }
            };
            let decoded = envelope::open(format, &bytes).and_then(|Opened { schema, generation, body }| {
                let contents = decode(schema, body).map_err(Unreadable::Senseless)?;
                Ok((generation, contents))
            });
            match decoded {
                Ok((generation, contents)) => {
                    if best.as_ref().is_none_or(|(newest, _)| generation > *newest) {
                        best = Some((generation, contents));
                    }
                    Slot::Whole(generation)
                }
                Err(why) => set_aside(port, name, why, &mut troubles),
            }
        });
        Read { document: Self { format, slots }, contents: best.map(|(_, contents)| contents), troubles }
    }

    /// Writes the next generation where the last one is not.
    ///
    /// # Errors
    /// It could not be written, or is larger than what is read again; the last generation is still whole.
    pub fn write(&mut self, port: &mut dyn Port, body: &RawValue) -> Result<(), PortError> {
        let newest = self.newest();
        let generation = newest.map_or(1, |newest| newest.saturating_add(1));
        let text =
            envelope::seal(self.format, generation, body).map_err(|error| PortError::Failed(error.to_string()))?;
        if text.len() as u64 > self.format.largest {
            return Err(PortError::TooLarge);
        }
        let oldest_first = |slot: &Slot| match *slot {
            Slot::Free => Some(0),
            Slot::Whole(generation) => Some(generation).filter(|_| Some(generation) != newest),
            Slot::Untouchable => None,
        };
        let names = Self::names(self.format);
        let usable = names.iter().zip(&mut self.slots).filter(|(_, slot)| oldest_first(slot).is_some());
        let (name, slot) = usable.min_by_key(|(_, slot)| oldest_first(slot)).ok_or(PortError::NotAllowed)?;
        // Until the write has come to its end the slot holds nothing: a failed one is written over next time.
        *slot = Slot::Free;
        port.write(name, &text)?;
        *slot = Slot::Whole(generation);
        Ok(())
    }

    fn newest(&self) -> Option<u64> {
        let generation = |slot: &Slot| match slot {
            Slot::Whole(generation) => Some(*generation),
            Slot::Free | Slot::Untouchable => None,
        };
        self.slots.iter().filter_map(generation).max()
    }
}

fn set_aside(port: &mut dyn Port, name: String, why: Unreadable, troubles: &mut Vec<Trouble>) -> Slot {
    match port.set_aside(&name) {
        Ok(aside) => {
            troubles.push(Trouble::SetAside { name, why, aside });
            Slot::Free
        }
        Err(error) => {
            troubles.push(Trouble::NotSetAside { name, why, error });
            Slot::Untouchable
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::to_raw_value;

    use super::*;
    use crate::testing::{Memory, Mischief};

    const FORMAT: Format = Format { name: "scoresheet-test", schema: 1, largest: 200 };

    fn read(port: &mut Memory) -> Read<u32> {
        Document::read(port, FORMAT, |_, body| body.parse().map_err(|_| "not a number".to_owned()))
    }

    fn write(port: &mut Memory, document: &mut Document, value: u32) -> Result<(), PortError> {
        document.write(port, &to_raw_value(&value).unwrap())
    }

    #[test]
    fn nothing_is_there_at_first() {
        let read = read(&mut Memory::default());
        assert_eq!((read.contents, read.troubles), (None, vec![]));
    }

    #[test]
    fn the_newest_is_taken_over_many_starts() {
        let mut port = Memory::default();
        for value in 0..20_u32 {
            let Read { mut document, contents, troubles } = read(&mut port);
            assert_eq!((contents, troubles), (value.checked_sub(1), vec![]));
            write(&mut port, &mut document, value).unwrap();
        }
        assert_eq!(port.texts.len(), SLOTS);
    }

    #[test]
    fn a_write_cut_anywhere_leaves_the_state_before() {
        let mut port = Memory::default();
        let mut document = read(&mut port).document;
        for value in 0..4 {
            write(&mut port, &mut document, value).unwrap();
        }
        for length in 0.. {
            let mut cut = port.clone();
            let mut document = read(&mut cut).document;
            cut.mischief = Some(Mischief::CutAt(length));
            let whole = write(&mut cut, &mut document, 77).is_ok();
            cut.mischief = None;
            let again = read(&mut cut);
            let expected = if whole { 77 } else { 3 };
            assert_eq!(again.contents, Some(expected), "cut at {length}");
            if whole {
                break;
            }
            assert!(matches!(&again.troubles[..], [Trouble::SetAside { .. }]), "said once");
            assert_eq!(read(&mut cut).troubles, [], "and not again");
        }
    }

    #[test]
    fn failing_writes_never_cost_the_last_good_state() {
        let mut port = Memory::default();
        let mut document = read(&mut port).document;
        write(&mut port, &mut document, 1).unwrap();
        port.mischief = Some(Mischief::CutAt(10));
        for value in 2..9 {
            assert_eq!(write(&mut port, &mut document, value), Err(PortError::Full));
        }
        assert_eq!(read(&mut port.clone()).contents, Some(1));
        port.mischief = None;
        write(&mut port, &mut document, 9).unwrap();
        assert_eq!(read(&mut port).contents, Some(9));
    }

    #[test]
    fn a_file_that_cannot_be_moved_is_left_alone() {
        let mut port = Memory::default();
        let strange = b"not ours".to_vec();
        port.texts.insert("scoresheet-test-a".into(), strange.clone());
        port.mischief = Some(Mischief::NothingMoves);
        let Read { mut document, contents, troubles } = read(&mut port);
        assert_eq!(contents, None);
        assert!(matches!(&troubles[..], [Trouble::NotSetAside { .. }]));
        for value in 0..5 {
            write(&mut port, &mut document, value).unwrap();
        }
        assert_eq!(read(&mut port).contents, Some(4));
        assert_eq!(port.texts.get("scoresheet-test-a"), Some(&strange));
    }

    #[test]
    fn a_file_beyond_all_measure_is_set_aside_and_none_is_written() {
        let mut port = Memory::default();
        let mut document = read(&mut port).document;
        write(&mut port, &mut document, 1).unwrap();
        let large = to_raw_value(&"9".repeat(200)).unwrap();
        assert_eq!(document.write(&mut port, &large), Err(PortError::TooLarge));
        port.texts.insert("scoresheet-test-b".into(), vec![b' '; 201]);
        let again = read(&mut port);
        assert_eq!(again.contents, Some(1));
        assert!(matches!(&again.troubles[..], [Trouble::SetAside { why: Unreadable::TooLarge, .. }]));
        assert_eq!(read(&mut port).troubles, [], "said once");
    }

    #[test]
    fn contents_without_sense_are_set_aside_for_the_generation_before() {
        let mut port = Memory::default();
        let mut document = read(&mut port).document;
        write(&mut port, &mut document, 5).unwrap();
        document.write(&mut port, &to_raw_value("no number").unwrap()).unwrap();
        let again = read(&mut port);
        assert_eq!(again.contents, Some(5));
        assert!(matches!(&again.troubles[..], [Trouble::SetAside { why: Unreadable::Senseless(_), .. }]));
    }
}
