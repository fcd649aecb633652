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
    const std::string draft = path + ".rokada-draft";
    std::error_code failed;
    if (write(draft, bytes)) {
        std::filesystem::rename(draft, path, failed);
        if (!failed) return true;
    }
    std::filesystem::remove(draft, failed);
    return false;
}

}  // namespace rokada::tools
