// Opening book: the moves of a position and their frequencies, independent of the file format.
#pragma once

#include "base/move.h"
#include "rules/position.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace rokada {

/// Move of an opening book with its statistics.
struct BookMove {
    Move move;
    int weight = 0;  ///< relative frequency; a move with weight 0 is never played
    /// Numbers of games with this move that the first team won, drew and lost. All are 0 if the book has no results.
    int wins = 0, draws = 0, losses = 0;
    /// Years of the first and of the last game with this move; 0 if unknown.
    int firstYear = 0, lastYear = 0;

    /// Returns the number of games with a result.
    [[nodiscard]] int games() const { return wins + draws + losses; }

    friend bool operator==(const BookMove&, const BookMove&) = default;
};

/// Returns the share of a move, 0 to 1, among the book moves of its position: the probability that a computer player
/// chooses it.
[[nodiscard]] double shareOf(const BookMove& move, std::span<const BookMove> moves);

/// Opening book. Immutable and thread-safe.
class OpeningBook {
public:
    OpeningBook() = default;
    virtual ~OpeningBook() = default;
    OpeningBook(const OpeningBook&) = delete;
    OpeningBook& operator=(const OpeningBook&) = delete;

    /// Returns the legal book moves of a position, in descending order of weight. The position must be of the book's
    /// variant.
    [[nodiscard]] std::vector<BookMove> moves(const Position& position) const;
    /// Returns the number of moves, from the first one on, that are book moves when they are played from `position`.
    [[nodiscard]] std::size_t follows(Position position, std::span<const Move> moves) const;
    /// Returns the number of positions.
    [[nodiscard]] virtual std::size_t positions() const = 0;

protected:
    /// Returns all moves that the book stores for the position. `legal` holds the legal moves of the position. The
    /// result can contain illegal moves.
    [[nodiscard]] virtual std::vector<BookMove> found(const Position& position, const MoveList& legal) const = 0;
};

using BookPtr = std::shared_ptr<const OpeningBook>;

/// Errors of reading a book file.
enum class BookErrorCode : std::uint8_t {
    Empty,
    TooLarge,      ///< the file has more than `MaxBookBytes` bytes
    Unknown,       ///< the file has no known format
    OtherVersion,  ///< newer version of Rokada's own format (compactbook.h)
    OtherVariant,  ///< book of another variant; a Polyglot book is always for chess
    OtherKeys,     ///< written by a version of Rokada with other hash keys
    Cut,           ///< the file is shorter or longer than the header says
    Damaged,       ///< the checksum is wrong
    Unsorted,      ///< keys are not sorted
    BadMoves,      ///< a position has no moves, or a move has weight 0
};

struct BookError {
    BookErrorCode what = BookErrorCode::Unknown;
    std::size_t at = 0;  ///< byte offset of the error, from 0

    friend bool operator==(const BookError&, const BookError&) = default;
};

/// Maximum size of a book file in bytes. The largest common books have about half this size.
inline constexpr std::size_t MaxBookBytes = std::size_t{256} << 20;

/// Decodes and validates a book for a game with these rules. The book can be in Rokada's own format or in Polyglot
/// format.
[[nodiscard]] tl::expected<BookPtr, BookError> readBook(const Rulebook& rules, std::string bytes);

}  // namespace rokada
