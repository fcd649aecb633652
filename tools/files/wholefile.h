// Files of tools that lose nothing when a write fails: one replaces another as a whole, or text is appended.
#pragma once

#include "outputfile.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada::tools {

/// The new content of a file, written piece by piece. Until `finish` the old one is untouched, and without it the new
/// one is thrown away. A link stays a link; what is no regular file, as /dev/stdout, is written to as it is.
class FileDraft {
public:
    explicit FileDraft(const std::string& path);
    ~FileDraft();
    FileDraft(const FileDraft&) = delete;
    FileDraft& operator=(const FileDraft&) = delete;

    [[nodiscard]] std::ostream& stream() { return *file_; }
    /// It can be written so far.
    [[nodiscard]] Written flushed() { return file_->flushed(); }
    [[nodiscard]] Written finish();

private:
    std::string path_, draft_;  ///< the draft is empty where there is none
    std::optional<OutputFile> file_;
};

/// Puts the bytes into the file in one step, as `FileDraft` does.
[[nodiscard]] Written writeWhole(const std::string& path, std::string_view bytes);

/// Appends the text to a file: all of it or nothing.
[[nodiscard]] Written append(const std::string& path, std::string_view text);

}  // namespace rokada::tools
