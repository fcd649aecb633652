#include "learn/endgametraining.h"

#include "base/scrambled.h"
#include "learn/endingwords.h"
#include "learn/tableopponent.h"
#include "lesson/lessonpage.h"

namespace rokada::ui {

namespace {

/// Number of moves for which the learner must hold a draw.
constexpr int HoldMoves = 15;

/// Returns a lesson text with the same `words` for every language. `words` are in the current language; `retranslate`
/// replaces the text when the language changes.
LessonText inForce(const QString& words) {
    const std::string text = words.toStdString();
    return {{text, text, text}, {1, 1}};
}

}  // namespace

EndgameTraining::EndgameTraining(LessonPage& page) : QObject(&page), page_(page) {
    connect(&page_, &LessonPage::stepDone, this, &EndgameTraining::sayEnd);
    connect(&page_, &LessonPage::lessonOver, this, [this] { start_ ? draw() : emit page_.left(); });
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) {
        emit failed(why);
        emit page_.left();
    });
}

void EndgameTraining::begin(const VariantInfo& game, const EndingTask& task, std::uint64_t seed) {
    leave();
    auto& tables = tables_[std::string(game.id)];
    if (!tables) {
        const RulebookPtr book = endingBook(game, task);
        if (!book) return;
        tables = std::make_shared<Endgames>(book);
    }
    used_ = tables;
    task_ = task;
    seed_ = seed;
    draw();
}

void EndgameTraining::leave() {
    ++number_;
    job_.cancel();
    page_.leaveLesson();
    start_.reset();
}

/// Draws a position of the ending at random and shows it. If the endgame table is not ready, first computes it on a
/// worker thread.
void EndgameTraining::draw() {
    leave();
    seed_ = scrambled(seed_);
    if (solved_.contains({used_.get(), task_->pieces})) return show(endingStart(*used_, *task_, seed_));
    show(std::nullopt);
    job_.start([this, tables = used_, task = *task_, seed = seed_, number = number_](const std::stop_token& stop) {
        const auto start = endingStart(*tables, task, seed, stop);
        if (stop.stop_requested()) return;
        calls_.post([this, start, number] {
            if (number == number_) show(start);
        });
    });
}

void EndgameTraining::show(const std::optional<EndingStart>& start) {
    job_.wait();
    start_ = start;
    mistakes_ = 0;
    if (start_) solved_.emplace(used_.get(), task_->pieces);
    LessonStep step(used_->book());
    if (start_) {
        step.type = StepType::Play;
        step.position = start_->position;
        step.turned = true;
        step.moves = task_->hold ? HoldMoves : TableOpponent::UntilMate;
        step.goal.type = task_->hold ? GoalType::None : GoalType::Mate;
        step.opponent = std::make_shared<TableOpponent>(used_, step.moves);
    }
    showStep(std::move(step), start_ ? tr("Next position") : tr("Back to courses"));
    if (start_) connect(page_.run(), &LessonRun::answeredWrong, this, [this] { ++mistakes_; });
}

void EndgameTraining::showStep(LessonStep step, const QString& next) {
    page_.leaveLesson();
    lesson_ = Lesson();
    lesson_.book = used_->sharedBook();
    lesson_.id = "ending";
    lesson_.steps.push_back(std::move(step));
    lesson_.title = inForce(texts::nameOf(used_->book().variant(), *task_));
    lesson_.steps.front().text = inForce(words());
    page_.setLastWords(next);
    page_.show(lesson_, 0, 0);
    page_.takeFocus(false);
}

QString EndgameTraining::words() const {
    return start_ ? texts::taskOf(used_->book().variant(), *task_, HoldMoves)
                  : tr("Preparing the endgame. This takes a moment...");
}

void EndgameTraining::sayEnd() {
    if (!start_) return;
    const int made = page_.run()->exercise().made();
    page_.run()->conclude(texts::endOf(*task_, {made, start_->moves, mistakes_}));
}

void EndgameTraining::retranslate() {
    if (!used_ || lesson_.steps.empty() || !page_.run()) return;
    lesson_.title = inForce(texts::nameOf(used_->book().variant(), *task_));
    lesson_.steps.front().text = inForce(words());
    page_.setLastWords(start_ ? tr("Next position") : tr("Back to courses"));
    page_.renew();
}

}  // namespace rokada::ui
