// Game of the library: its PGN record, and the properties that can be searched without reading the record.
#pragma once

#include "collection/positionsearch.h"
#include "database/packedgame.h"
#include "record/pgnreader.h"
#include "texts/notations.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <utility>
#include <vector>

namespace rokada::ui {

/// Player of one side, with the result and the time used.
struct LibrarySeat {
    static constexpr int Person = 0, FullStrength = 11, OtherEngine = 12;

    QString name;
    /// 0 for a person, 1 to 10 for a level of the computer, 11 for full strength, 12 for the external engine `name`.
    int level = Person;
    int team = 0;
    int halfPoints = -1;  ///< half points of the player: 0, 1 or 2; -1 if the game has no result
    int moves = 0;        ///< number of moves with known thinking time that the player made in this program
    qint64 thought = 0;   ///< total thinking time in milliseconds
    int hints = 0;        ///< number of turns in which the player asked for a hint
    int rating = 0;       ///< rating of the player; 0 if unknown
};

/// Game with the values of its columns in the table of the library.
struct LibraryGame {
    QByteArray key;  ///< key that records of the same game have in common
    QString game;    ///< id of the variant
    QString date;    ///< date of the game, for example "2026-11-21"; only the beginning if the rest is unknown
    QString event, round;
    QString result;
    int plies = 0;
    QString opening;  ///< first moves in short algebraic notation with English piece letters
    QByteArray pgn;
    bool counted = false;  ///< true if the game counts in the statistics
    std::vector<LibrarySeat> seats;
    /// ECO code (`eco`) and name (`named`) of the opening; empty if the opening is unknown.
    QString eco, named;
    QString board;  ///< key of the `PackedBoard` on which the game was played
    PackedGame packed;
};

/// Returns the library game of a record. `today` is the date of the game if the record has no date tag.
[[nodiscard]] LibraryGame libraryGame(const GameTree& tree, const QString& today);
/// Returns the library game of a PGN game. A game that the board cannot play is kept as text with the name of its
/// variant.
[[nodiscard]] LibraryGame libraryGame(const PgnGame& game, const QString& today);
/// Returns the key for another version of a stored game. It depends on the text of the record, so that equal records
/// have equal keys.
[[nodiscard]] QByteArray duplicateKey(const LibraryGame& game);
/// Returns the variants in which the typed first moves are legal, as pairs of variant id and moves. The moves are
/// written as the library stores them: "1. e2-e4 e5 2. Кf3" becomes "e4 e5 Nf3".
[[nodiscard]] std::vector<std::pair<QString, QString>> openingsMeant(const QString& moves);
/// Returns stored first moves in another notation. Returns `opening` unchanged if its moves are not legal under `book`.
[[nodiscard]] QString openingShown(const Rulebook& book, const QString& opening, NotationStyle style);

/// Returns the number of moves of the main line, from the move numbers of the record. In a game of four sides, a move
/// is a round of all sides that still play. Returns 0 if the game ended while reserve pieces were being placed.
[[nodiscard]] int movesIn(const QByteArray& pgn);

/// Row of the list of games.
struct LibraryRow {
    qint64 id = 0;
    QString game, date, players, result, opening, event, round;
    QString eco, named;
    /// Names of each team. The names of partners are joined by " + ".
    QString white, black;
    int whiteRating = 0, blackRating = 0;
    int plies = 0;
    int moves = 0;     ///< number of moves as `movesIn` returns it
    int hints = 0;     ///< number of turns in which a player asked for a hint
    bool own = false;  ///< true if the game was played in this program
};

/// Sort key of the list. Games with equal keys are sorted by id, newest first.
enum class LibraryOrder : std::uint8_t {
    White,
    WhiteRating,
    Black,
    BlackRating,
    Result,
    Date,
    Event,
    Round,
    Eco,
    Named,
    Opening,
    Plies,
    Variant,
    Hints
};

/// Search conditions. Empty fields match every game.
struct LibraryQuery {
    QString words;  ///< words that must all occur in the game's data or text
    QString player, game, result;
    /// Earliest and latest date of the game. Each can be incomplete, for example only the year.
    QString from, to;
    QString opening;  ///< first moves in any notation
    QString named;    ///< beginning of an ECO code, or part of an opening's name
    /// English opening names that `named` can mean. The opening's name must contain one name of each list.
    std::vector<QStringList> meant;
    std::shared_ptr<const PositionSearch> position;
    SearchWatch watch;  ///< progress and cancellation of the search for `position`
    LibraryOrder order = LibraryOrder::Date;
    bool descending = true;
};

/// Result of a search: the ids of all games found, in order, and the rows of the first games.
struct LibraryPage {
    static constexpr std::size_t Rows = 128;

    std::vector<LibraryRow> rows;
    std::vector<qint64> ids;
    std::vector<FoundGame> places;     ///< places where `LibraryQuery::position` occurs, by game id
    int unindexed = 0;                 ///< games that were not searched, because they are not packed yet
    bool stopped = false;              ///< true if the search was stopped; the rest is then empty
    std::optional<QString> failure{};  ///< why the games cannot be read; the rest is then empty
};

}  // namespace rokada::ui
