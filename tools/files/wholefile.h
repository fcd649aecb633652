// Writes files so that a failure loses no data. Either replaces a file as a whole, or appends a text as a whole.
#pragma once

#include "outputfile.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada::tools {

/// New content of a file, which is written in parts. Only `finish` replaces the old file by the new content. Symbolic
/// links are kept. Special files such as /dev/stdout are written directly.
class FileDraft {
public:
    explicit FileDraft(const std::string& path);
    ~FileDraft();
    FileDraft(const FileDraft&) = delete;
    FileDraft& operator=(const FileDraft&) = delete;

    [[nodiscard]] std::ostream& stream() { return *file_; }
    /// Flushes the data, and returns an error if writing has failed.
    [[nodiscard]] Written flushed() { return file_->flushed(); }
    [[nodiscard]] Written finish();

private:
    std::string path_, draft_;  ///< path of the file, and of its draft; the draft's path is empty for a special file
    std::optional<OutputFile> file_;
};

/// Replaces the content of a file in one step, like `FileDraft`.
[[nodiscard]] Written writeWhole(const std::string& path, std::string_view bytes);

/// Appends a text to a file. If this fails, no part of the text is appended.
[[nodiscard]] Written append(const std::string& path, std::string_view text);

}  // namespace rokada::tools
