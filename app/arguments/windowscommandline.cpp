#include "base/windowstext.h"
#include "commandline.h"

#include <windows.h>

#include <shellapi.h>

namespace rokada::arguments {

/// Asks Windows for the command line, because the arguments of `main` are in the code page of the system, which cannot
/// express all file names.
std::vector<std::string> commandLine(int argc, const char* const* argv) {
    int count = 0;
    wchar_t** const words = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    if (words == nullptr) return {argv, argv + argc};
    std::vector<std::string> texts;
    for (int i = 0; i < count; ++i) texts.push_back(utf8Text(words[i]));
    ::LocalFree(words);
    return texts;
}

}  // namespace rokada::arguments
