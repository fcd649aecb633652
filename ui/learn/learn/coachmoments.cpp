#include "learn/coachmoments.h"

#include "motifs/motiffinder.h"
#include "texts/motiftexts.h"
#include "texts/notations.h"

#include <QCoreApplication>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Minimum loss of a key moment, in centipawns.
constexpr Score MinLoss = 80;
/// Maximum number of key moments in a lesson.
constexpr std::size_t MaxMoments = 3;

LessonText momentText(const QString& words) {
    const std::string text = words.toStdString();
    return {{text, text, text}, {1, 1}};
}

QString praiseFor(const Position& before, Move best) {
    const auto found = MotifFinder(before.book()).merit(before, best);
    QString right = QCoreApplication::translate("Coach", "Yes, that move is better.");
    if (!found) return right;
    return QStringLiteral("%1 %2").arg(right, texts::praiseOf(before.book(), *found));
}

}  // namespace

void CoachMoments::note(const Position& before, Move played, const CoachOpinion& opinion) {
    const auto loss = opinion.lossBy(played);
    if (!loss || *loss < MinLoss) return;
    moments_.push_back({before, played, opinion.goodMoves(), *loss});
}

void CoachMoments::forgetFrom(const Position& before) {
    const auto same = [&](const Moment& m) { return m.before == before; };
    moments_.erase(std::ranges::find_if(moments_, same), moments_.end());
}

bool CoachMoments::empty() const { return moments_.empty(); }

Lesson CoachMoments::lesson(const RulebookPtr& book) const {
    std::vector<const Moment*> worst;
    for (const Moment& moment : moments_) worst.push_back(&moment);
    std::ranges::stable_sort(worst, [](const Moment* a, const Moment* b) { return a->loss > b->loss; });
    if (worst.size() > MaxMoments) worst.resize(MaxMoments);
    std::ranges::sort(worst);
    Lesson lesson;
    lesson.book = book;
    lesson.id = "moments";
    lesson.title = momentText(QCoreApplication::translate("Coach", "Key moments"));
    for (const Moment* moment : worst) {
        LessonStep step(*book);
        step.type = StepType::Move;
        step.place = {1, 1};
        step.turned = true;
        step.position = moment->before;
        step.rightMoves = moment->good;
        step.text = momentText(QCoreApplication::translate("Coach", "Move %1: you played %2. Find a better move.")
                                   .arg(moment->before.state().moveNumber)
                                   .arg(moveText(moment->before, moment->played, NotationStyle::International)));
        step.praise = momentText(praiseFor(moment->before, moment->good.front()));
        lesson.steps.push_back(std::move(step));
    }
    return lesson;
}

}  // namespace rokada::ui
