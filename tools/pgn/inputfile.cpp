#include "inputfile.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace rokada {

std::optional<std::string> whyUnreadable(const std::string& file) {
    // A folder can be opened like a file.
    std::error_code unknown;
    if (std::filesystem::is_directory(file, unknown)) return std::generic_category().message(EISDIR);
    errno = 0;
    if (std::ifstream(file, std::ios::binary)) return std::nullopt;
    return errno == 0 ? "cannot be read" : std::generic_category().message(errno);
}

}  // namespace rokada
