// Fuzz targets: functions that process arbitrary text like the program and check invariants. Called by the fuzzers
// (fuzzer.cpp), and by normal tests with the folder corpus (replay_test.cpp).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace rokada::fuzz {

// Each function returns 0, as libFuzzer requires, and aborts on violations.
namespace position {
/// A line with variant and rule options, then a position text or text diagram.
int testOneInput(std::string_view input);
}  // namespace position
namespace typedmove {
/// Lines: variant and rule options, position text (empty for the start position), typed text.
int testOneInput(std::string_view input);
}  // namespace typedmove
namespace pgn {
/// A PGN file.
int testOneInput(std::string_view input);
}  // namespace pgn
namespace uci {
/// Lines in UCI; searches are shortened.
int testOneInput(std::string_view input);
}  // namespace uci
namespace cecp {
/// Lines in CECP.
int testOneInput(std::string_view input);
}  // namespace cecp
namespace clocktext {
/// Times, time controls and clock states.
int testOneInput(std::string_view input);
}  // namespace clocktext
namespace autosave {
/// The file of a game in progress, without its last line.
int testOneInput(std::string_view input);
}  // namespace autosave
namespace lesson {
/// A lesson file, or the list of courses.
int testOneInput(std::string_view input);
}  // namespace lesson
namespace puzzle {
/// A puzzle file.
int testOneInput(std::string_view input);
}  // namespace puzzle
namespace sqlite {
/// Two bytes with the length of the log, a database file, and the log.
int testOneInput(std::string_view input);
}  // namespace sqlite
namespace packed {
/// Lines: variant and rule options, a move sequence; then the bytes of a block without its checksum.
int testOneInput(std::string_view input);
}  // namespace packed
#ifdef ROKADA_FUZZ_WINDOW
namespace settings {
/// A settings file.
int testOneInput(std::string_view input);
}  // namespace settings
namespace libraryrow {
/// Rows of library tables, separated by 0x1D: the letter of the table, then values separated by 0x1F with the letters
/// of their types.
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

/// An input of this size must be processed within `LongestMilliseconds` of CPU time in release builds.
inline constexpr std::size_t LargeInput = std::size_t{64} << 10;
inline constexpr int LongestMilliseconds = 100;

}  // namespace rokada::fuzz
