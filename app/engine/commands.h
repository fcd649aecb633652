// Commands of rokada-engine. Each command writes its answer to `out` and returns the exit status. For invalid input, it
// writes one line to `err`.
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

/// Variant, rules and position that the command line or a perft suite names.
struct GameChoice {
    std::string variant;
    std::vector<std::string> rules;       ///< rule options, each as "name=value"
    std::optional<std::string> position;  ///< position text; nullopt for the start position of the variant
};

/// Command with its options.
struct Request {
    /// Function of the command: one of the functions below.
    int (*run)(const Request&, std::ostream& out, std::ostream& err) = nullptr;
    GameChoice game;
    std::string after;  ///< moves to play before the command, in coordinate notation, separated by spaces
    std::string file;   ///< name of the file with a perft suite
    /// Perft suite: skips the counts that expect more nodes than this.
    std::uint64_t maxNodes = std::numeric_limits<std::uint64_t>::max();
    int depth = 0;   ///< depth in plies
    int repeat = 1;  ///< number of repetitions of the count, for measuring time
    bool divide = false;
    bool positionsOnly = false;  ///< `bench`: print the positions instead of searching them
};

/// Computes perft of one position. The last lines of the answer are `nodes N`, `seconds S` and `nps X`.
int countSequences(const Request& request, std::ostream& out, std::ostream& err);
/// Checks all counts of a perft suite. At the first wrong count, prints it and returns `Failure`.
int runSuite(const Request& request, std::ostream& out, std::ostream& err);
/// Prints the position, the side to move, whether it is in check, and its legal moves in coordinate and short notation.
/// If the game is over, prints its ending instead of the moves.
int listMoves(const Request& request, std::ostream& out, std::ostream& err);
/// Prints the board as text, and the position text.
int showBoard(const Request& request, std::ostream& out, std::ostream& err);
/// Runs a UCI session on the standard input.
int runUci(const Request& request, std::ostream& out, std::ostream& err);
/// Runs a CECP session on the standard input.
int runXboard(const Request& request, std::ostream& out, std::ostream& err);
/// Runs a CECP session if the first line is `xboard`, otherwise a UCI session.
int runAnyProtocol(const Request& request, std::ostream& out, std::ostream& err);
/// Searches the bench positions, or prints them with their variants.
int runBench(const Request& request, std::ostream& out, std::ostream& err);
/// Prints the variants and their rule options.
int listVariants(const Request& request, std::ostream& out, std::ostream& err);

}  // namespace rokada::engine
