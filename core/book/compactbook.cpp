#include "book/compactbook.h"

#include "base/storedbytes.h"
#include "text/positiontext.h"

#include <algorithm>
#include <optional>
#include <span>

namespace rokada {

namespace {

constexpr std::string_view Magic = "RokBook";
/// In version 1, moves have no years, and a position has the index of its first move in place of the number of its
/// moves.
constexpr char FirstVersion = 1, Version = 2;
constexpr std::size_t NameBytes = 16;

// Offsets in the header and sizes of records, in bytes.
constexpr std::size_t NameAt = Magic.size() + 1;
constexpr std::size_t KeyAt = NameAt + NameBytes;
constexpr std::size_t PositionsAt = KeyAt + 8;
constexpr std::size_t MovesAt = PositionsAt + 4;
constexpr std::size_t ListAt = MovesAt + 4;
constexpr std::size_t KeyBytes = 8;
constexpr std::size_t PositionBytes = KeyBytes + 1, FirstPositionBytes = KeyBytes + 4;
constexpr std::size_t MoveBytes = 16, FirstMoveBytes = 12;
constexpr std::size_t MostMoves = 255;  // of a position
constexpr std::size_t SumBytes = 8;     // checksum of all preceding bytes

std::string nameField(const Rulebook& rules) {
    std::string name(rules.variant().id);
    name.resize(NameBytes, '\0');
    return name;
}

std::uint16_t shortened(int number) { return static_cast<std::uint16_t>(std::clamp(number, 0, MaxBookNumber)); }

class CompactBook final : public OpeningBook {
public:
    explicit CompactBook(std::string bytes) : bytes_(std::move(bytes)) {}

    /// Returns the first error of the book, or nullopt if the bytes are a valid book for these rules.
    [[nodiscard]] std::optional<BookError> error(const Rulebook& rules);
    [[nodiscard]] std::size_t positions() const override { return lowFirst<std::uint32_t>(bytes_, PositionsAt); }

private:
    [[nodiscard]] std::optional<BookError> errorOfHeader(const Rulebook& rules) const;
    void findFirstMoves();
    [[nodiscard]] std::optional<BookError> errorOfLists() const;
    [[nodiscard]] std::vector<BookMove> found(const Position& position, const MoveList& legal) const override;

    [[nodiscard]] bool isFirstVersion() const { return bytes_[Magic.size()] == FirstVersion; }
    [[nodiscard]] std::size_t positionBytes() const { return isFirstVersion() ? FirstPositionBytes : PositionBytes; }
    [[nodiscard]] std::size_t moveBytes() const { return isFirstVersion() ? FirstMoveBytes : MoveBytes; }
    [[nodiscard]] std::size_t moveCount() const { return lowFirst<std::uint32_t>(bytes_, MovesAt); }
    [[nodiscard]] std::size_t positionAt(std::size_t i) const { return ListAt + i * positionBytes(); }
    [[nodiscard]] Key keyOf(std::size_t i) const { return lowFirst<Key>(bytes_, positionAt(i)); }
    [[nodiscard]] std::size_t moveAt(std::size_t i) const { return positionAt(positions()) + i * moveBytes(); }
    [[nodiscard]] BookMove moveOf(std::size_t i) const;

    std::string bytes_;
    /// Index of the first move of each position, and the number of all moves at the end.
    std::vector<std::size_t> firstMoves_;
};

std::optional<BookError> CompactBook::error(const Rulebook& rules) {
    if (const auto wrong = errorOfHeader(rules)) return wrong;
    findFirstMoves();
    return errorOfLists();
}

void CompactBook::findFirstMoves() {
    std::size_t next = 0;
    for (std::size_t i = 0; i < positions(); ++i) {
        const std::size_t at = positionAt(i) + KeyBytes;
        firstMoves_.push_back(isFirstVersion() ? lowFirst<std::uint32_t>(bytes_, at) : next);
        next += static_cast<unsigned char>(bytes_[at]);
    }
    firstMoves_.push_back(isFirstVersion() ? moveCount() : next);
}

std::optional<BookError> CompactBook::errorOfHeader(const Rulebook& rules) const {
    if (bytes_.size() < ListAt + SumBytes) return BookError{BookErrorCode::Cut, bytes_.size()};
    if (const char version = bytes_[Magic.size()]; version < FirstVersion || version > Version)
        return BookError{BookErrorCode::OtherVersion, Magic.size()};
    const std::uint64_t whole =
        ListAt + std::uint64_t{positions()} * positionBytes() + std::uint64_t{moveCount()} * moveBytes() + SumBytes;
    if (bytes_.size() != whole) return BookError{BookErrorCode::Cut, bytes_.size()};
    const std::size_t end = bytes_.size() - SumBytes;
    if (lowFirst<std::uint64_t>(bytes_, end) != checksum(std::string_view(bytes_).substr(0, end)))
        return BookError{BookErrorCode::Damaged, end};
    if (bytes_.compare(NameAt, NameBytes, nameField(rules)) != 0) return BookError{BookErrorCode::OtherVariant, NameAt};
    if (lowFirst<Key>(bytes_, KeyAt) != startPosition(rules).key()) return BookError{BookErrorCode::OtherKeys, KeyAt};
    return std::nullopt;
}

/// Returns the first error in the lists of positions and moves. They are checked although the checksum is correct,
/// because a checksum can be forged.
std::optional<BookError> CompactBook::errorOfLists() const {
    const std::size_t all = positions();
    if (all == 0) return BookError{BookErrorCode::Empty, PositionsAt};
    const auto badMoves = [](std::size_t at) { return BookError{BookErrorCode::BadMoves, at}; };
    if (firstMoves_.front() != 0 || firstMoves_.back() != moveCount()) return badMoves(positionAt(0) + KeyBytes);
    for (std::size_t i = 0; i < all; ++i) {
        if (i > 0 && keyOf(i - 1) >= keyOf(i)) return BookError{BookErrorCode::Unsorted, positionAt(i)};
        if (firstMoves_[i] >= firstMoves_[i + 1]) return badMoves(positionAt(i) + KeyBytes);
    }
    for (std::size_t i = 0; i < moveCount(); ++i) {
        if (moveOf(i).weight == 0) return badMoves(moveAt(i) + 4);
    }
    return std::nullopt;
}

BookMove CompactBook::moveOf(std::size_t i) const {
    const std::size_t at = moveAt(i);
    const auto byte = [&](std::size_t n) { return static_cast<std::uint8_t>(bytes_[at + n]); };
    const auto number = [&](std::size_t n) { return int{lowFirst<std::uint16_t>(bytes_, at + n)}; };
    return {.move = Move::ofDetail(Square(byte(0)), Square(byte(1)), Kind(byte(2)), byte(3)),
            .weight = number(4),
            .wins = number(6),
            .draws = number(8),
            .losses = number(10),
            .firstYear = isFirstVersion() ? 0 : number(12),
            .lastYear = isFirstVersion() ? 0 : number(14)};
}

std::vector<BookMove> CompactBook::found(const Position& position, const MoveList&) const {
    std::size_t low = 0, high = positions();
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        keyOf(middle) < position.key() ? low = middle + 1 : high = middle;
    }
    if (low == positions() || keyOf(low) != position.key()) return {};
    std::vector<BookMove> moves;
    for (std::size_t i = firstMoves_[low]; i < firstMoves_[low + 1]; ++i) moves.push_back(moveOf(i));
    return moves;
}

void addMove(std::string& bytes, const BookMove& one) {
    bytes += static_cast<char>(one.move.from());
    bytes += static_cast<char>(one.move.to());
    bytes += static_cast<char>(one.move.becomes());
    bytes += static_cast<char>(one.move.detail());
    for (const int number : {one.weight, one.wins, one.draws, one.losses, one.firstYear, one.lastYear})
        addLowFirst(bytes, shortened(number));
}

}  // namespace

bool isCompactBook(std::string_view bytes) { return bytes.substr(0, Magic.size()) == Magic; }

tl::expected<BookPtr, BookError> readCompactBook(const Rulebook& rules, std::string bytes) {
    auto book = std::make_shared<CompactBook>(std::move(bytes));
    if (const auto wrong = book->error(rules)) return tl::make_unexpected(*wrong);
    return book;
}

std::string compactBook(const Rulebook& rules, const BookContents& contents) {
    std::string bytes(Magic);
    bytes += Version;
    bytes += nameField(rules);
    addLowFirst(bytes, startPosition(rules).key());
    const auto kept = [](const std::vector<BookMove>& list) {
        return std::span(list).first(std::min(list.size(), MostMoves));
    };
    std::uint32_t moves = 0;
    for (const auto& [key, list] : contents) moves += static_cast<std::uint32_t>(kept(list).size());
    addLowFirst(bytes, static_cast<std::uint32_t>(contents.size()));
    addLowFirst(bytes, moves);
    for (const auto& [key, list] : contents) {
        addLowFirst(bytes, key);
        bytes += static_cast<char>(kept(list).size());
    }
    for (const auto& [key, list] : contents) {
        for (const BookMove& one : kept(list)) addMove(bytes, one);
    }
    addLowFirst(bytes, checksum(bytes));
    return bytes;
}

}  // namespace rokada
