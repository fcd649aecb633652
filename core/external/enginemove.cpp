#include "external/enginemove.h"

#include "text/movetext.h"

#include <string>

namespace rokada::external {

namespace {

std::string lowered(std::string_view text) {
    std::string small(text);
    for (char& c : small) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return small;
}

}  // namespace

Parsed<Move> readEngineMove(const Position& position, std::string_view text) {
    if (const auto move = parseMove(position, text)) return move;
    if (const auto move = parseMove(position, lowered(text))) return move;
    return parseShort(position, text);
}

}  // namespace rokada::external
