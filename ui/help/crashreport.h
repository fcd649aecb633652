// Reports of crashes. They stay on this computer until the user copies them.
#pragma once

#include <QString>

#include <stop_token>
#include <string>

namespace rokada::ui {

/// Writes a report to the file `path` if the program is ended by a fault, by `abort` or by an exception that nothing
/// catches. The report begins with `head`, and contains the cause and the functions that were running. Does not replace
/// handlers that are already installed, such as those of a sanitizer. Call it once, on the main thread.
void reportCrashes(const std::string& path, const std::string& head);

/// Returns the name of the file in `folder` to which a crash is reported.
[[nodiscard]] QString newCrashReport(const QString& folder);
/// Returns the name of the file in `folder` that contains the last report of which the user was informed.
[[nodiscard]] QString knownCrashReport(const QString& folder);
/// Returns the new report in `folder`, and renames its file to `knownCrashReport`. Returns an empty text if there is no
/// new report, or if another process has taken it. Do not call it on the thread of the window.
[[nodiscard]] QString takeCrashReport(const QString& folder, const std::stop_token& stop = {});

}  // namespace rokada::ui
