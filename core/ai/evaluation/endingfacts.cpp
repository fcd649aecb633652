#include "ai/evaluation/endingfacts.h"

#include <algorithm>
#include <string>
#include <vector>

namespace rokada {

namespace {

[[nodiscard]] bool holds(const EndingBlock& block, const Variant& variant) {
    if (block.variant != variant.id) return false;
    return block.rule.empty() || std::ranges::any_of(variant.choices, [&](const auto& choice) {
               return block.rule == choice.first + '=' + choice.second;
           });
}

[[nodiscard]] std::uint8_t inParts(int tenThousandths) {
    return static_cast<std::uint8_t>((tenThousandths * EndingFacts::Whole + 5000) / 10000);
}

}  // namespace

std::span<const EndingBlock> endingBlocks() {
    static const std::vector<EndingBlock> all = [] {
        std::vector<EndingBlock> blocks;
        for (const auto game : {endings::chess(), endings::greatshatranj(), endings::bolyar(), endings::vyrt()}) {
            blocks.insert(blocks.end(), game.begin(), game.end());
        }
        return blocks;
    }();
    return all;
}

EndingFacts::EndingFacts(const Rulebook& book) {
    for (Grid* grid : {&together_, &against_}) {
        for (auto& row : *grid) row.fill({Unknown, Unknown});
    }
    for (const EndingBlock& block : endingBlocks()) {
        if (!holds(block, book.variant())) continue;
        known_ = true;
        for (const EndingLine& line : block.lines) enter(book.variant(), line);
    }
}

void EndingFacts::enter(const Variant& variant, const EndingLine& line) {
    const Kind first = variant.kindOf(line.one[0]);
    const bool against = !line.other.empty();
    const Kind second =
        against ? variant.kindOf(line.other[0]) : (line.one.size() > 1 ? variant.kindOf(line.one[1]) : NoKind);
    for (const std::size_t apart : {0, 1}) {
        if (against) {
            against_[first][second][apart] = inParts(line.won[apart]);
            against_[second][first][apart] = inParts(line.lost[apart]);
        } else {
            together_[first][second][apart] = together_[second][first][apart] = inParts(line.won[apart]);
        }
    }
}

std::optional<int> EndingFacts::found(const Position& position, Side strong) const {
    std::array<Kind, 2> kinds{NoKind, NoKind};
    std::size_t count = 0;
    bool apart = false;
    const bool bare = position.pieces(Side(strong ^ 1)).size() == 1;
    for (const Side side : {strong, Side(strong ^ 1)}) {
        for (const Square s : position.pieces(side)) {
            if (s == position.king(side)) continue;
            kinds[count++] = kindOf(position[s]);
            apart ^= position.book().geometry().dark(s);
        }
    }
    const std::uint8_t share = (bare ? together_ : against_)[kinds[0]][kinds[1]][count == 2 && apart];
    return share == Unknown ? std::nullopt : std::optional<int>(share);
}

}  // namespace rokada
