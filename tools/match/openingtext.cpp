#include "openingtext.h"

#include "engine/words.h"
#include "external/fields.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <algorithm>

namespace rokada::match {

Answer<Opening> parseOpening(const RulebookPtr& book, std::string_view line) {
    const auto semicolon = std::min(line.find(';'), line.size());
    const auto text = trimmed(line.substr(0, semicolon));
    Opening opening{startPosition(*book), {}};
    if (!text.empty()) {
        const auto position = parsePosition(*book, text);
        if (!position) return wrong(engine::words(position.error()));
        opening.start = *position;
    }
    Game game(book, opening.start);
    for (const std::string_view word : wordsOf(line.substr(std::min(semicolon + 1, line.size())))) {
        if (game.ending()) return wrong(std::string(word) + ": the game is over");
        const auto move = parseMove(game.position(), word);
        if (!move) return wrong(std::string(word) + ": " + engine::words(move.error()));
        game.play(*move);
        opening.moves.push_back(*move);
    }
    if (game.ending()) return wrong("the game is over before it begins");
    return opening;
}

Answer<std::vector<Opening>> parseOpenings(const RulebookPtr& book, std::string_view text) {
    std::vector<Opening> openings;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty() || line.front() == '#') continue;
        auto opening = parseOpening(book, line);
        if (!opening) return wrong("line " + std::to_string(number) + ": " + opening.error());
        openings.push_back(std::move(*opening));
    }
    if (openings.empty()) return wrong("no opening in it");
    return openings;
}

}  // namespace rokada::match
