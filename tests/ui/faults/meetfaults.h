// Lets a writer meet every single fault of the system, and prints what became of it.
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

class QTemporaryDir;

namespace rokada::ui::testing {

/// Something that writes into a folder.
struct Writer {
    const char* name;
    std::function<void()> prepare;        ///< Makes the old state.
    std::function<QString()> write;       ///< Returns what was told of a failure; empty if nothing was.
    std::function<QByteArray()> content;  ///< What is there now, in a form that can be compared.
    QString ignored = {};                 ///< Part of the names of files that come and go by themselves.
};

/// The numbers of the calls that fail: the first, the last and ten others, or in the nightly size all of them.
[[nodiscard]] std::vector<int> chosenCalls(int calls);

/// Each chosen call fails with each error. The folder must have the new content if nothing was told, and the old
/// content if something was, and no other files. Prints one row of a table: calls, faults tried, told, harmless.
void meetEveryFault(const QTemporaryDir& folder, const Writer& writer);

}  // namespace rokada::ui::testing
