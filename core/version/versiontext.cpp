#include "version/version.h"

#define ROKADA_TEXT_OF(number) #number
#define ROKADA_TEXT(macro) ROKADA_TEXT_OF(macro)

namespace rokada {

std::string_view compiler() {
#if defined(__clang__)
    return "Clang " ROKADA_TEXT(__clang_major__) "." ROKADA_TEXT(__clang_minor__) "." ROKADA_TEXT(__clang_patchlevel__);
#elif defined(__GNUC__)
    return "GCC " ROKADA_TEXT(__GNUC__) "." ROKADA_TEXT(__GNUC_MINOR__) "." ROKADA_TEXT(__GNUC_PATCHLEVEL__);
#else
    return "unknown";
#endif
}

std::string versionText(std::string_view program) {
    std::string text(program);
    text.append(" ").append(version());
    if (!commit().empty()) text.append("\nCommit: ").append(commit());
    return text.append("\nCompiler: ").append(compiler());
}

}  // namespace rokada
