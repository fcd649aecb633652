#include "ai/syzygy/fathom.h"

#include <tbprobe.h>

namespace rokada::fathom {

bool isBuiltIn() { return true; }

std::size_t load(const std::string& folders) { return tb_init(folders.c_str()) ? TB_LARGEST : 0; }

std::optional<unsigned> wdl(const Board& board) {
    const unsigned found =
        tb_probe_wdl(board.sides[0], board.sides[1], board.kings, board.queens, board.rooks, board.bishops,
                     board.knights, board.pawns, 0, 0, board.enPassant, board.whiteToMove);
    return found == TB_RESULT_FAILED ? std::nullopt : std::optional(found);
}

std::optional<Root> root(const Board& board) {
    constexpr char Promotions[] = {0, 'Q', 'R', 'B', 'N'};
    const auto valueOf = [](unsigned result) -> Value {
        return {.wdl = TB_GET_WDL(result), .dtz = static_cast<int>(TB_GET_DTZ(result))};
    };
    std::array<unsigned, TB_MAX_MOVES> results{};
    const unsigned found = tb_probe_root(board.sides[0], board.sides[1], board.kings, board.queens, board.rooks,
                                         board.bishops, board.knights, board.pawns, board.halfmoveClock, 0,
                                         board.enPassant, board.whiteToMove, results.data());
    if (found == TB_RESULT_FAILED) return std::nullopt;
    Root root{.value = valueOf(found), .moves = {}};
    for (const unsigned result : results) {
        if (result == TB_RESULT_FAILED) break;
        root.moves.push_back({.from = TB_GET_FROM(result),
                              .to = TB_GET_TO(result),
                              .becomes = Promotions[TB_GET_PROMOTES(result)],
                              .value = valueOf(result)});
    }
    return root;
}

}  // namespace rokada::fathom
