// Games for library tests.
#pragma once

#include "collection/librarystore.h"
#include "files/threadrulebookcache.h"

#include "record/pgnreader.h"

#include <random>
#include <string_view>

namespace rokada::ui::testing {

inline constexpr const char* Four =
    "[White \"Anna\"]\n[Black \"Boris\"]\n[Date \"2025.03.??\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {a fine day} "
    "1-0\n\n"
    "[White \"Борис\"]\n[Black \"Anna\"]\n[Date \"2026.01.05\"]\n[Result \"1/2-1/2\"]\n\n1. e4 c5 1/2-1/2\n\n"
    "[White \"Carl\"]\n[Variant \"vyrt\"]\n[Result \"0-1\"]\n[Date \"2024.01.01\"]\n\n1. Nf11 0-1\n\n"
    "[White \"Dora\"]\n\n1. d4 d5 2. Ke8 *\n";

inline std::vector<LibraryGame> gamesOf(const char* pgn) {
    PgnSplitter splitter;
    splitter.feed(pgn);
    splitter.finish();
    std::vector<LibraryGame> games;
    while (const auto text = splitter.take())
        games.push_back(libraryGame(readPgn(*text, threadRulebookCache()).tree, {}));
    return games;
}

/// Returns a text that can hardly be compressed. It is always the same for the same `seed`.
inline QByteArray noiseOf(int seed, int length) {
    constexpr std::string_view signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-+";
    std::mt19937 random(static_cast<unsigned>(seed));
    QByteArray noise;
    for (int i = 0; i < length; ++i) noise += signs[random() % signs.size()];
    return noise;
}

}  // namespace rokada::ui::testing
