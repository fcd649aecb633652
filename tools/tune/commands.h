// Commands of rokada-tune. Each command sets the exit status.
#pragma once

#include "arguments.h"
#include "setups.h"

#include <memory>
#include <string>

namespace rokada::tune {

void addPlay(const arguments::Program& app, int& status);
void addFit(const arguments::Program& app, int& status);
void addMatch(const arguments::Program& app, int& status);
void addSearch(const arguments::Program& app, int& status);
void addChances(const arguments::Program& app, int& status);
void addSurvival(const arguments::Program& app, int& status);

/// Options of every command: the variant and its rule options.
struct Common {
    std::string variant;
    std::string options = "-";

    void addTo(const arguments::Command& command);
    /// Returns the rulebooks and evaluators of the variant with these weights and this network, or an error message.
    /// `WeightsChoice` and `NetChoice` describe the texts.
    [[nodiscard]] tl::expected<std::unique_ptr<Setups>, std::string> setups(const std::string& weights,
                                                                            const std::string& net = "none") const;
};

/// Returns an error message about a file: the reason why it cannot be read, or `what` if its content is unusable.
[[nodiscard]] std::string unusable(const std::string& file, const std::string& what);
/// Prints an error in the input, and returns the exit status 2.
int refuse(const std::string& what);

}  // namespace rokada::tune
