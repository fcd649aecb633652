// A player that speaks the protocol of XBoard.
#pragma once

#include "external/cecpline.h"
#include "external/player.h"

#include <set>
#include <string>

namespace rokada::external {

class CecpPlayer final : public Player {
public:
    CecpPlayer(const EngineSpec& spec, Circumstances& around, int number) : Player(spec, around, number) {}
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
    /// Thinks about the position until it is stopped.
    Reply analyse(const Game& game, std::stop_token stop);
    bool catchUp(const Game& game);
    Reply listen(const Game& game, Child::Time until, std::stop_token stop);
    /// Takes a line over; true if it settles the reply.
    bool settles(Reply& reply, const std::string& line, const Game& game);

    CecpFeatures features_;
    bool forced_ = true;           ///< it only looks on
    std::size_t known_ = 0;        ///< how many turns of the game it has seen
    std::set<std::string> shown_;  ///< moves of this game, as it has heard them
    int pings_ = 0;
};

/// Whether the player to move may claim a draw, at once or by a named move.
[[nodiscard]] bool mayClaimDraw(const Game& game);

}  // namespace rokada::external
