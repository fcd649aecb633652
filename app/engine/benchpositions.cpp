#include "bench.h"

#include <array>

namespace rokada::engine {

namespace {

constexpr std::array chess = {
    BenchPosition{"", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
};

constexpr std::array greatShatranj = {
    BenchPosition{"", "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1"},
};

constexpr std::array games = {
    BenchGame{"chess", 5, chess},
    BenchGame{"greatshatranj", 5, greatShatranj},
};

}  // namespace

std::span<const BenchGame> benchGames() { return games; }

}  // namespace rokada::engine
