// What a recorded game says about itself move by move: evaluations and clocks, as numbers for a graph.
#pragma once

#include "game/clock.h"
#include "record/gametree.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace rokada::ui {

/// After a move.
struct GraphPoint {
    static constexpr double Mate = 100;

    Node node = Node::None;
    int number = 0;               ///< of the move, as the list of moves counts
    std::optional<double> pawns;  ///< for White and the team of White; `Mate` or its negative for a mate
    QString evaluation;           ///< as people write it: "+0.17", "#-3"
    int nag = 0;                  ///< 2, 4 or 6 of a bad move: "?", "??", "?!"
    std::array<std::optional<Millis>, 2>
        clocks{};   ///< what the players of each team have left together, once they all said it
    QString clock;  ///< of who moved, "1:05:12"; empty if it is not known
};

struct GraphLine {
    /// That of chess, in pawns.
    static constexpr double UsualScale = 2.4;

    std::vector<GraphPoint> points;
    GraphPoint start;                       ///< before the first of them; only its value is set, if there is one
    std::array<QString, 2> teams;           ///< who they are
    double scale = UsualScale;              ///< with so many pawns more White hopes for 73 of a hundred points
    bool evaluated = false, timed = false;  ///< at least two points are
    [[nodiscard]] bool empty() const { return !evaluated && !timed; }
};

/// Of the variation in which `shown` is, from the beginning to its end.
[[nodiscard]] GraphLine graphLine(const GameTree& tree, Node shown);

/// Nothing is said of any move of that variation: there is no graph of it.
[[nodiscard]] bool saysNothing(const GameTree& tree, Node shown);

/// As that of a whole game, but once the last of these sides is out only if `shown` is there and that was evaluated:
/// what computers play alone would leave a few pixels to the part that persons have played.
[[nodiscard]] GraphLine graphOfPersons(const GameTree& tree, Node shown, std::uint8_t persons);

/// As the clocks show it: "1:05:12" of "01:05:12", "5:13" of "0:05:12.8".
[[nodiscard]] QString clockShown(const std::string& value);
/// "+0.17" of "0.17", "−1.5" of "-1.5,20", with the decimal point of the language and a minus; mates are "#3".
[[nodiscard]] QString evaluationShown(const std::string& value);

}  // namespace rokada::ui
