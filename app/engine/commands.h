// The commands of rokada-engine. Each writes its answer to `out`, one line about bad input to `err`, and returns the
// exit status.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <limits>
#include <string>
#include <vector>

namespace rokada::engine {

inline constexpr int Success = 0;
inline constexpr int Failure = 1;
inline constexpr int BadInput = 2;

/// A game as it is named on the command line.
struct GameChoice {
    std::string variant;
    std::vector<std::string> rules;
    std::string position;
};

struct Request {
    int (*run)(const Request&, std::ostream& out, std::ostream& err) = nullptr;
    GameChoice game;
    std::string after;
    std::string file;
    std::uint64_t maxNodes = std::numeric_limits<std::uint64_t>::max();
    int depth = 0;
    int repeat = 1;
    bool divide = false;
};

int countMoves(const Request& request, std::ostream& out, std::ostream& err);
int runSuite(const Request& request, std::ostream& out, std::ostream& err);
int listMoves(const Request& request, std::ostream& out, std::ostream& err);
int showBoard(const Request& request, std::ostream& out, std::ostream& err);
int listVariants(const Request& request, std::ostream& out, std::ostream& err);

}  // namespace rokada::engine
