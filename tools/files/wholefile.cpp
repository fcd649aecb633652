#include "wholefile.h"

#include <filesystem>
#include <system_error>

namespace rokada::tools {

namespace {

/// Returns true if the path is a regular file or does not exist. A device must not be replaced by a file.
bool replaceable(const std::string& path) {
    std::error_code failed;
    return !std::filesystem::exists(path, failed) || std::filesystem::is_regular_file(path, failed);
}

/// Returns the target of a link. Returns the path itself if it is no link.
std::string targetOf(const std::string& path) {
    std::error_code failed;
    const auto target = std::filesystem::canonical(path, failed);
    return failed ? path : target.string();
}

}  // namespace

FileDraft::FileDraft(const std::string& path) : path_(path) {
    if (replaceable(path)) {
        path_ = targetOf(path);
        draft_ = path_ + ".rokada-draft";
    }
    file_.emplace(draft_.empty() ? path_ : draft_, std::ios::trunc, path);
}

FileDraft::~FileDraft() {
    std::error_code failed;
    if (!draft_.empty()) std::filesystem::remove(draft_, failed);
}

Written FileDraft::finish() {
    if (Written done = file_->closed(); !done || draft_.empty()) return done;
    std::error_code failed;
    std::filesystem::rename(draft_, path_, failed);
    if (failed) return notWritten(path_, failed.message());
    draft_.clear();
    return {};
}

Written writeWhole(const std::string& path, std::string_view bytes) {
    FileDraft draft(path);
    draft.stream() << bytes;
    return draft.finish();
}

Written append(const std::string& path, std::string_view text) {
    std::error_code unknown, failed;
    const bool there = std::filesystem::exists(path, unknown);
    const auto size = there ? std::filesystem::file_size(path, unknown) : 0;
    OutputFile file(path, std::ios::app, path);
    file << text;
    Written done = file.closed();
    if (!done && !unknown && replaceable(path)) std::filesystem::resize_file(path, size, failed);
    return done;
}

}  // namespace rokada::tools
