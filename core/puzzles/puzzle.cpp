#include "puzzles/puzzle.h"

#include "base/scrambled.h"
#include "text/positiontext.h"

namespace rokada {

namespace {

constexpr std::array<std::string_view, AllPuzzleKinds.size()> Ids{"mate",      "win",    "defend", "stalemate",
                                                                  "promotion", "checks", "where",  "way"};

}  // namespace

std::string_view idOf(PuzzleKind kind) { return Ids[static_cast<std::size_t>(kind)]; }

std::string Puzzle::id() const {
    constexpr std::string_view Digits = "0123456789abcdef";
    std::uint64_t sum = static_cast<std::uint64_t>(kind) * 256 + static_cast<std::uint64_t>(piece);
    for (const char c : positionText(position)) sum = scrambled(sum ^ static_cast<unsigned char>(c));
    std::string text;
    for (int i = 0; i < 12; ++i) text += Digits[sum >> (4 * i) & 15];
    return text;
}

}  // namespace rokada
