// Commands of rokada-tune. Each sets its exit status.
#pragma once

#include "setups.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace rokada::tune {

void addPlay(CLI::App& app, int& status);
void addFit(CLI::App& app, int& status);
void addMatch(CLI::App& app, int& status);
void addSearch(CLI::App& app, int& status);
void addChances(CLI::App& app, int& status);
void addSurvival(CLI::App& app, int& status);

/// Variant and rule options of a command.
struct Common {
    std::string variant;
    std::string options = "-";

    void addTo(CLI::App& command);
    /// Returns the variant with these weights and this network (see `WeightsChoice`, `NetChoice`), or an error message.
    [[nodiscard]] tl::expected<std::unique_ptr<Setups>, std::string> setups(const std::string& weights,
                                                                            const std::string& net = "none") const;
};

/// Prints an error in the input and returns the exit status for it.
int refuse(const std::string& what);

}  // namespace rokada::tune
