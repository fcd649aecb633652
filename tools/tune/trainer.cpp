#include "trainer.h"

#include <algorithm>
#include <cmath>

namespace rokada::tune {

namespace {

constexpr double FirstStep = 5, LastStep = 0.2;  // sizes of the first and the last step in centipawns
constexpr int Between = 10;                      // number of steps between two evaluations of the held-out positions

class Adam {
public:
    explicit Adam(std::size_t count) : mean_(count), square_(count) {}

    void step(std::vector<double>& values, const std::vector<double>& gradient, double length) {
        constexpr double Memory = 0.9, LongMemory = 0.999, Tiny = 1e-12;
        ++steps_;
        const double early = 1 - std::pow(Memory, steps_), earlySquare = 1 - std::pow(LongMemory, steps_);
        for (std::size_t p = 0; p < values.size(); ++p) {
            mean_[p] = Memory * mean_[p] + (1 - Memory) * gradient[p];
            square_[p] = LongMemory * square_[p] + (1 - LongMemory) * gradient[p] * gradient[p];
            values[p] -= length * (mean_[p] / early) / (std::sqrt(square_[p] / earlySquare) + Tiny);
        }
    }

private:
    std::vector<double> mean_, square_;
    int steps_ = 0;
};

struct Division {
    std::vector<std::uint32_t> learnt, heldOut;
};

Division divide(std::size_t count) {
    // A small set is divided into shorter runs, so that both parts contain positions.
    const std::size_t run = std::clamp<std::size_t>(count / 100, 1, 500);
    Division parts;
    for (std::uint32_t i = 0; i < count; ++i) (i / run % 10 == 9 ? parts.heldOut : parts.learnt).push_back(i);
    return parts;
}

}  // namespace

FitReport fit(const Traces& traces, const Pulls& pulls, const Weights& start, const FitPlan& plan, std::ostream& log) {
    Division parts = divide(traces.size());
    const double scoreScale = fitScoreScale(traces, parts.learnt);
    const Model model(traces, {plan.share, scoreScale}, plan.threads);
    Parameters at(start, scoreScale);
    model.fitScale(at, parts.learnt);
    FitReport report{.scoreScale = scoreScale,
                     .before = model.error(at, parts.heldOut),
                     .after = 0,
                     .learnt = parts.learnt.size(),
                     .heldOut = parts.heldOut.size(),
                     .found = at};
    report.after = report.before;
    log << "scale " << scoreScale << ", of the weights " << at.scale() << ", error " << model.error(at, parts.learnt)
        << ", held out " << report.before << std::endl;
    Adam adam(at.values.size());
    const double evidence = plan.news * static_cast<double>(parts.learnt.size());
    std::vector<double> gradient(at.values.size());
    for (int step = 1; step <= plan.steps; ++step) {
        std::ranges::fill(gradient, 0);
        const double seen = model.error(at, parts.learnt, gradient);
        (void)pulls.penalty(at, evidence, gradient);
        adam.step(at.values, gradient,
                  FirstStep * std::pow(LastStep / FirstStep, step / static_cast<double>(plan.steps)));
        if (step % Between != 0) continue;
        const double error = model.error(at, parts.heldOut);
        if (step % (5 * Between) == 0) log << "step " << step << ": " << seen << ", held out " << error << std::endl;
        if (error >= report.after) continue;
        report.after = error;
        report.found = at;
    }
    log << "error " << report.after << ", scale " << report.found.scale() << std::endl;
    return report;
}

}  // namespace rokada::tune
