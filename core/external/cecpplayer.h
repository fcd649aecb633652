// Plays with an engine through the XBoard protocol (CECP).
#pragma once

#include "external/cecpline.h"
#include "external/engineplayer.h"

#include <set>
#include <string>

namespace rokada::external {

class CecpPlayer final : public EnginePlayer {
public:
    CecpPlayer(const EngineSpec& spec, MatchContext& context, int number) : EnginePlayer(spec, context, number) {}
    Reply think(const Game& game, const Clocks& clocks, const std::stop_token& stop) override;

protected:
    Answer<void> greet(const Game& game, const std::stop_token& stop) override;
    Answer<void> newGame(const Game& game, const std::stop_token& stop) override;

    [[nodiscard]] bool reusable() const override { return features_.reuse; }

private:
    [[nodiscard]] std::string variantName(const Variant& variant) const;
    void take(const std::string& name, const std::string& value);
    void takeLate(const std::string& line);
    Answer<void> setUp(const Game& game, const std::stop_token& stop);
    Answer<void> ping(const std::stop_token& stop);
    [[nodiscard]] bool refusesMove(const CecpLine& line) const;
    bool sendMove(const Game& game, std::size_t turn);
    bool sendClocks(const Game& game, const Clocks& clocks);
    bool sendTurns(const Game& game, const Clocks& clocks);
    /// Analyses the position until stopped.
    Reply analyse(const Game& game, std::stop_token stop);
    bool catchUp(const Game& game);
    Reply listen(const Game& game, ChildProcess::Time until, std::stop_token stop);
    /// Processes a line of the engine. Returns true if it completes the reply.
    bool settles(Reply& reply, const std::string& line, const Game& game);

    CecpFeatures features_;
    bool forced_ = true;           ///< true while the engine is in force mode
    std::size_t known_ = 0;        ///< number of turns of the game sent to the engine
    std::set<std::string> shown_;  ///< moves of this game, as sent to the engine
    int pings_ = 0;
};

/// Returns true if the player to move can claim a draw in this position or with a legal move, or can make a move that
/// draws the game at once.
[[nodiscard]] bool mayClaimDraw(const Game& game);

}  // namespace rokada::external
