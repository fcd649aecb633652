// Game of a library: its PGN record, and the data by which it is searched and sorted without reading the record.
#pragma once

#include "ai/levels/level.h"
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

/// Player of one side, with the result, thinking time and hints. "Seat" means one side of a game with its player.
struct LibrarySeat {
    static constexpr int Person = 0, FullStrength = 11, OtherEngine = 12;

    QString name;
    /// 0 for a person, 1 to 10 for a level of the built-in engine, 11 for its full strength, 12 for the external engine
    /// `name`. A level between two numbers is stored as `Level::steps`, for example 350 for level 3.5.
    int level = Person;
    int team = 0;
    int halfPoints = -1;  ///< half points of the player's team: 0, 1 or 2; -1 if the game has no result
    int moves = 0;        ///< number of the player's moves with a known thinking time
    qint64 thought = 0;   ///< total thinking time in milliseconds
    int hints = 0;        ///< number of turns in which the player asked for a hint
    int rating = 0;       ///< rating of the player; 0 if unknown
};

/// Returns the level of a computer from `LibrarySeat::level`.
[[nodiscard]] inline Level playingLevel(int stored) {
    if (stored == LibrarySeat::FullStrength) return Level::full();
    return stored <= LibrarySeat::OtherEngine ? Level(stored) : Level::ofSteps(stored);
}

/// Game as it is stored in the table of a library.
struct LibraryGame {
    static constexpr int OpeningPlies = 10;

    QByteArray key;  ///< hash of start position, moves and main tags; equal for all records of the same game
    QString game;    ///< id of the variant
    QString date;    ///< date of the game, for example "2026-11-21"; shorter if only year or month are known
    QString event, round;
    QString result;
    int plies = 0;
    /// First `OpeningPlies` plies in short algebraic notation with English piece letters.
    QString opening;
    QByteArray record;     ///< record as it is stored, before compression; see `storedrecord.h`
    bool counted = false;  ///< true if the game was played in this program and counts in the statistics
    std::vector<LibrarySeat> seats;
    /// ECO code (`eco`) and name (`named`) of the opening; empty if the opening is unknown.
    QString eco, named;
    QString board;  ///< key of the `PackedBoard` with which the game was packed; empty for a game kept as text
    PackedGame packed;
};

/// Returns the record as a game of the library. `today` is the date of the game if the record has no date tag.
[[nodiscard]] LibraryGame libraryGame(const GameTree& tree, const QString& today);
/// Returns a PGN game as a game of the library. A game that the program cannot replay is stored as text, with the name
/// of its variant.
[[nodiscard]] LibraryGame libraryGame(const PgnGame& read, const QString& today);
/// Returns the game of a stored PGN text. Its record keeps this text byte for byte.
[[nodiscard]] LibraryGame libraryGame(const QByteArray& pgn, const QString& today);
/// Returns the key of a further record of a game that is already stored. The hash includes the record, so that each
/// different record has a key of its own.
[[nodiscard]] QByteArray duplicateKey(const LibraryGame& game);
/// Returns the same key as earlier versions of the program made it, from the PGN text.
[[nodiscard]] QByteArray earlierDuplicateKey(const LibraryGame& game);
/// Returns true if the stored record `record` has the same PGN text as the record of `game`.
[[nodiscard]] bool isSameRecord(const QByteArray& record, const LibraryGame& game);
/// Returns the variants in which the typed first moves are legal, as pairs of variant id and moves. The moves are in
/// the notation of `LibraryGame::opening`: "1. e2-e4 e5 2. Кf3" becomes "e4 e5 Nf3".
[[nodiscard]] std::vector<std::pair<QString, QString>> openingsMeant(const QString& moves);
/// Returns the moves of `LibraryGame::opening` in the notation `style`. Returns `opening` unchanged if its moves are
/// not legal under `book`.
[[nodiscard]] QString openingShown(const Rulebook& book, const QString& opening, NotationStyle style);

/// Returns the first `plies` moves of the main line of a PGN text, separated by spaces.
[[nodiscard]] QString firstMovesIn(const QByteArray& pgn, qsizetype plies);

/// Returns the number of moves of the main line, according to its move numbers. With four sides, a move is one round of
/// all sides that are still in the game. Returns 0 if the game ended while reserve pieces were being placed.
[[nodiscard]] int movesIn(const QByteArray& pgn);

/// Row of the list of games in the window.
struct LibraryRow {
    qint64 id = 0;
    QString game, date, players, result, opening, event, round;
    QString eco, named;
    /// Names of the players of each team. Partners are joined by " + ".
    QString white, black;
    int whiteRating = 0, blackRating = 0;
    int plies = 0;
    int moves = 0;     ///< number of moves, see `movesIn`
    int hints = 0;     ///< number of turns in which a player asked for a hint
    bool own = false;  ///< true if the game counts in the statistics (`LibraryGame::counted`)
};

/// Sort key of the list of games. Games with equal keys are sorted by id, newest first.
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

/// Search conditions for the list of games. Empty fields match every game.
struct LibraryQuery {
    QString words;  ///< words that must all occur in the data or the PGN text of the game
    QString player, game, result;
    /// Earliest and latest date of the game. Each can be incomplete, for example only a year.
    QString from, to;
    QString opening;  ///< first moves in any notation
    QString named;    ///< beginning of an ECO code, or part of the name of an opening
    /// English opening names that `named` can mean if it is in another language. The opening of the game must contain
    /// at least one name of each list.
    std::vector<QStringList> meant;
    std::shared_ptr<const PositionSearch> position;
    SearchWatch watch;  ///< progress and stop request of a search for `position`
    LibraryOrder order = LibraryOrder::Date;
    bool descending = true;
};

/// Result of a search: the ids of all matching games in their order, and the rows of the first `Rows` games.
struct LibraryPage {
    static constexpr std::size_t Rows = 128;

    std::vector<LibraryRow> rows;
    std::vector<qint64> ids;
    std::vector<FoundGame> places;  ///< games with the ply at which `LibraryQuery::position` occurs, by game id
    int unindexed = 0;  ///< number of games that were not searched, because they are not packed yet (see `GameIndex`)
    bool stopped = false;              ///< true if the search was stopped; the rest is then empty
    std::optional<QString> failure{};  ///< error text if the games cannot be read; the other fields are then empty
};

}  // namespace rokada::ui
