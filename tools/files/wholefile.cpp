#include "wholefile.h"

#include <filesystem>
#include <fstream>
#include <system_error>

namespace rokada::tools {

namespace {

bool write(const std::string& path, std::string_view bytes) {
    std::ofstream file(path, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    return file.good();
}

}  // namespace

bool writeWhole(const std::string& path, std::string_view bytes) {
    std::error_code failed;
    const bool there = std::filesystem::exists(path, failed);
    // A device must not be replaced by a file.
    if (there && !std::filesystem::is_regular_file(path, failed)) return write(path, bytes);
    const std::string target = there ? std::filesystem::canonical(path, failed).string() : path;
    if (failed) return false;
    const std::string draft = target + ".rokada-draft";
    if (write(draft, bytes)) {
        std::filesystem::rename(draft, target, failed);
        if (!failed) return true;
    }
    std::filesystem::remove(draft, failed);
    return false;
}

}  // namespace rokada::tools
