// Fuzz targets: functions that process arbitrary text like the program does, and check invariants. The fuzzers call
// them (fuzzer.cpp), and normal tests call them with the files in the folder corpus (replay_test.cpp).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace rokada::fuzz {

// Each function returns 0, as libFuzzer requires. It aborts if an invariant is violated.
namespace position {
/// The input is a line with variant and rule options, followed by a position text or a text diagram.
int testOneInput(std::string_view input);
}  // namespace position
namespace typedmove {
/// The input has three parts: a line with variant and rule options, a line with a position text (empty for the start
/// position), and a typed move.
int testOneInput(std::string_view input);
}  // namespace typedmove
namespace pgn {
/// The input is a PGN file.
int testOneInput(std::string_view input);
}  // namespace pgn
namespace uci {
/// The input is a sequence of UCI commands. Searches are shortened.
int testOneInput(std::string_view input);
}  // namespace uci
namespace cecp {
/// The input is a sequence of CECP commands.
int testOneInput(std::string_view input);
}  // namespace cecp
namespace clocktext {
/// The input is one text. The target parses it as a time, as a time control and as a clock state.
int testOneInput(std::string_view input);
}  // namespace clocktext
namespace autosave {
/// The input is the file of a saved game in progress, without its last line, the checksum.
int testOneInput(std::string_view input);
}  // namespace autosave
namespace lesson {
/// The input is a lesson file, or the list of courses.
int testOneInput(std::string_view input);
}  // namespace lesson
namespace puzzle {
/// The input is a puzzle file.
int testOneInput(std::string_view input);
}  // namespace puzzle
namespace sqlite {
/// The input is the length of the log in two bytes, a database file, and the log.
int testOneInput(std::string_view input);
}  // namespace sqlite
namespace packed {
/// The input is a line with variant and rule options, a line with a move sequence, and the bytes of a block without its
/// checksum.
int testOneInput(std::string_view input);
}  // namespace packed
#ifdef ROKADA_FUZZ_WINDOW
namespace settings {
/// The input is a settings file.
int testOneInput(std::string_view input);
}  // namespace settings
namespace libraryrow {
/// The input is a sequence of table rows, separated by 0x1D. A row is the letter of its table and values separated by
/// 0x1F. Each value begins with the letter of its type.
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

/// Size in bytes of an input that release builds must process within `LongestMilliseconds` of CPU time.
inline constexpr std::size_t LargeInput = std::size_t{64} << 10;
inline constexpr int LongestMilliseconds = 100;

}  // namespace rokada::fuzz
