// Runs a writer once for each system call that can fail and each error, and prints the results.
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

class QTemporaryDir;

namespace rokada::ui::testing {

/// Operation that writes into a folder.
struct Writer {
    const char* name;
    std::function<void()> prepare;        ///< Creates the old state.
    std::function<QString()> write;       ///< Returns the reported error, or an empty string.
    std::function<QByteArray()> content;  ///< Returns the current state in a comparable form.
    QString ignored = {};                 ///< Files with this part in their names are ignored.
};

/// Returns the numbers of the calls that must fail, out of `calls`: the first, the last and ten others. The nightly run
/// chooses all calls.
[[nodiscard]] std::vector<int> chosenCalls(int calls);

/// Makes each chosen call fail with each error. If the writer reports no error, the folder must have the new contents,
/// otherwise the old ones. The folder must contain no other files. Prints a table row with the numbers of calls, tried
/// faults, reported faults, and harmless faults (not reported).
void meetEveryFault(const QTemporaryDir& folder, const Writer& writer);

}  // namespace rokada::ui::testing
