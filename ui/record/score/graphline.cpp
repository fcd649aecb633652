#include "score/graphline.h"

#include "ai/evaluation/chances.h"
#include "analysis/annotate.h"
#include "analysis/revieweffort.h"
#include "game/clocktext.h"
#include "record/enginecomment.h"
#include "rules/judgement.h"
#include "texts/names.h"
#include "texts/piecewords.h"
#include "texts/timetexts.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

std::optional<double> pawnsOf(const std::string& value, std::size_t sides) {
    const auto score = evalIn(value, sides);
    if (!score) return std::nullopt;
    if (isMate(*score)) return *score < 0 ? -GraphPoint::Mate : GraphPoint::Mate;
    return std::clamp(*score / 100.0, -GraphPoint::Mate, GraphPoint::Mate);
}

void evaluate(GraphPoint& point, const Remarks& remarks, const Rulebook& book, Side mover) {
    const auto evaluation = recordedValue(remarks, book, mover);
    if (!evaluation) return;
    point.evaluation = evaluationShown(*evaluation);
    point.pawns = pawnsOf(*evaluation, book.sides());
}

/// Sets the evaluation of the final position from the result of the game, because engines do not evaluate finished
/// games. Does nothing if the previous move has no evaluation, because the graph would then connect distant points.
void evaluateEnd(std::vector<GraphPoint>& points, const Position& last) {
    if (points.size() < 2 || points.back().pawns || !points[points.size() - 2].pawns) return;
    const auto ending = judge(last);
    if (!ending) return;
    const double won = ending->halfPoints[0] > 0 ? GraphPoint::Mate : -GraphPoint::Mate;
    points.back().pawns = ending->drawn() ? 0 : won;
}

/// Sum of the remaining times of each team's players. A team has no sum until the clocks of all its players are known.
class TeamClocks {
public:
    explicit TeamClocks(const Variant& variant) : sides_(variant.sideSpecs), left_(sides_.size()) {}

    void note(Side side, Millis left) { left_[side] = left; }
    [[nodiscard]] std::array<std::optional<Millis>, 2> byTeam() const {
        std::array<std::optional<Millis>, 2> sums{Millis(0), Millis(0)};
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            auto& sum = sums[static_cast<std::size_t>(sides_[side].team) % sums.size()];
            sum = sum && left_[side] ? std::optional(*sum + *left_[side]) : std::nullopt;
        }
        return sums;
    }

private:
    const std::vector<SideSpec>& sides_;
    std::vector<std::optional<Millis>> left_;
};

/// Returns the names of both teams, for example "White and Red" and "Black and Blue".
std::array<QString, 2> teamsOf(const Variant& variant) {
    std::array<QStringList, 2> names;
    for (const SideSpec& side : variant.sideSpecs)
        names[static_cast<std::size_t>(side.team) % names.size()] << sideName(side.name);
    return {texts::listed(names[0]), texts::listed(names[1])};
}

}  // namespace

QString clockShown(const std::string& value) {
    if (const auto left = parseClk(value)) return texts::digits(*left);
    static const QRegularExpression zeros(QStringLiteral("^0+:0?|^0(?=\\d:)|\\.\\d*$"));
    return QString::fromStdString(value).remove(zeros);
}

QString evaluationShown(const std::string& value) {
    QString number = QString::fromStdString(value).section(QLatin1Char(','), 0, 0);
    const bool positive = !number.isEmpty() && number[0].isDigit() && number.toDouble() > 0;
    number.replace(QLatin1Char('.'), QLocale().decimalPoint()).replace(QLatin1Char('-'), QChar(0x2212));
    return positive ? QLatin1Char('+') + number : number;
}

QString evaluationInShort(const std::string& value) {
    bool number = false;
    const double pawns = QString::fromStdString(value).section(QLatin1Char(','), 0, 0).toDouble(&number);
    if (!number) return evaluationShown(value);
    const double tenths = std::round(10 * pawns) / 10;
    // Adding zero turns a negative zero into zero, which has no sign.
    return evaluationShown(QString::number(tenths + 0.0, 'f', 1).toStdString());
}

std::optional<RecordedEvaluation> recordedEvaluation(const GameTree& tree, Node node) {
    const Side mover = positionAt(tree, node == Node::Root ? node : tree.parent(node)).turn();
    GraphPoint point;
    evaluate(point, tree.remarks(node), tree.book(), mover);
    if (!point.pawns) return std::nullopt;
    if (std::abs(*point.pawns) == GraphPoint::Mate)
        return RecordedEvaluation{*point.pawns > 0 ? 1.0 : 0.0, point.evaluation};
    const auto centipawns = static_cast<Score>(std::lround(100 * *point.pawns));
    return RecordedEvaluation{winningChance(centipawns, chanceScale(tree.book().variant().id)), point.evaluation};
}

bool saysNothing(const GameTree& tree, Node shown) {
    const auto silent = [&tree](Node node) { return tree.remarks(node).empty(); };
    for (Node node = shown; node != Node::Root; node = tree.parent(node)) {
        if (!silent(node)) return false;
    }
    for (Node node = shown; node != Node::None; node = tree.next(node)) {
        if (!silent(node)) return false;
    }
    return silent(Node::Root);
}

GraphLine graphOfPersons(const GameTree& tree, Node shown, std::uint8_t persons) {
    GraphLine line = graphLine(tree, shown);
    const Node last = lastOfPersons(tree, persons);
    const auto is = [last](const GraphPoint& point) { return point.node == last; };
    const auto valued = [](const GraphPoint& point) { return point.pawns.has_value(); };
    const auto end = std::ranges::find_if(line.points, is);
    if (last == Node::None || end == line.points.end()) return line;
    const bool beyond = tree.plies(shown) > tree.plies(last) && std::any_of(end + 1, line.points.end(), valued);
    if (!beyond) line.points.erase(end + 1, line.points.end());
    return line;
}

GraphLine graphLine(const GameTree& tree, Node shown) {
    GraphLine line;
    TeamClocks clocks(tree.book().variant());
    Position position = tree.start();
    int evaluated = 0, timed = 0;
    line.teams = teamsOf(tree.book().variant());
    line.scale = chanceScale(tree.book().variant().id) / 100;
    evaluate(line.start, tree.remarks(Node::Root), tree.book(), position.turn());
    for (const Node node : tree.path(tree.variationEnd(shown))) {
        const Remarks& remarks = tree.remarks(node);
        GraphPoint point{.node = node, .number = position.state().moveNumber};
        evaluate(point, remarks, tree.book(), position.turn());
        for (const std::uint8_t nag : remarks.nags) {
            if (nag == 2 || nag == 4 || nag == 6) point.nag = nag;
        }
        if (const auto clock = remarks.command("clk")) {
            point.clock = clockShown(std::string(*clock));
            if (const auto left = parseClk(*clock)) clocks.note(position.turn(), *left);
            ++timed;
        }
        point.clocks = clocks.byTeam();
        evaluated += point.pawns.has_value();
        advance(position, tree.move(node));
        line.points.push_back(std::move(point));
    }
    evaluateEnd(line.points, position);
    line.evaluated = evaluated > 1;
    line.timed = timed > 1;
    return line;
}

}  // namespace rokada::ui
