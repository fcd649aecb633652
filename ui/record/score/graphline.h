// Extracts the evaluations and clocks of a recorded game as the data of a graph.
#pragma once

#include "game/clock.h"
#include "record/gametree.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace rokada::ui {

/// Data of the graph after one move.
struct GraphPoint {
    static constexpr double Mate = 100;

    Node node = Node::None;
    int number = 0;  ///< move number as in the list of moves
    std::optional<double>
        pawns;  ///< evaluation in pawns from the point of view of White's team; `Mate` or -`Mate` for a forced mate
    QString evaluation;  ///< evaluation as text, for example "+0.17" or "#-3"
    int nag = 0;         ///< annotation of a bad move: 2 for "?", 4 for "??", 6 for "?!"; otherwise 0
    std::array<std::optional<Millis>, 2>
        clocks{};   ///< total remaining time of each team; nullopt until the clocks of all its players are known
    QString clock;  ///< clock of the side that moved, for example "1:05:12"; empty if unknown
};

struct GraphLine {
    /// Scale of the evaluations of chess, in pawns; see `scale`.
    static constexpr double UsualScale = 2.4;

    std::vector<GraphPoint> points;
    GraphPoint start;              ///< data of the start position: its evaluation, or nothing
    std::array<QString, 2> teams;  ///< names of the teams
    double scale = UsualScale;     ///< advantage of White in pawns that corresponds to an expected score of 73 %
    bool evaluated = false, timed = false;  ///< true if at least two points have an evaluation, or a clock
    [[nodiscard]] bool empty() const { return !evaluated && !timed; }
};

/// Returns the data of the variation that contains `shown`, from the start of the game to the end of the variation.
[[nodiscard]] GraphLine graphLine(const GameTree& tree, Node shown);

/// Evaluation that is written in a record.
struct RecordedEvaluation {
    double share = 0.5;  ///< expected points of White's team, from 0 to 1
    QString text;        ///< for example "+0.17" or "#-3"
};
/// Returns the evaluation after the move of `node`, or nullopt if the record contains none.
[[nodiscard]] std::optional<RecordedEvaluation> recordedEvaluation(const GameTree& tree, Node node);

/// Returns true if no move of the variation that contains `shown` has data. There is no graph then.
[[nodiscard]] bool saysNothing(const GameTree& tree, Node shown);

/// Returns the data of the game until the last of the sides `persons` is eliminated. A long game between the remaining
/// computers would make this part of the graph too narrow. Returns all data if `shown` is after this point and has an
/// evaluation.
[[nodiscard]] GraphLine graphOfPersons(const GameTree& tree, Node shown, std::uint8_t persons);

/// Formats a clock of a record, for example "1:05:12" for "01:05:12", or "5:13" for "0:05:12.8".
[[nodiscard]] QString clockShown(const std::string& value);
/// Formats an evaluation of a record, for example "+0.17" for "0.17", or "−1.5" for "-1.5,20". Uses the decimal point
/// of the language and a minus sign. A mate is formatted as "#3".
[[nodiscard]] QString evaluationShown(const std::string& value);

}  // namespace rokada::ui
