// Game of the library as a value: its PGN record, and properties that can be searched without reading the record.
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
    /// 0: a person; 1 to 10: a level of the computer; 11: full strength; 12: the external engine `name`.
    int level = Person;
    int team = 0;
    int halfPoints = -1;  ///< 0, 1 or 2; -1 while there is no result
    int moves = 0;        ///< moves made in this program, with known thinking time
    qint64 thought = 0;   ///< thinking time in milliseconds
    int hints = 0;        ///< turns in which the player asked for a hint
    int rating = 0;       ///< 0 if unknown
};

/// Game with the columns of the library's table.
struct LibraryGame {
    QByteArray key;  ///< equal for records of the same game
    QString game;    ///< variant id
    QString date;    ///< "2026-11-21", or its known beginning
    QString event, round;
    QString result;
    int plies = 0;
    QString opening;  ///< first moves in short notation with English piece letters
    QByteArray pgn;
    bool counted = false;  ///< true if the game counts in the statistics
    std::vector<LibrarySeat> seats;
    QString eco, named;  ///< ECO code and name of the opening; empty if it has none
    QString board;       ///< key of the `PackedBoard`
    PackedGame packed;
};

/// Returns the library game of a record. `today` is its date if the record has no date tag.
[[nodiscard]] LibraryGame libraryGame(const GameTree& tree, const QString& today);
/// Returns the library game of a PGN game. A game that cannot be played on the board is kept as text, with the name of
/// its variant.
[[nodiscard]] LibraryGame libraryGame(const PgnGame& game, const QString& today);
/// Returns the key of a further record of the same game, which depends on its text. Equal records have equal keys.
[[nodiscard]] QByteArray twinKey(const LibraryGame& game);
/// Returns the variants in which the typed first moves are legal: pairs of the variant id and the moves as the library
/// stores them. "1. e2-e4 e5 2. Кf3" becomes "e4 e5 Nf3".
[[nodiscard]] std::vector<std::pair<QString, QString>> openingsMeant(const QString& moves);
/// Returns stored first moves in another notation. Returns `opening` unchanged if the moves are not legal under `book`.
[[nodiscard]] QString openingShown(const Rulebook& book, const QString& opening, NotationStyle style);

/// Returns the number of moves of the main line, by the move numbers of the record. In a game of four sides, one move
/// is a round of the sides that still play. Returns 0 while reserve pieces are being placed.
[[nodiscard]] int movesIn(const QByteArray& pgn);

/// Row of the list of games.
struct LibraryRow {
    qint64 id = 0;
    QString game, date, players, result, opening, event, round;
    QString eco, named;
    QString white, black;  ///< names of partners are joined
    int whiteRating = 0, blackRating = 0;
    int plies = 0;
    int moves = 0;     ///< see `movesIn`
    int hints = 0;     ///< turns in which a player asked for a hint
    bool own = false;  ///< played in this program
};

/// Sort key of the list. Games with equal keys are sorted newest first.
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
    QString words;  ///< each of these words must occur in the game's data or text
    QString player, game, result;
    QString from, to;                ///< earliest and latest date, or their beginnings
    QString opening;                 ///< first moves, in any notation
    QString named;                   ///< beginning of an ECO code, or part of the opening's name
    std::vector<QStringList> meant;  ///< or English names: one of each list must occur in the opening's name
    std::shared_ptr<const PositionSearch> position;
    SearchWatch watch;  ///< stops and follows the search of `position`
    LibraryOrder order = LibraryOrder::Date;
    bool descending = true;
};

/// Result of a search: the ids of all games found, in order, and the rows of the first ones.
struct LibraryPage {
    static constexpr std::size_t Rows = 128;

    std::vector<LibraryRow> rows;
    std::vector<qint64> ids;
    std::vector<FoundGame> places;  ///< by game id: where `LibraryQuery::position` occurs
    int unprepared = 0;             ///< games that were not searched, because they are not packed yet
    bool stopped = false;           ///< true if the search was stopped; the rest is then empty
};

}  // namespace rokada::ui
