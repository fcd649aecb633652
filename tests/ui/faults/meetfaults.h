// Runs a writer with every single fault of the system, and prints the results.
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
    std::function<QString()> write;       ///< Returns the reported error; empty if none.
    std::function<QByteArray()> content;  ///< Returns the current state in a comparable form.
    QString ignored = {};                 ///< Part of the names of files to ignore.
};

/// Returns the numbers of the calls to fail: the first, the last and ten others; in the nightly run all.
[[nodiscard]] std::vector<int> chosenCalls(int calls);

/// Fails each chosen call with each error. The folder must have the new contents if no error was reported and the old
/// ones otherwise, without other files. Prints one table row: calls, faults tried, reported, harmless.
void meetEveryFault(const QTemporaryDir& folder, const Writer& writer);

}  // namespace rokada::ui::testing
