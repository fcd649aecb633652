// Commands of rokada-engine. Each writes its answer to `out` and one line about bad input to `err`, and returns the
// exit status.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace rokada::engine {

inline constexpr int Success = 0;
inline constexpr int Failure = 1;
inline constexpr int BadInput = 2;

/// Variant as named on the command line or in a suite.
struct GameChoice {
    std::string variant;
    std::vector<std::string> rules;       ///< "name=value"
    std::optional<std::string> position;  ///< position text; empty for the start position of the variant
};

/// Command and its options.
struct Request {
    /// Function of the command, one of those below.
    int (*run)(const Request&, std::ostream& out, std::ostream& err) = nullptr;
    GameChoice game;
    std::string after;  ///< moves to play first, in coordinates, separated by spaces
    std::string file;   ///< file of a perft suite
    std::uint64_t maxNodes = std::numeric_limits<std::uint64_t>::max();  ///< for a suite: skip counts above this number
    int depth = 0;                                                       ///< plies
    int repeat = 1;                                                      ///< number of repetitions, for measurements
    bool divide = false;
    bool positionsOnly = false;  ///< for `bench`: print the positions without searching them
};

/// Counts perft of one position. The last lines are `nodes N`, `seconds S`, `nps X`.
int countSequences(const Request& request, std::ostream& out, std::ostream& err);
/// Checks all counts of a suite. Prints the first wrong line and returns 1 if there is one.
int runSuite(const Request& request, std::ostream& out, std::ostream& err);
/// Prints position, side to move, check, and the legal moves in both notations or the ending of the game.
int listMoves(const Request& request, std::ostream& out, std::ostream& err);
/// Prints the board as text.
int showBoard(const Request& request, std::ostream& out, std::ostream& err);
/// Runs UCI on the standard input.
int runUci(const Request& request, std::ostream& out, std::ostream& err);
/// Runs CECP on the standard input.
int runXboard(const Request& request, std::ostream& out, std::ostream& err);
/// Runs CECP if the first line is `xboard`, otherwise UCI.
int runAnyProtocol(const Request& request, std::ostream& out, std::ostream& err);
/// Searches fixed positions, or prints each after the name of its variant.
int runBench(const Request& request, std::ostream& out, std::ostream& err);
/// Prints the variants and their rule options.
int listVariants(const Request& request, std::ostream& out, std::ostream& err);

}  // namespace rokada::engine
