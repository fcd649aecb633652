// Version of this build and facts about the project, for `--version`, the protocols and the dialog about the program.
#pragma once

#include <string>
#include <string_view>

namespace rokada {

/// Returns the number of the version. If the sources are not those of the tag of this version, `+git.` and the short
/// commit follow. If the build found no git history, nothing follows.
[[nodiscard]] std::string_view version();
/// Returns the short commit from which the program was built. Returns an empty text if the build found no git history.
[[nodiscard]] std::string_view commit();
/// Returns the name and the version of the compiler, for example "GCC 12.2.0".
[[nodiscard]] std::string_view compiler();

/// Returns the reverse-DNS id of the application, which is also the name of its desktop entry.
[[nodiscard]] std::string_view applicationId();
/// Returns the address of the project's web page, or an empty text if there is none.
[[nodiscard]] std::string_view homepage();
/// Returns the address where users report defects, or an empty text if there is none.
[[nodiscard]] std::string_view bugTracker();

/// Returns the year and the holder of the copyright, for example "2026 The Rokada developers", from the file LICENSE.
[[nodiscard]] std::string_view copyright();

/// Returns the answer to `--version` without a newline at its end: the name of the program with its version, and lines
/// with the commit and the compiler.
[[nodiscard]] std::string versionText(std::string_view program);

}  // namespace rokada
