#include "external/ruleways.h"

#include "base/scrambled.h"
#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <algorithm>
#include <utility>

namespace rokada::external {

namespace {

/// `Ways` is the number of random games. `LongestWay` is their maximum length in plies.
constexpr std::uint64_t Ways = 50, LongestWay = 150;

bool promotes(Move move) { return move.becomes() != NoKind && move.type() != MoveType::Drop; }

/// Returns a random move, in most cases a pawn move, so that pawns soon reach their promotion squares. `random` is a
/// random number that selects the move.
Move someMove(const Position& position, const MoveList& moves, std::uint64_t random) {
    std::vector<Move> advances;
    std::ranges::copy_if(moves, std::back_inserter(advances), [&](Move move) {
        return move.from() != NoSquare && position.book().pawns().has(position[move.from()]);
    });
    if (advances.empty() || random % 4 == 0) return moves[random / 4 % moves.size()];
    return advances[random / 4 % advances.size()];
}

/// Plays random games from the start until `arrived(made, moves)` returns true. `made` are the moves played so far,
/// `moves` the legal moves. Returns the played moves, or nullopt if `arrived` is never true. The games are the same at
/// every call.
template <class Arrived>
std::optional<std::vector<Move>> wayTo(const Rulebook& book, Arrived arrived) {
    for (std::uint64_t way = 0; way < Ways; ++way) {
        Position position = startPosition(book);
        std::vector<Move> made;
        while (made.size() < LongestWay) {
            const MoveList moves = legalMoves(position);
            if (arrived(made, moves)) return made;
            if (moves.empty()) break;
            made.push_back(someMove(position, moves, scrambled(way * LongestWay + made.size())));
            Undo undo;
            position.make(made.back(), undo);
        }
    }
    return {};
}

/// Returns the move in `theirs`, a position of another rulebook, that has the same text as `move` in `book`. Returns
/// nullopt if no legal move has this text. The boards can number their squares differently.
std::optional<Move> sameMove(const Rulebook& book, Move move, const Position& theirs) {
    const auto parsed = parseMove(theirs, moveText(book, move));
    return parsed ? std::optional<Move>(*parsed) : std::nullopt;
}

}  // namespace

std::optional<std::vector<Move>> wayToPromotion(const Rulebook& book) {
    return wayTo(book,
                 [](const std::vector<Move>&, const MoveList& moves) { return std::ranges::any_of(moves, promotes); });
}

std::optional<std::vector<Move>> wayToDifference(const Rulebook& book, const Rulebook& rival) {
    std::optional<Position> theirs;
    return wayTo(book, [&](const std::vector<Move>& made, const MoveList& moves) {
        if (made.empty()) {
            theirs = startPosition(rival);
        } else if (const auto move = theirs ? sameMove(book, made.back(), *theirs) : std::nullopt) {
            Undo undo;
            theirs->make(*move, undo);
        } else {
            theirs.reset();
        }
        MoveList others;
        if (theirs) legalMoves(*theirs, others);
        return theirs && others.size() != moves.size();
    });
}

Position positionAfter(const Rulebook& book, const std::vector<Move>& moves) {
    Position position = startPosition(book);
    for (const Move move : moves) {
        Undo undo;
        position.make(move, undo);
    }
    return position;
}

std::vector<std::string> movesOfRivalAlone(const Rulebook& book, const Rulebook& rival, const std::vector<Move>& way) {
    Position theirs = startPosition(rival);
    for (const Move move : way) {
        const auto known = sameMove(book, move, theirs);
        if (!known) return {};
        Undo undo;
        theirs.make(*known, undo);
    }
    const Position ours = positionAfter(book, way);
    const MoveList moves = legalMoves(theirs);
    std::vector<std::string> alone;
    for (const Move move : moves) {
        std::string text = moveText(rival, move);
        if (!parseMove(ours, text)) alone.push_back(std::move(text));
    }
    return alone;
}

}  // namespace rokada::external
