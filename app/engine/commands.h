// The commands of rokada-engine. Each writes its answer to `out`, one line about bad input to `err`, and returns the
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

/// A variant as named on the command line or in a suite.
struct GameChoice {
    std::string variant;
    std::vector<std::string> rules;       ///< "name=value"
    std::optional<std::string> position;  ///< position text; the variant's start position if empty
};

/// What was requested.
struct Request {
    /// The command, one of the functions below.
    int (*run)(const Request&, std::ostream& out, std::ostream& err) = nullptr;
    GameChoice game;
    std::string after;  ///< moves to play first, coordinate text, separated by spaces
    std::string file;   ///< a suite of counts
    std::uint64_t maxNodes = std::numeric_limits<std::uint64_t>::max();  ///< of a suite: leave out greater counts
    int depth = 0;                                                       ///< plies
    int repeat = 1;                                                      ///< for measuring
    bool divide = false;
    bool positionsOnly = false;  ///< of `bench`: nothing is searched
};

/// Perft of one position: `nodes N`, `seconds S`, `nps X` are the last lines.
int countSequences(const Request& request, std::ostream& out, std::ostream& err);
/// All counts of a suite; the line of the first that is wrong is printed, with exit status 1.
int runSuite(const Request& request, std::ostream& out, std::ostream& err);
/// Position, side to move, check, and the legal moves in both notations or how the game has ended.
int listMoves(const Request& request, std::ostream& out, std::ostream& err);
/// The board as text.
int showBoard(const Request& request, std::ostream& out, std::ostream& err);
/// Talks UCI on the standard input.
int runUci(const Request& request, std::ostream& out, std::ostream& err);
/// Talks CECP on the standard input.
int runXboard(const Request& request, std::ostream& out, std::ostream& err);
/// Talks CECP if the first line is `xboard`, else UCI.
int runAnyProtocol(const Request& request, std::ostream& out, std::ostream& err);
/// Searches fixed positions, or prints each after the name of its variant.
int runBench(const Request& request, std::ostream& out, std::ostream& err);
/// The variants and their rule options.
int listVariants(const Request& request, std::ostream& out, std::ostream& err);

}  // namespace rokada::engine
