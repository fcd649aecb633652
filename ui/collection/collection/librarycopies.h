// Copies of a library: database files beside it. The last three copies are kept.
#pragma once

#include "collection/positionsearch.h"

#include <QDateTime>
#include <QString>

#include <tl/expected.hpp>

#include <vector>

class QSqlDatabase;

namespace rokada::ui {

/// File with a copy of a library.
struct LibraryCopy {
    QString file;
    QDateTime made;
    int games = 0;
};

/// Limits of the number of copies and of their total size.
struct CopyLimits {
    static constexpr std::size_t Generations = 3;

    qint64 bytes = 500'000'000;
    int partOfFree = 10;  ///< copies can use 1/`partOfFree` of the free disk space
};

/// Reasons why a copy was not made. Empty: the library has no games, and would replace a copy that has some.
enum class NoCopy : std::uint8_t { Failed, Stopped, TooLarge, Empty };

/// Reason why a copy was not made, with details.
struct CopyFailure {
    NoCopy kind = NoCopy::Failed;
    QString why;       ///< system error text; can be empty
    qint64 bytes = 0;  ///< expected size in bytes if the copy is too large
};

/// Number of games in a copy, or the reason why the copy was not made.
using Copied = tl::expected<int, CopyFailure>;

/// Copies the games of an open database, except deleted ones, to the file `to`, which is replaced. A temporary file is
/// written and checked first. A copy with games is not replaced by one without. Returns the number of games.
/// Precondition: no transaction is open.
[[nodiscard]] Copied writeCopy(const QSqlDatabase& library, const QString& to, const SearchWatch& watch);
/// Replaces the games of an open database by the games of a copy, in one transaction. Returns the number of new games.
/// The new games get ids above all ids in use, so that an old id never refers to a new game.
[[nodiscard]] Copied takeOver(const QSqlDatabase& library, const QString& copy);

/// Removes temporary files and locks beside this library that killed programs have left.
void removeLeftFiles(const QString& library);

/// File beside a library with the place of a copy that is being saved. After a crash it shows which temporary file must
/// be removed there.
class CopyNote {
public:
    /// Writes the note for a copy to `to`. Errors are ignored, because a copy does not need the note.
    CopyNote(const QString& library, const QString& to);
    ~CopyNote();
    CopyNote(const CopyNote&) = delete;
    CopyNote& operator=(const CopyNote&) = delete;

    /// Removes the temporary file of a killed program, and its note.
    static void clear(const QString& library);

private:
    const QString note_;
};

/// Returns the copies of this library, newest first. The files are not opened, and `games` is 0.
[[nodiscard]] std::vector<LibraryCopy> listedCopies(const QString& library);
/// Returns the copies that can be opened and contain games, newest first. Sets the number of games in each.
[[nodiscard]] std::vector<LibraryCopy> copiesOf(const QString& library);
/// Returns the number of games in a collection without the deleted ones. Returns -1 if the file is missing or damaged.
[[nodiscard]] int gamesInCopy(const QString& file);

/// Makes a copy beside an open library, then removes old copies until `limits` are kept. The newest copy is always
/// kept. Returns the number of copied games. An empty library is not copied, and the result is 0.
[[nodiscard]] Copied addCopy(const QSqlDatabase& library, const QString& file, const CopyLimits& limits,
                             const SearchWatch& watch);

}  // namespace rokada::ui
