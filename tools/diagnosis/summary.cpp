#include "summary.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rokada::diagnosis {

namespace {

constexpr std::size_t Searched = TermCount;  // index of the last row: cases caused by the search, not by a term

struct Cell {
    int cases = 0, right = 0;
};

void printRow(std::ostream& out, std::string_view name, const std::array<Cell, PhaseCount>& row) {
    Cell all;
    out << "| " << name << " |";
    for (const Cell& cell : row) {
        out << ' ' << cell.cases << " |";
        all.cases += cell.cases;
        all.right += cell.right;
    }
    out << ' ' << all.cases << " | " << all.right << " |\n";
}

}  // namespace

Phase phaseOf(int left) {
    constexpr int Opening = Evaluator::FullPhase * 4 / 5, Ending = Evaluator::FullPhase * 2 / 5;
    return left >= Opening ? Phase::Opening : left >= Ending ? Phase::Middle : Phase::Ending;
}

bool Case::theyWereRight() const { return std::abs(judge - theirs) < std::abs(judge - ours); }

std::optional<Term> Case::cause() const {
    const double sum = std::accumulate(difference.begin(), difference.end(), 0.0);
    if (sum > -Small) return std::nullopt;
    return Term(std::ranges::min_element(difference) - difference.begin());
}

void print(std::ostream& out, const std::vector<Case>& cases, std::size_t games) {
    std::array<std::array<Cell, PhaseCount>, TermCount + 1> table{};
    std::array<double, TermCount> sums{};
    int right = 0;
    for (const Case& one : cases) {
        const auto cause = one.cause();
        Cell& cell = table[cause ? static_cast<std::size_t>(*cause) : Searched][static_cast<std::size_t>(one.phase)];
        ++cell.cases;
        cell.right += one.theyWereRight();
        right += one.theyWereRight();
        for (std::size_t i = 0; i < TermCount; ++i) sums[i] += one.difference[i];
    }
    out << games << " lost games, " << cases.size() << " with a parting; the judge sided with the winner in " << right
        << ".\n\n| what they judge lower | opening | middle game | ending | all | winner right "
           "|\n|---|---|---|---|---|---|\n";
    for (std::size_t i = 0; i < TermCount; ++i) printRow(out, TermNames[i], table[i]);
    printRow(out, "no static term: search", table[Searched]);
    out << "\nTheir terms less ours for the loser, centipawns, on average:";
    for (std::size_t i = 0; i < TermCount; ++i) {
        out << (i == 0 ? " " : ", ") << TermNames[i] << ' '
            << std::lround(sums[i] / static_cast<double>(std::max<std::size_t>(1, cases.size())));
    }
    out << ".\n";
}

}  // namespace rokada::diagnosis
