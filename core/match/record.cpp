#include "match/record.h"

#include "record/pgnwords.h"
#include "text/movetext.h"
#include "text/playertag.h"
#include "text/positiontext.h"

#include <cstdio>

namespace rokada::match {

namespace {

constexpr std::size_t LineWidth = 100;

std::string tag(const std::string& name, const std::string& value) {
    std::string text = '[' + name + " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + "\"]\n";
}

std::string comment(const SearchOutput& spoken) {
    char text[64];
    const double time = std::chrono::duration<double>(spoken.used).count();
    const Thought& thought = spoken.thought;
    if (thought.mate) {
        std::snprintf(text, sizeof text, "{M%d/%d %.2fs}", *thought.mate, thought.depth, time);
    } else if (thought.score) {
        std::snprintf(text, sizeof text, "{%+.2f/%d %.2fs}", *thought.score / 100.0, thought.depth, time);
    } else {
        std::snprintf(text, sizeof text, "{%.2fs}", time);
    }
    return text;
}

/// Joins words to a text with lines of limited length.
class Lines {
public:
    void add(const std::string& word) {
        if (width_ > 0) text_ += width_ + word.size() >= LineWidth ? '\n' : ' ';
        width_ = width_ > 0 && width_ + word.size() < LineWidth ? width_ + word.size() + 1 : word.size();
        text_ += word;
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
    std::size_t width_ = 0;
};

void addMoves(Lines& lines, const Game& game, const GameResult& result) {
    auto spoken = result.searchOutputs.begin();
    for (std::size_t i = 0; i < game.played(); ++i) {
        const Turn& turn = game.turns()[i];
        const Position& before = turn.before;
        const int number = before.state().moveNumber;
        const bool newNumber = i == 0 || game.turns()[i - 1].before.state().moveNumber != number;
        if (newNumber) lines.add(std::to_string(number) + (before.turn() == 1 && i == 0 ? "..." : "."));
        lines.add(shortText(before, turn.move));
        if (spoken == result.searchOutputs.end() || spoken->turn != i) continue;
        lines.add(comment(*spoken++));
    }
}

}  // namespace

std::string resultText(const GameResult& result) {
    if (result.state != GameResult::State::Played) return "*";
    return result.halfPoints == 2 ? "1-0" : result.halfPoints == 0 ? "0-1" : "1/2-1/2";
}

std::string recordText(const Game& game, const GameResult& result, const RecordHead& head) {
    const Variant& variant = game.book().variant();
    std::string text = tag("Event", head.event) + (head.date.empty() ? "" : tag("Date", head.date)) +
                       tag("Round", head.round) + tag("Variant", std::string(nameWritten(variant)));
    if (!variant.choices.empty()) text += tag("Rules", textOf(variant.choices));
    for (std::size_t side = 0; side < variant.sides(); ++side) {
        text += tag(playerTag(variant.sideSpecs[side]), head.engines[side]);
    }
    text += tag("Result", resultText(result)) + tag("Termination", head.termination);
    text += tag("PlyCount", std::to_string(game.played()));
    const std::string start = positionText(game.start());
    const bool usual = start == positionText(startPosition(game.book())) && !variant.numberedStarts;
    if (!usual) text += tag("SetUp", "1") + tag("FEN", start);
    Lines lines;
    addMoves(lines, game, result);
    lines.add(resultText(result));
    return text + '\n' + lines.text() + "\n\n";
}

}  // namespace rokada::match
