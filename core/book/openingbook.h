// An opening book: which moves are played in a position, and how often. Whatever the file, the answer is the same.
#pragma once

#include "base/move.h"
#include "rules/position.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rokada {

/// A move of a book.
struct BookMove {
    Move move;
    int weight = 0;  ///< how often it is chosen, compared with the others; 0: never
    /// Games with it, as far as the book counts any. Results are those of the first team.
    int wins = 0, draws = 0, losses = 0;

    friend bool operator==(const BookMove&, const BookMove&) = default;
};

/// Immutable; used by any thread.
class OpeningBook {
public:
    OpeningBook() = default;
    virtual ~OpeningBook() = default;
    OpeningBook(const OpeningBook&) = delete;
    OpeningBook& operator=(const OpeningBook&) = delete;

    /// What the book has for a position of its variant: legal moves only, the heaviest first.
    [[nodiscard]] std::vector<BookMove> moves(const Position& position) const;
    /// How many positions it knows.
    [[nodiscard]] virtual std::size_t positions() const = 0;

protected:
    /// All that is found under the position's key; `legal` are its moves.
    [[nodiscard]] virtual std::vector<BookMove> found(const Position& position, const MoveList& legal) const = 0;
};

using BookPtr = std::shared_ptr<const OpeningBook>;

/// Why a file is no book.
enum class BookErrorCode : std::uint8_t {
    Empty,
    TooLarge,      ///< more than `MaxBookBytes`
    Unknown,       ///< neither of the formats
    OtherVersion,  ///< a later one of our format
    OtherVariant,  ///< a book of another variant; Polyglot's are for chess
    OtherKeys,     ///< made with hash numbers that are not those of this program
    Cut,           ///< shorter or longer than it says
    Damaged,       ///< the checksum is wrong
    Unsorted,      ///< keys are not in order
    BadMoves,      ///< a position without moves, or a move without weight
};

struct BookError {
    BookErrorCode what = BookErrorCode::Unknown;
    std::size_t at = 0;  ///< the byte, from 0

    friend bool operator==(const BookError&, const BookError&) = default;
};

/// The largest file that is read. The largest books that people pass on have half of it.
inline constexpr std::size_t MaxBookBytes = std::size_t{256} << 20;

/// Reads a file of either format for a game with these rules; all of it is checked.
[[nodiscard]] tl::expected<BookPtr, BookError> readBook(const Rulebook& rules, std::string bytes);

}  // namespace rokada
