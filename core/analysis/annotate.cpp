#include "analysis/annotate.h"

#include "ai/evaluation/matecount.h"
#include "analysis/threat.h"
#include "base/decimal.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace rokada {

namespace {

void writeSymbol(Remarks& remarks, MoveGrade grade) {
    const bool judged = std::ranges::any_of(remarks.nags, [](std::uint8_t nag) { return nag >= 1 && nag <= 6; });
    if (!judged) remarks.nags.insert(remarks.nags.begin(), static_cast<std::uint8_t>(nagOf(grade)));
}

/// Adds the better line as a variation. Does nothing if the tree already contains its first move, so that existing
/// comments stay unchanged.
void writeBetter(GameTree& tree, Node parent, const std::vector<Move>& better, int plies) {
    if (better.empty() || tree.child(parent, better.front()) != Node::None) return;
    Node at = parent;
    for (const Move move : better) {
        if (plies-- <= 0) return;
        at = tree.append(at, move);
    }
}

/// Writes the evaluation of the start position into the root. The loss of the first move is measured from this
/// evaluation.
void writeStart(GameTree& tree, const Review& review) {
    if (review.moves.empty()) return;
    const ReviewedMove& first = review.moves.front();
    if (!tree.has(first.node) || tree.parent(first.node) != Node::Root) return;
    tree.remarks(Node::Root).setCommand("eval", evalText(tree.start(), first.before, first.better));
}

}  // namespace

std::string evalText(const Position& position, Score score, std::span<const Move> line) {
    if (isMate(score)) {
        const auto own = static_cast<Score>(forFirstTeam(position, score));
        const int turns = std::abs(turnsToMate(position, own, line));
        return (score > 0 ? "#" : "#-") + std::to_string(turns);
    }
    const int size = std::abs(score);
    std::string text = score < 0 ? "-" : "";
    text += std::to_string(size / 100) + '.';
    text += static_cast<char>('0' + size / 10 % 10);
    text += static_cast<char>('0' + size % 10);
    return text;
}

std::optional<Score> evalIn(std::string_view text, std::size_t sides) {
    constexpr double Max = 10'000;
    const bool mate = text.starts_with('#');
    if (mate) text.remove_prefix(1);
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    const auto number = leadingDecimal(text);
    if (!number || number->value > Max) return std::nullopt;
    const double value = number->value;
    const bool whole = number->length == text.size() || text[number->length] == ',';
    if (!whole) return std::nullopt;
    const int plies = std::max(1, static_cast<int>(value) * static_cast<int>(sides) - 1);
    const Score score = mate ? mateIn(plies) : static_cast<Score>(std::lround(100 * value));
    return negative ? static_cast<Score>(-score) : score;
}

int nagOf(MoveGrade grade) {
    switch (grade) {
        case MoveGrade::Sound: return 0;
        case MoveGrade::Inaccuracy: return 6;
        case MoveGrade::Mistake: return 2;
        case MoveGrade::Blunder: return 4;
    }
    return 0;
}

void annotate(GameTree& tree, const Review& review, int plies) {
    writeStart(tree, review);
    for (const ReviewedMove& move : review.moves) {
        if (!tree.has(move.node) || tree.move(move.node) != move.played) continue;
        Remarks& remarks = tree.remarks(move.node);
        if (move.after) remarks.setCommand("eval", evalText(positionAt(tree, move.node), *move.after, move.answer));
        if (move.grade == MoveGrade::Sound) continue;
        writeSymbol(remarks, move.grade);
        writeBetter(tree, tree.parent(move.node), move.better, plies);
    }
}

}  // namespace rokada
