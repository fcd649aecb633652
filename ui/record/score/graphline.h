// Extracts the evaluations and clocks of a recorded game for a graph.
#pragma once

#include "game/clock.h"
#include "record/gametree.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Data after one move.
struct GraphPoint {
    static constexpr double Mate = 100;

    Node node = Node::None;
    int number = 0;               ///< move number as in the list of moves
    std::optional<double> pawns;  ///< evaluation in pawns from the view of White's team; `Mate` or -`Mate` for a mate
    QString evaluation;           ///< as text: "+0.17", "#-3"
    int nag = 0;                  ///< 2, 4 or 6 for a bad move: "?", "??", "?!"
    std::array<std::optional<Millis>, 2> clocks{};  ///< total time left of each team, once known for all its players
    QString clock;                                  ///< clock of the mover, "1:05:12"; empty if unknown
};

struct GraphLine {
    /// Scale of chess, in pawns.
    static constexpr double UsualScale = 2.4;

    std::vector<GraphPoint> points;
    GraphPoint start;                       ///< start position; only its evaluation is set, if there is one
    std::array<QString, 2> teams;           ///< names of the teams
    double scale = UsualScale;              ///< lead of White in pawns that gives an expected score of 73 %
    bool evaluated = false, timed = false;  ///< at least two points have such data
    [[nodiscard]] bool empty() const { return !evaluated && !timed; }
};

/// Returns the data of the variation that contains `shown`, from the start to its end.
[[nodiscard]] GraphLine graphLine(const GameTree& tree, Node shown);

/// Returns true if no move of that variation has data, so there is no graph.
[[nodiscard]] bool saysNothing(const GameTree& tree, Node shown);

/// Same as for the whole game, but ends when the last of the sides `persons` is eliminated, unless `shown` is later and
/// evaluated: long play between computers would leave little width to the persons' part.
[[nodiscard]] GraphLine graphOfPersons(const GameTree& tree, Node shown, std::uint8_t persons);

/// Formats a clock: "1:05:12" for "01:05:12", "5:13" for "0:05:12.8".
[[nodiscard]] QString clockShown(const std::string& value);
/// Formats an evaluation: "+0.17" for "0.17", "−1.5" for "-1.5,20", with the decimal point of the language and a minus
/// sign; mates as "#3".
[[nodiscard]] QString evaluationShown(const std::string& value);

}  // namespace rokada::ui
