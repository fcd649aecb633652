// A game of the library as a value: its record, and what can be asked about it without reading the record.
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

/// The players by side, and the result.
struct LibrarySeat {
    static constexpr int Person = 0, FullStrength = 11, OtherEngine = 12;

    QString name;
    int level = Person;  ///< 1 to 10 are a computer's; `name` says which engine of others it is
    int team = 0;
    int halfPoints = -1;  ///< -1 while there is no result
    int moves = 0;        ///< made in this program, with their time
    qint64 thought = 0;   ///< milliseconds
    int hints = 0;        ///< turns in which a hint was asked for
    int rating = 0;       ///< 0: unknown
};

struct LibraryGame {
    QByteArray key;  ///< the same for the same game
    QString game;    ///< id
    QString date;    ///< "2026-11-21", or as much of it as is known
    QString event, round;
    QString result;
    int plies = 0;
    QString opening;  ///< the first moves in short notation with English letters
    QByteArray pgn;
    bool counted = false;  ///< in the statistics
    std::vector<LibrarySeat> seats;
    QString eco, named;  ///< of the opening, where it has a name
    QString board;       ///< on which it is packed, see `PackedBoard`
    PackedGame packed;
};

/// Of a record. Without a date of its own it gets this one.
[[nodiscard]] LibraryGame libraryGame(const GameTree& tree, const QString& today);
/// The same of a game as it was read; one that the board cannot play is kept as its text, with the name of its variant.
[[nodiscard]] LibraryGame libraryGame(const PgnGame& game, const QString& today);
/// The key under which another record of the same game is kept. Equal records have the same one.
[[nodiscard]] QByteArray twinKey(const LibraryGame& game);
/// "e4 e5 Nf3" of "1. e2-e4 e5 2. Кf3", for every variant in which these first moves are legal: pairs of a variant's id
/// and its first moves as the library keeps them.
[[nodiscard]] std::vector<std::pair<QString, QString>> openingsMeant(const QString& moves);
/// First moves as the library keeps them, in another notation; unchanged if they are not legal under the usual rules of
/// the variant.
[[nodiscard]] QString openingShown(const Rulebook& book, const QString& opening, NotationStyle style);

/// How many moves a record of the library has, counted as the list of moves and the start page do: among four a move is
/// what those play who are still there, and placing reserve pieces is none.
[[nodiscard]] int movesIn(const QByteArray& pgn);

/// A row of the list.
struct LibraryRow {
    qint64 id = 0;
    QString game, date, players, result, opening, event, round;
    QString eco, named;
    QString white, black;  ///< partners are joined
    int whiteRating = 0, blackRating = 0;
    int plies = 0;
    int moves = 0;     ///< see `movesIn`
    int hints = 0;     ///< turns with help
    bool own = false;  ///< played in this program
};

/// By what the list is sorted; equals have the newest first.
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

/// What is looked for; empty fields do not matter.
struct LibraryQuery {
    QString words;  ///< all of them occur somewhere
    QString player, game, result;
    QString from, to;  ///< dates
    QString opening;   ///< first moves, in any notation
    QString named;     ///< the beginning of an ECO code, or words of the opening's name
    std::shared_ptr<const PositionSearch> position;
    SearchWatch watch;  ///< of the search for the position
    LibraryOrder order = LibraryOrder::Date;
    bool descending = true;
};

/// What was found, in its order: the numbers of all games, and the first rows.
struct LibraryPage {
    static constexpr std::size_t Rows = 128;

    std::vector<LibraryRow> rows;
    std::vector<qint64> ids;
    std::vector<FoundGame> places;  ///< by number: where what was looked for on the board is
    int unprepared = 0;             ///< games that were not looked at, because they are still being prepared
    bool stopped = false;           ///< called off: nothing was found, whatever is there
};

}  // namespace rokada::ui
