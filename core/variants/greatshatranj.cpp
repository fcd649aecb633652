#include "base/stockmovements.h"
#include "rules/judgement.h"
#include "rules/movegen.h"
#include "variants/variants.h"

#include <algorithm>

namespace rokada {

namespace {

/// Bare king rule. `x` is the side to move, `y` has just moved. If `x` is bare, it can save itself by capturing the
/// last piece of `y` at once.
class BareKingRules final : public Rules {
public:
    explicit BareKingRules(bool wins) : wins_(wins) {}

    [[nodiscard]] std::optional<Ending> judge(const Position& position) const override {
        const Side x = position.turn();
        const Side y = Side(x ^ 1);
        const std::size_t mine = position.pieces(x).size();
        const std::size_t theirs = position.pieces(y).size();
        if (mine > 1 && theirs > 1) return std::nullopt;
        if (mine == 1 && theirs == 1) return std::nullopt;  // insufficient material, which is tested next
        if (mine == 1 && theirs == 2 && capturesLastPiece(position)) return std::nullopt;
        const Side bare = mine == 1 ? x : y;
        return wins_ ? loss(position, Reason::BareKing, bare) : draw(position, Reason::BareKing, bare);
    }

private:
    static bool capturesLastPiece(const Position& position) {
        const MoveList moves = legalMoves(position);
        return std::ranges::any_of(moves, [&](Move m) { return !position.empty(m.to()); });
    }

    bool wins_;
};

Variant describe(const Choices& choices) {
    Variant v{.id = "greatshatranj", .geometry = Geometry::rectangle("abcdefghij", {1, 2, 3, 4, 5, 6, 7, 8})};
    const Geometry& board = v.geometry;
    const Movement wazir = leap(1, 0), ferz = leap(1, 1), dabbaba = leap(2, 0), alfil = leap(2, 2), knight = leap(1, 2);
    v.kinds = {{"king", 'K', kingSteps(), true},
               {"wfda", 'G', wazir + ferz + dabbaba + alfil},
               {"minister", 'M', knight + wazir + dabbaba},
               {"highpriest", 'H', knight + ferz + alfil},
               {"elephant", 'E', ferz + alfil},
               {"woody", 'W', wazir + dabbaba},
               {"knight", 'N', knight},
               {"soldier", 'S', kingSteps()},
               {"pawn", 'P', advance(1) + pawnCaptures(), false, true}};
    v.sideSpecs = {{"white", 'w', 0, 0, {}, {}}, {"black", 'b', 1, 2, {}, {}}};
    v.start = "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1";
    v.promotions = {{Side(0), "P", board.squares("a8-j8"), "NGMHEWS"},
                    {Side(1), "P", board.squares("a1-j1"), "NGMHEWS"}};
    if (choices.at("promotion") == "limited") v.promotionLimits = "NNEEWWGMH";
    v.draws = {.repetitionClaim = 0,
               .repetitionAutomatic = 3,
               .fiftyMoveClaim = 0,
               .fiftyMoveAutomatic = 100,
               .insufficient = {{"", ""}, {"N", ""}, {"E", ""}}};
    if (choices.at("bareking") != "off") v.rules = std::make_shared<BareKingRules>(choices.at("bareking") == "win");
    return v;
}

}  // namespace

VariantInfo greatShatranj() {
    return {"greatshatranj", {{"promotion", {"free", "limited"}}, {"bareking", {"draw", "win", "off"}}}, describe};
}

}  // namespace rokada
