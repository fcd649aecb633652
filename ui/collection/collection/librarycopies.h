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

/// Maximum number of copies, and of their total size in bytes.
struct CopyLimits {
    static constexpr std::size_t Generations = 3;

    qint64 bytes = 500'000'000;
    int partOfFree = 10;  ///< copies may use one part in this many of the free disk space
};

/// Reasons why a copy was not made.
enum class NoCopy : std::uint8_t { Failed, Stopped, TooLarge };

/// Describes why a copy was not made.
struct CopyFailure {
    NoCopy kind = NoCopy::Failed;
    QString why;       ///< system error text; can be empty
    qint64 bytes = 0;  ///< expected size, if the copy is too large
};

/// Number of games in a copy, or the reason why it failed.
using Copied = tl::expected<int, CopyFailure>;

/// Copies the games of an open database, except deleted ones, to the file `to`, which is replaced. A temporary file is
/// written and checked first. Returns the number of games. Precondition: no transaction is open.
[[nodiscard]] Copied writeCopy(const QSqlDatabase& library, const QString& to, const SearchWatch& watch);
/// Replaces the games of an open database by those of a copy, in one transaction. Returns the number of new games. They
/// get ids above all ids in use, so that an old id never refers to a new game.
[[nodiscard]] Copied takeOver(const QSqlDatabase& library, const QString& copy);

/// Returns the copies of this library, newest first. The files are not opened, and `games` is 0.
[[nodiscard]] std::vector<LibraryCopy> listedCopies(const QString& library);
/// Returns the copies that can be opened and contain games, newest first, with their numbers of games.
[[nodiscard]] std::vector<LibraryCopy> copiesOf(const QString& library);
/// Returns the number of games in a collection that are not deleted, or -1 if the file is missing or damaged.
[[nodiscard]] int gamesInCopy(const QString& file);

/// Makes a copy beside an open library, then removes old copies until they keep `limits`. The newest copy is always
/// kept. Returns the number of games; an empty library is not copied, and the result is 0.
[[nodiscard]] Copied addCopy(const QSqlDatabase& library, const QString& file, const CopyLimits& limits,
                             const SearchWatch& watch);

}  // namespace rokada::ui
