// Data of the evaluation graph: extracts the evaluations and clocks that a recorded game contains.
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
        pawns;           ///< evaluation in pawns from the view of White's team; `Mate` or -`Mate` for a forced mate
    QString evaluation;  ///< evaluation as text, for example "+0.17" or "#-3"
    int nag = 0;         ///< annotation of a bad move: 2 for "?", 4 for "??", 6 for "?!"; otherwise 0
    std::array<std::optional<Millis>, 2>
        clocks{};   ///< total remaining time of each team; nullopt until the clocks of all its players are known
    QString clock;  ///< clock of the side that moved, for example "1:05:12"; empty if unknown
};

struct GraphLine {
    /// Value of `scale` for chess.
    static constexpr double UsualScale = 2.4;

    std::vector<GraphPoint> points;
    GraphPoint start;                       ///< data of the start position; only its evaluation can be set
    std::array<QString, 2> teams;           ///< names of the sides of each team
    double scale = UsualScale;              ///< evaluation in pawns that corresponds to an expected score of 73 %
    bool evaluated = false, timed = false;  ///< true if at least two points have an evaluation (`evaluated`) or a clock
                                            ///< (`timed`)
    [[nodiscard]] bool empty() const { return !evaluated && !timed; }
};

/// Returns the data of the variation that contains `shown`, from the start of the game to the end of the variation.
[[nodiscard]] GraphLine graphLine(const GameTree& tree, Node shown);

/// Evaluation that a record contains for one position.
struct RecordedEvaluation {
    double share = 0.5;  ///< expected score of White's team, from 0 to 1
    QString text;        ///< evaluation as text, for example "+0.17" or "#-3"
};
/// Returns the evaluation after the move of `node`, or nullopt if the record contains none.
[[nodiscard]] std::optional<RecordedEvaluation> recordedEvaluation(const GameTree& tree, Node node);

/// Returns true if no move of the variation that contains `shown` has comments, symbols or commands. There are then no
/// data for a graph. This check is faster than `graphLine`.
[[nodiscard]] bool saysNothing(const GameTree& tree, Node shown);

/// Returns the data of `graphLine` up to the move with which the last of the sides `persons` (a bit set of sides) is
/// eliminated. The rest of the game, between computers, would make the first part of the graph too narrow. Returns all
/// data if `shown` is in the rest and the rest has evaluations.
[[nodiscard]] GraphLine graphOfPersons(const GameTree& tree, Node shown, std::uint8_t persons);

/// Returns a clock of a record as text for the user, for example "1:05:12" for "01:05:12", or "5:13" for "0:05:12.8".
[[nodiscard]] QString clockShown(const std::string& value);
/// Returns an evaluation of a record as text for the user, for example "+0.17" for "0.17", or "−1.5" for "-1.5,20".
/// Uses the decimal separator of the language. A mate has the form "#3".
[[nodiscard]] QString evaluationShown(const std::string& value);
/// Returns an evaluation as `evaluationShown`, but rounded to one decimal, for example "+0.2".
[[nodiscard]] QString evaluationInShort(const std::string& value);

}  // namespace rokada::ui
