// The stronger engine, asked about single positions.
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

class Judge {
public:
    /// Starts a program that speaks UCI, and sets these options in their order.
    static external::Answer<std::unique_ptr<Judge>> start(const std::vector<std::string>& command,
                                                          const Options& options);

    /// What it says after so many nodes, centipawns for the side to move; mates are a hundred pawns.
    [[nodiscard]] std::optional<int> score(const Position& position, std::uint64_t nodes);
    /// What its static value is made of, for White; nothing in check, or if it prints no such table.
    [[nodiscard]] std::optional<Terms> terms(const Position& position, double opening);

private:
    explicit Judge(std::unique_ptr<external::Child> child) : child_(std::move(child)) {}
    [[nodiscard]] bool read(std::string& line);
    bool place(const Position& position);

    std::unique_ptr<external::Child> child_;
};

}  // namespace rokada::diagnosis
