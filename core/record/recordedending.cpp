#include "record/recordedending.h"

#include "record/gameresult.h"

#include <algorithm>
#include <array>

namespace rokada {

namespace {

struct Word {
    Reason reason;
    std::string_view text;
};

/// Reasons for the end of a game that do not follow from its moves, and their words in the tag Ending.
constexpr std::array words{Word{Reason::Resignation, "resignation"},
                           Word{Reason::Time, "time"},
                           Word{Reason::IllegalMove, "illegal moves"},
                           Word{Reason::Agreement, "agreement"},
                           Word{Reason::RepetitionClaim, "repetition claimed"},
                           Word{Reason::FiftyMovesClaim, "quiet moves claimed"}};

/// Claims the recorded draw again. A claimant who is not to move made the claim when announcing its last move, so this
/// move is taken back and announced again with the claim. Records of earlier versions of Rokada do not name the
/// claimant.
void claimAgain(Game& game, Side claimant) {
    const Turn* last = game.last();
    const bool named = claimant != NoSide && claimant != game.position().turn() && last != nullptr;
    if (!named || last->before.turn() != claimant) {
        game.claim();
        return;
    }
    const Move move = last->move;
    game.undo();
    if (!game.claim(move)) game.redo();
}

}  // namespace

std::string_view resultText(const Ending& ending) {
    return ending.drawn() ? "1/2-1/2" : ending.halfPoints[0] > 0 ? "1-0" : "0-1";
}

void recordEnding(GameTree& tree, const Ending& ending) {
    tree.setTag("Result", std::string(resultText(ending)));
    const auto word = std::ranges::find(words, ending.reason, &Word::reason);
    if (word == words.end()) return tree.removeTag("Ending");
    const bool whose = ending.side != NoSide && ending.reason != Reason::Agreement;
    const std::string side =
        whose ? std::string(" ") + tree.book().variant().sideSpecs[ending.side].letter : std::string();
    tree.setTag("Ending", std::string(word->text) + side);
}

void forgetEnding(GameTree& tree) {
    if (tree.tag("Result")) tree.setTag("Result", "*");
    tree.removeTag("Ending");
}

bool contradictsRecord(const GameTree& tree, const Ending& ending) {
    const std::string* tag = tree.tag("Result");
    const auto meant = tag ? resultMeant(*tag) : std::nullopt;
    return meant && resultWord(meant) != resultText(ending);
}

void settleByRecord(Game& game, const GameTree& tree) {
    if (game.ending() && contradictsRecord(tree, *game.ending())) game.overrule();
}

void restoreEnding(Game& game, const GameTree& tree) {
    const std::string* tag = tree.tag("Ending");
    if (game.ending() || !tag) return;
    const auto word = std::ranges::find_if(words, [&](const Word& w) { return tag->starts_with(w.text); });
    if (word == words.end()) return;
    const Side side = tag->empty() ? NoSide : game.book().variant().sideOf(tag->back());
    switch (word->reason) {
        case Reason::Resignation:
            if (side != NoSide) game.resign(side);
            return;
        case Reason::Time: return side == NoSide ? game.drawOnTime() : game.flag(side);
        case Reason::IllegalMove:
            if (side != NoSide) game.forfeit(side);
            return;
        case Reason::Agreement: return game.agreeDraw();
        default: claimAgain(game, side);
    }
}

}  // namespace rokada
