// Queries a stronger engine about single positions.
#pragma once

#include "external/child.h"
#include "rules/position.h"
#include "terms.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rokada::diagnosis {

/// Names and values.
using Options = std::vector<std::pair<std::string, std::string>>;

/// UCI engine that judges positions. Use it from one thread.
class Judge {
public:
    /// Starts a UCI engine and sets these options in order.
    static external::Answer<std::unique_ptr<Judge>> start(const std::vector<std::string>& command,
                                                          const Options& options);

    /// Returns the score after `nodes` nodes in centipawns for the side to move. A mate counts as a hundred pawns.
    [[nodiscard]] std::optional<int> score(const Position& position, std::uint64_t nodes);
    /// Returns the terms of the engine's static evaluation for White; nullopt in check, or if it does not print such a
    /// table.
    [[nodiscard]] std::optional<Terms> terms(const Position& position, double opening);

private:
    explicit Judge(std::unique_ptr<external::Child> child) : child_(std::move(child)) {}
    [[nodiscard]] bool read(std::string& line);
    bool place(const Position& position);

    std::unique_ptr<external::Child> child_;
};

}  // namespace rokada::diagnosis
