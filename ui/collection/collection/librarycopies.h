// Copies of a library: files of the same kind beside it, of which the last three are kept.
#pragma once

#include "collection/positionsearch.h"

#include <QDateTime>
#include <QString>

#include <tl/expected.hpp>

#include <vector>

class QSqlDatabase;

namespace rokada::ui {

struct LibraryCopy {
    QString file;
    QDateTime made;
    int games = 0;
};

/// How many copies are kept, and how large they may be together.
struct CopyLimits {
    static constexpr std::size_t Generations = 3;

    qint64 bytes = 500'000'000;
    int partOfFree = 10;  ///< a tenth of what is free on the disk
};

enum class NoCopy : std::uint8_t { Failed, Stopped, TooLarge };

/// Why a copy was not made.
struct CopyFailure {
    NoCopy kind = NoCopy::Failed;
    QString why;       ///< in the words of the system; empty if there are none
    qint64 bytes = 0;  ///< size of one that is too large
};

using Copied = tl::expected<int, CopyFailure>;

/// Writes the games of an open database, except deleted ones, into a new database that gets this name when it is
/// whole and was counted; a file of that name is replaced. Returns the number of games. Not in a transaction.
[[nodiscard]] Copied writeCopy(const QSqlDatabase& library, const QString& to, const SearchWatch& watch);
/// Replaces the games of an open database by those of a copy, all or none. Returns how many these are. They get new
/// numbers, so that none means another game than before.
[[nodiscard]] Copied takeOver(const QSqlDatabase& library, const QString& copy);

/// Those of this library, the newest first. They are not opened: each has 0 games.
[[nodiscard]] std::vector<LibraryCopy> listedCopies(const QString& library);
/// Those that can be opened, with their games.
[[nodiscard]] std::vector<LibraryCopy> copiesOf(const QString& library);
/// The number of games in a whole collection; -1 if it is none.
[[nodiscard]] int gamesInCopy(const QString& file);

/// Makes a copy beside an open library and removes those that are too many or too large then. An empty library is not
/// copied; the copy has 0 games then.
[[nodiscard]] Copied addCopy(const QSqlDatabase& library, const QString& file, const CopyLimits& limits,
                             const SearchWatch& watch);

}  // namespace rokada::ui
