// Automatic copies of a library: database files beside it. The last three are kept. Also saves copies to other places
// and restores them.
#pragma once

#include "collection/positionsearch.h"

#include <QDateTime>
#include <QString>

#include <tl/expected.hpp>

#include <vector>

class QSqlDatabase;

namespace rokada::ui {

/// File with a copy of a library, the time of the copy, and its number of games.
struct LibraryCopy {
    QString file;
    QDateTime made;
    int games = 0;
};

/// Limits of the automatic copies: their number and their total size in bytes.
struct CopyLimits {
    static constexpr std::size_t Generations = 3;

    qint64 bytes = 500'000'000;
    int partOfFree = 10;  ///< all copies together use at most 1/`partOfFree` of the free disk space
};

/// Reasons why a copy was not made. `Empty`: the library has no games, but the file to be replaced has some.
enum class NoCopy : std::uint8_t { Failed, Stopped, TooLarge, Empty };

/// Failure of a copy, with details.
struct CopyFailure {
    NoCopy kind = NoCopy::Failed;
    QString why;       ///< error text of the system; can be empty
    qint64 bytes = 0;  ///< only if the copy is too large: its expected size in bytes
};

/// Result of making a copy: the number of copied games, or the failure.
using Copied = tl::expected<int, CopyFailure>;

/// Copies all games of an open database, except deleted ones, to the file `to`. Writes and checks a temporary file,
/// then replaces `to` by it. Does not replace a copy that has games by one without games. Returns the number of games.
/// Precondition: no transaction is open.
[[nodiscard]] Copied writeCopy(const QSqlDatabase& library, const QString& to, const SearchWatch& watch);
/// Replaces all games of an open database by the games of the file `copy`, in one transaction. Returns the number of
/// new games. They get ids above all previous ids, so that an old id never means another game.
[[nodiscard]] Copied takeOver(const QSqlDatabase& library, const QString& copy);

/// Removes temporary files and lock files beside `library` that killed programs have left.
void removeLeftFiles(const QString& library);

/// Note file beside a library while a copy is saved to another place. It contains the name of the temporary file, so
/// that this file can be removed after a crash.
class CopyNote {
public:
    /// Writes the note for a copy to the file `to`. Errors are ignored, because the copy does not need the note.
    CopyNote(const QString& library, const QString& to);
    ~CopyNote();
    CopyNote(const CopyNote&) = delete;
    CopyNote& operator=(const CopyNote&) = delete;

    /// Removes the temporary file that a killed program has left, and the note about it.
    static void clear(const QString& library);

private:
    const QString note_;
};

/// Returns the automatic copies of `library`, newest first. Does not open the files, so `games` is 0.
[[nodiscard]] std::vector<LibraryCopy> listedCopies(const QString& library);
/// Returns the automatic copies that are intact and contain games, newest first, with their numbers of games.
[[nodiscard]] std::vector<LibraryCopy> copiesOf(const QString& library);
/// Returns the number of games in a collection file, without deleted ones. Checks the whole file. Returns -1 if the
/// file is missing or damaged.
[[nodiscard]] int gamesInCopy(const QString& file);

/// Makes an automatic copy of an open library, then removes old copies until `limits` are respected. Never removes the
/// newest copy. Returns the number of copied games. Does not copy an empty library, and then returns 0.
[[nodiscard]] Copied addCopy(const QSqlDatabase& library, const QString& file, const CopyLimits& limits,
                             const SearchWatch& watch);

}  // namespace rokada::ui
