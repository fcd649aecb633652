// What is fuzzed: functions that are given any text, read it as the program would, and check what must hold of it. The
// fuzzers call them (fuzzer.cpp), and the ordinary tests with what is in the folder corpus (replay_test.cpp).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace rokada::fuzz {

// One function each; the answer is always 0, as libFuzzer wants it. What must not be ends the program.
namespace position {
/// A line with variant and rule options, then a position text or a drawing.
int testOneInput(std::string_view input);
}  // namespace position
namespace typedmove {
/// Lines: variant and rule options, position text (or nothing for the start), what is typed.
int testOneInput(std::string_view input);
}  // namespace typedmove
namespace pgn {
/// A file of games.
int testOneInput(std::string_view input);
}  // namespace pgn
namespace uci {
/// Lines to the engine; searches are made short.
int testOneInput(std::string_view input);
}  // namespace uci
namespace cecp {
/// The same in the other protocol.
int testOneInput(std::string_view input);
}  // namespace cecp
namespace clocktext {
/// Times, time controls and the state of clocks.
int testOneInput(std::string_view input);
}  // namespace clocktext
namespace autosave {
/// The file of a game that goes on, without its last line.
int testOneInput(std::string_view input);
}  // namespace autosave
namespace lesson {
/// The file of a lesson, or the list of courses.
int testOneInput(std::string_view input);
}  // namespace lesson
namespace puzzle {
/// A file of puzzles.
int testOneInput(std::string_view input);
}  // namespace puzzle
namespace sqlite {
/// Two bytes with the length of the log, the file of a database, and that log.
int testOneInput(std::string_view input);
}  // namespace sqlite
namespace packed {
/// Lines: variant and rule options, a sequence of moves; then the bytes of a block without its check sum.
int testOneInput(std::string_view input);
}  // namespace packed
#ifdef ROKADA_FUZZ_WINDOW
namespace settings {
/// The file of settings.
int testOneInput(std::string_view input);
}  // namespace settings
namespace libraryrow {
/// Rows, parted by 0x1D, of tables of a library: the table's letter, then values, parted by 0x1F, with the letters of
/// their types.
int testOneInput(std::string_view input);
}  // namespace libraryrow
#endif

struct Target {
    std::string_view name;
    int (*test)(std::string_view);
};

inline constexpr std::array targets{
    Target{"position", position::testOneInput}, Target{"typedmove", typedmove::testOneInput},
    Target{"pgn", pgn::testOneInput},           Target{"uci", uci::testOneInput},
    Target{"cecp", cecp::testOneInput},         Target{"clocktext", clocktext::testOneInput},
    Target{"autosave", autosave::testOneInput}, Target{"lesson", lesson::testOneInput},
    Target{"puzzle", puzzle::testOneInput},     Target{"packed", packed::testOneInput},
    Target{"sqlite", sqlite::testOneInput},
#ifdef ROKADA_FUZZ_WINDOW
    Target{"settings", settings::testOneInput}, Target{"libraryrow", libraryrow::testOneInput},
#endif
};

/// An input of this size has to be done within `LongestMilliseconds` of CPU time, in the program as it is played.
inline constexpr std::size_t LargeInput = std::size_t{64} << 10;
inline constexpr int LongestMilliseconds = 100;

}  // namespace rokada::fuzz
