// Splits the names of files.
#pragma once

#include <filesystem>
#include <string_view>

namespace rokada {

/// Characters that separate the folders of a path on this system.
inline constexpr std::string_view PathSeparators =
    std::filesystem::path::preferred_separator == '\\' ? std::string_view("/\\:") : std::string_view("/");

/// Returns the part of a path after its last separator. Works on bytes, so a name with an invalid encoding is not an
/// error, as it can be with std::filesystem::path.
[[nodiscard]] constexpr std::string_view fileName(std::string_view path, std::string_view separators = PathSeparators) {
    return path.substr(path.find_last_of(separators) + 1);
}

/// Returns the name of a file without its folders and without its last extension.
[[nodiscard]] constexpr std::string_view fileStem(std::string_view path, std::string_view separators = PathSeparators) {
    const std::string_view name = fileName(path, separators);
    const std::size_t dot = name.rfind('.');
    return dot == 0 ? name : name.substr(0, dot);
}

}  // namespace rokada
