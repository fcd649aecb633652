// Reads PGN texts like files: splits them into games, and parses each game.
#pragma once

#include "record/pgnreader.h"

#include <string>
#include <string_view>
#include <vector>

namespace rokada::test {

[[nodiscard]] inline std::vector<PgnText> cutGames(std::string_view text, std::size_t chunk = 1000,
                                                   std::optional<Encoding> oldEncoding = {}) {
    PgnSplitter splitter(oldEncoding);
    std::vector<PgnText> games;
    for (; !text.empty(); text.remove_prefix(std::min(chunk, text.size()))) splitter.feed(text.substr(0, chunk));
    splitter.finish();
    while (auto game = splitter.take()) games.push_back(std::move(*game));
    return games;
}

[[nodiscard]] inline std::vector<PgnGame> readGames(std::string_view text) {
    RulebookCache cache;
    EncodingGuess guess;
    guess.add(text);
    PieceLanguage letters = PieceLanguage::English;
    std::vector<PgnGame> games;
    for (const PgnText& each : cutGames(text, 1000, guess.oldEncoding()))
        games.push_back(readPgn(each, cache, {}, &letters));
    return games;
}

/// Parses a text as one game, without splitting it.
[[nodiscard]] inline PgnGame readGame(std::string_view text) {
    RulebookCache cache;
    return readPgn({.text = std::string(text), .length = text.size()}, cache);
}

[[nodiscard]] inline std::vector<PgnFindingCode> codesOf(const PgnGame& game) {
    std::vector<PgnFindingCode> codes;
    for (const PgnFinding& finding : game.report.findings()) codes.push_back(finding.what);
    return codes;
}

[[nodiscard]] inline int mainPlies(const GameTree& tree) { return tree.plies(tree.variationEnd(Node::Root)); }

[[nodiscard]] inline std::string tagOf(const PgnGame& game, std::string_view name) {
    const std::string* value = game.tree.tag(name);
    return value ? *value : std::string();
}

}  // namespace rokada::test
