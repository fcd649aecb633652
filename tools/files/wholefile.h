// Writes files of tools without data loss on failure: either replaces a whole file, or appends text.
#pragma once

#include "outputfile.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada::tools {

/// New content of a file, written in parts. `finish` replaces the old file; without it the new content is discarded.
/// Links stay links. Special files such as /dev/stdout are written directly.
class FileDraft {
public:
    explicit FileDraft(const std::string& path);
    ~FileDraft();
    FileDraft(const FileDraft&) = delete;
    FileDraft& operator=(const FileDraft&) = delete;

    [[nodiscard]] std::ostream& stream() { return *file_; }
    /// Flushes the data and returns an error if writing has failed.
    [[nodiscard]] Written flushed() { return file_->flushed(); }
    [[nodiscard]] Written finish();

private:
    std::string path_, draft_;  ///< `draft_` is empty for special files
    std::optional<OutputFile> file_;
};

/// Replaces the content of a file in one step, as `FileDraft` does.
[[nodiscard]] Written writeWhole(const std::string& path, std::string_view bytes);

/// Appends the text to a file completely or not at all.
[[nodiscard]] Written append(const std::string& path, std::string_view text);

}  // namespace rokada::tools
