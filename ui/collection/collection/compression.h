// Compresses the texts and the packed games of a collection.
#pragma once

#include <QByteArray>

#include <optional>

namespace rokada::ui {

/// Returns `bytes` as a frame of zstd with a checksum. The frame needs the dictionary of the program, which contains
/// usual tags and moves, so that the short text of one game becomes small too. Returns `bytes` itself if there is not
/// enough memory.
[[nodiscard]] QByteArray compressed(const QByteArray& bytes);

/// Returns true for a result of `compressed`. PGN texts never begin like a frame, because that would not be UTF-8.
/// Blocks of packed games begin with a checksum; one that happens to look like a frame would be made again.
[[nodiscard]] bool isCompressed(const QByteArray& stored);

/// Returns the bytes of a frame that `compressed` has returned. Returns other bytes unchanged, because collections of
/// earlier versions are not compressed. Returns nullopt if the frame is damaged.
[[nodiscard]] std::optional<QByteArray> decompressed(const QByteArray& stored);

}  // namespace rokada::ui
