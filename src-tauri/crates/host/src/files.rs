//! Saved documents as files.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use scoresheet_keep::PortError;

/// How many unreadable files are kept of one name before the next ones stay where they are.
const MOST_ASIDE: u32 = 1_000;

/// The file of a document; nothing if there is none. As `Port::read` has it.
///
/// # Errors
/// It cannot be read, or is larger than `most` bytes.
pub fn read_document(path: &Path, most: u64) -> Result<Option<Vec<u8>>, PortError> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    if file.metadata()?.len() > most {
        return Err(PortError::TooLarge);
    }
    read_at_most(file, most)?.map(Some).ok_or(PortError::TooLarge)
}

/// All of a source; nothing if it has more than `most` bytes. The limit holds whatever the source says of its own size.
///
/// # Errors
/// It cannot be read.
pub fn read_at_most(source: impl Read, most: u64) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    source.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(Some(bytes).filter(|bytes| bytes.len() as u64 <= most))
}

/// Moves the file of a document to a name that is free, and answers that name. `path_of` says where the file of a name is.
///
/// # Errors
/// It stays where it was.
pub fn set_aside(name: &str, path_of: impl Fn(&str) -> Result<PathBuf, PortError>) -> Result<String, PortError> {
    for number in 1..=MOST_ASIDE {
        let aside = format!("{name}.unreadable-{number}");
        let path = path_of(&aside)?;
        if !path.try_exists()? {
            fs::rename(path_of(name)?, path)?;
            return Ok(aside);
        }
    }
    Err(PortError::Failed("there are too many unreadable files already".into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of its own that goes away with the test.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("scoresheet-host-{name}-{}", std::process::id()));
            fs::create_dir_all(&path).unwrap();
            Self(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_source_without_an_end_is_not_taken_into_memory() {
        assert_eq!(read_at_most(io::repeat(b' '), 1_000).unwrap(), None);
        assert_eq!(read_at_most(&b"1. e4"[..], 5).unwrap().as_deref(), Some(&b"1. e4"[..]));
        assert_eq!(read_at_most(&b"1. e4"[..], 4).unwrap(), None);
    }

    #[test]
    fn a_file_is_read_whole_or_not_at_all() {
        let folder = Folder::new("read");
        let path = folder.0.join("document.json");
        assert_eq!(read_document(&path, 5), Ok(None));
        fs::write(&path, "12345").unwrap();
        assert_eq!(read_document(&path, 5), Ok(Some(b"12345".to_vec())));
        assert_eq!(read_document(&path, 4), Err(PortError::TooLarge));
    }

    #[test]
    fn what_is_set_aside_takes_the_place_of_nothing() {
        let folder = Folder::new("aside");
        let path_of = |name: &str| Ok(folder.0.join(name));
        for text in ["first", "second"] {
            fs::write(folder.0.join("game"), text).unwrap();
            let aside = set_aside("game", path_of).unwrap();
            assert_eq!(fs::read_to_string(folder.0.join(aside)).unwrap(), text);
        }
        assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 2);
        assert!(set_aside("game", path_of).is_err(), "nothing is there");
    }
}
