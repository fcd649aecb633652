// Asks a stronger engine about single positions.
#pragma once

#include "external/childprocess.h"
#include "rules/position.h"
#include "terms.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rokada::diagnosis {

/// Names and values of UCI options.
using Options = std::vector<std::pair<std::string, std::string>>;

/// UCI engine that judges positions. Use an object from one thread only.
class Judge {
public:
    /// Starts a UCI engine, and sets the options in their order.
    static external::Answer<std::unique_ptr<Judge>> start(const std::vector<std::string>& command,
                                                          const Options& options);

    /// Searches `nodes` nodes, and returns the score in centipawns for the side to move. A mate counts as a hundred
    /// pawns. Returns nullopt if the engine fails.
    [[nodiscard]] std::optional<int> score(const Position& position, std::uint64_t nodes);
    /// Returns the terms of the engine's static evaluation, from the view of White. `opening` is the game phase, from 1
    /// in the opening to 0 in the ending. Returns nullopt in check, or if the engine does not print a table of terms.
    [[nodiscard]] std::optional<Terms> terms(const Position& position, double opening);

private:
    explicit Judge(std::unique_ptr<external::ChildProcess> child) : child_(std::move(child)) {}
    [[nodiscard]] bool read(std::string& line);
    bool place(const Position& position);

    std::unique_ptr<external::ChildProcess> child_;
};

}  // namespace rokada::diagnosis
