#include "learn/endingtask.h"

#include "ai/evaluation/endingfacts.h"
#include "rules/aftermove.h"
#include "rules/judgement.h"
#include "rules/movegen.h"
#include "text/positiontext.h"

#include <algorithm>
#include <random>

namespace rokada {

namespace {

/// Limits for the share of won positions among all positions of an endgame, in ten-thousandths. The share is at least
/// `OftenWon` in a task to win with one piece, at least `SurelyWon` in a task to win with two pieces, and from
/// `SeldomHeld` to `SometimesHeld` in a task to hold a draw.
constexpr int OftenWon = 500, SometimesHeld = 9200, SeldomHeld = 1000, SurelyWon = 9000;
/// Minimum number of moves to mate in a start position. Faster wins teach nothing.
constexpr int MinMoves = 5;
constexpr int MaxTries = 200'000;

/// Chooses the endgames of one variant that are worth practising.
class Chooser {
public:
    Chooser(const Variant& variant, const EndingBlock& block) : variant_(variant), block_(block) {}

    [[nodiscard]] std::vector<EndingTask> tasks() const {
        std::vector<EndingTask> found;
        for (const EndingLine& line : block_.lines) {
            if (!wanted(line)) continue;
            found.push_back({line.one, block_.rule, false, line.longest});
            const int won = line.won[0];
            if (line.one.size() == 1 && won >= SeldomHeld && won <= SometimesHeld)
                found.push_back({line.one, block_.rule, true, line.longest});
        }
        std::ranges::stable_sort(found, [](const EndingTask& a, const EndingTask& b) {
            return std::pair(a.hold, a.longest) < std::pair(b.hold, b.longest);
        });
        return found;
    }

private:
    [[nodiscard]] bool wanted(const EndingLine& line) const {
        if (!line.other.empty() || anyOf(line.one, [&](char c) { return leavesTables(c); })) return false;
        const int won = *std::ranges::max_element(line.won);
        if (line.one.size() == 1) return won >= OftenWon;
        return won >= SurelyWon && !anyOf(line.one, [&](char c) { return promotes(c) || winsAlone(c); });
    }

    template <class Is>
    [[nodiscard]] static bool anyOf(std::string_view letters, Is is) {
        return std::ranges::any_of(letters, is);
    }

    /// Returns true if a piece of this kind can earn a bonus piece by promotion, as in Bolyar chess. The endgame tables
    /// do not support the additional piece.
    [[nodiscard]] bool leavesTables(char letter) const {
        return std::ranges::any_of(variant_.promotions, [&](const Promotion& p) {
            return p.bonus && p.kinds.find(letter) != std::string_view::npos;
        });
    }
    [[nodiscard]] bool promotes(char letter) const {
        return std::ranges::any_of(variant_.promotions,
                                   [&](const Promotion& p) { return p.kinds.find(letter) != std::string_view::npos; });
    }
    [[nodiscard]] bool winsAlone(char letter) const {
        return std::ranges::any_of(block_.lines, [&](const EndingLine& line) {
            return line.other.empty() && line.one == std::string_view(&letter, 1) && line.won[0] >= OftenWon;
        });
    }

    const Variant& variant_;
    const EndingBlock& block_;
};

std::optional<Variant> variantUnder(const VariantInfo& info, std::string_view rule) {
    Choices choices;
    if (!rule.empty()) {
        const auto choice = parseChoice(info, rule);
        if (!choice) return std::nullopt;
        choices.insert(*choice);
    }
    auto variant = makeVariant(info, choices);
    return variant ? std::optional(std::move(*variant)) : std::nullopt;
}

/// Draws random positions until one is a suitable start for the task.
class PositionSampler {
public:
    PositionSampler(Endgames& tables, const EndingTask& task, std::uint64_t seed)
        : tables_(tables), book_(tables.book()), task_(task), random_(seed) {}

    [[nodiscard]] std::optional<EndingStart> draw(const std::stop_token& stop) {
        for (int i = 0; i < MaxTries && !stop.stop_requested(); ++i) {
            const auto position = place();
            const auto value = position ? tables_.probe(*position, stop) : std::nullopt;
            if (!value) continue;
            if (task_.hold && value->wdl == Wdl::Draw && hangsByAThread(*position)) return EndingStart{*position, 0};
            const int moves = (value->plies + 1) / 2;
            if (!task_.hold && value->wdl == Wdl::Win && moves >= std::min(MinMoves, task_.longest / 2 + 1))
                return EndingStart{*position, moves};
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] std::optional<Position> place() {
        const auto strong = Side(random_() % 2);
        const auto weak = Side(strong ^ 1);
        Position position(book_);
        std::vector<Piece> pieces{pieceOf(strong, book_.royalKind()), pieceOf(weak, book_.royalKind())};
        for (const char letter : task_.pieces) pieces.push_back(pieceOf(strong, book_.variant().kindOf(letter)));
        for (const Piece piece : pieces) {
            const auto square = Square(random_() % static_cast<std::uint64_t>(book_.size()));
            if (!position.empty(square)) return std::nullopt;
            position.put(piece, square);
        }
        position.setTurn(task_.hold ? weak : strong);
        if (position.inCheck(Side(position.turn() ^ 1))) return std::nullopt;
        // `parsePosition` rejects pieces on squares where they cannot stand.
        const auto read = parsePosition(book_, positionText(position));
        if (!read || judge(*read)) return std::nullopt;
        return *read;
    }

    /// Returns true if a draw is hard to hold: no move captures, and at least one move loses.
    [[nodiscard]] bool hangsByAThread(const Position& position) const {
        const MoveList moves = legalMoves(position);
        bool loses = false;
        for (const Move move : moves) {
            if (!position.empty(move.to())) return false;
            const Position after = afterMove(position, move);
            const auto value = tables_.probe(after);
            loses = loses || (value && value->wdl == Wdl::Win);
        }
        return loses;
    }

    Endgames& tables_;
    const Rulebook& book_;
    const EndingTask& task_;
    std::mt19937_64 random_;
};

}  // namespace

std::vector<EndingTask> endingTasks(const VariantInfo& variant) {
    for (const EndingBlock& block : endingBlocks()) {
        if (block.variant != variant.id) continue;
        const auto made = variantUnder(variant, block.rule);
        if (!made) continue;
        if (auto tasks = Chooser(*made, block).tasks(); !tasks.empty()) return tasks;
    }
    return {};
}

std::optional<Variant> variantOf(const VariantInfo& variant, const EndingTask& task) {
    return variantUnder(variant, task.rule);
}

RulebookPtr endingBook(const VariantInfo& variant, const EndingTask& task) {
    const auto made = variantOf(variant, task);
    return made ? Rulebook::compile(*made) : nullptr;
}

EndingPieces piecesOf(const Rulebook& book, const EndingTask& task, Side strong) {
    EndingPieces pieces;
    for (std::size_t i = 0; i < task.pieces.size(); ++i)
        pieces.pieces[i] = pieceOf(strong, book.variant().kindOf(task.pieces[i]));
    return pieces;
}

std::optional<EndingStart> endingStart(Endgames& tables, const EndingTask& task, std::uint64_t seed,
                                       const std::stop_token& stop) {
    for (const Side strong : {Side(0), Side(1)}) {
        if (tables.solve(piecesOf(tables.book(), task, strong), stop) == nullptr) return std::nullopt;
    }
    return PositionSampler(tables, task, seed).draw(stop);
}

}  // namespace rokada
