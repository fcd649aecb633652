// Compresses the records and the packed games of a collection.
#pragma once

#include <QByteArray>

#include <optional>

namespace rokada::ui {

/// Returns `bytes` as a frame of zstd with a checksum. The frame needs a dictionary of the program. Returns `bytes`
/// itself if there is not enough memory.
[[nodiscard]] QByteArray compressed(const QByteArray& bytes);
/// Returns the bytes of a frame that `compressed` has returned. Returns other bytes unchanged, because collections of
/// earlier versions are not compressed. Returns nullopt if the frame is damaged.
[[nodiscard]] std::optional<QByteArray> decompressed(const QByteArray& stored);

/// Returns a record (storedrecord.h) as a frame of zstd with a checksum, in a form that is eight bytes shorter. The
/// dictionary of records contains usual tags and moves, so that the short record of one game becomes small too. Returns
/// `record` itself if there is not enough memory.
[[nodiscard]] QByteArray compressedRecord(const QByteArray& record);
/// Returns the record that `compressedRecord` has stored, or the text that an earlier version of the program has
/// stored. Returns nullopt if it is damaged.
[[nodiscard]] std::optional<QByteArray> decompressedRecord(const QByteArray& stored);

/// Returns true for a result of `compressed` or `compressedRecord`. Texts that earlier versions stored never begin in
/// this way, because that would not be UTF-8.
[[nodiscard]] bool isCompressed(const QByteArray& stored);

}  // namespace rokada::ui
