#include "external/commandline.h"

#include <string_view>

namespace rokada::external {

namespace {

/// Returns a word in quotes. A quote inside the word gets a backslash. Backslashes before such a quote and before the
/// closing quote are doubled.
std::string quoted(std::string_view word) {
    std::string text = "\"";
    std::size_t backslashes = 0;
    for (const char c : word) {
        if (c == '"') text.append(backslashes + 1, '\\');
        backslashes = c == '\\' ? backslashes + 1 : 0;
        text += c;
    }
    text.append(backslashes, '\\');
    return text + '"';
}

}  // namespace

std::string windowsCommandLine(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) {
        if (!line.empty()) line += ' ';
        const bool plain = !word.empty() && word.find_first_of(" \t\n\v\"") == std::string::npos;
        line += plain ? word : quoted(word);
    }
    return line;
}

}  // namespace rokada::external
