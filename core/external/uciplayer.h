// Plays with an engine through UCI.
#pragma once

#include "external/engineplayer.h"
#include "external/uciline.h"

namespace rokada::external {

class UciPlayer final : public EnginePlayer {
public:
    UciPlayer(const EngineSpec& spec, MatchContext& context, int number) : EnginePlayer(spec, context, number) {}
    Reply think(const Game& game, const Clocks& clocks, const std::stop_token& stop) override;

protected:
    Answer<void> greet(const Game& game, const std::stop_token& stop) override;
    Answer<void> newGame(const Game& game, const std::stop_token& stop) override;

private:
    [[nodiscard]] const UciOption* offered(std::string_view name) const;
    Answer<void> setOptions();
    Answer<void> chooseVariant(const Variant& variant);
    Answer<void> ready(const std::stop_token& stop);
    void setOption(const std::string& name, const std::string& value);
    void listen(Reply& reply, ChildProcess::Time until, std::stop_token stop);

    std::vector<UciOption> offers_;
};

/// Returns the `go` command with the engine's limits. Clock parameters begin with the letter of the side, such as
/// `wtime`.
[[nodiscard]] std::string goLine(const ThinkLimit& limit, const Variant& variant, const Clocks& clocks);

}  // namespace rokada::external
