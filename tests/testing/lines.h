// Parses variations in coordinates.
#pragma once

#include "record/gametree.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace rokada::test {

/// Parses the moves of a variation such as "e2e4 e7e5". Stops at the first invalid move.
inline std::vector<Move> line(Position position, std::string_view texts) {
    std::vector<Move> moves;
    std::istringstream words{std::string(texts)};
    for (std::string text; words >> text;) {
        const auto move = parseMove(position, text);
        EXPECT_TRUE(move) << text;
        if (!move) break;
        moves.push_back(*move);
        advance(position, *move);
    }
    return moves;
}

}  // namespace rokada::test
