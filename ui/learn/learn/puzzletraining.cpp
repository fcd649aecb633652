#include "learn/puzzletraining.h"

#include "learn/puzzletexts.h"
#include "lesson/lessonpage.h"
#include "motifs/motiffinder.h"
#include "puzzles/puzzlestep.h"
#include "texts/motiftexts.h"

#include <QDate>

#include <algorithm>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

constexpr int StormSeconds = 180;
constexpr auto AfterAnswer = 700ms;

/// Returns a lesson text with the same `words` for every language. `words` are in the current language; `retranslate`
/// replaces the text when the language changes.
LessonText inAllLanguages(const QString& words) {
    const std::string text = words.toStdString();
    return {{text, text, text}, {1, 1}};
}

}  // namespace

PuzzleTraining::PuzzleTraining(PuzzleStore& store, Learners& learners, LessonPage& page)
    : QObject(&page),
      store_(store),
      learners_(learners),
      page_(page),
      today_([] { return QDate::currentDate().toJulianDay(); }),
      clock_(this, 1000ms, Delay::Runs::Repeatedly),
      pause_(this, AfterAnswer) {
    connect(&clock_, &Delay::timeout, this, &PuzzleTraining::tick);
    connect(&pause_, &Delay::timeout, this, &PuzzleTraining::showNext);
    connect(&page_, &LessonPage::stepDone, this, &PuzzleTraining::done);
    connect(&page_, &LessonPage::lessonOver, this, [this] {
        if (puzzle_) return showNext();
        if (course_ && course_->mode() == PuzzleMode::Timed)
            return begin(game_, PuzzleMode::Timed, {}, static_cast<std::uint64_t>(tried_) + 17);
        emit page_.left();
    });
}

bool PuzzleTraining::storming() const { return course_ && course_->mode() == PuzzleMode::Timed && secondsLeft_ > 0; }

void PuzzleTraining::begin(const std::string& game, PuzzleMode mode, PuzzleTheme theme, std::uint64_t seed) {
    leave();
    game_ = game;
    theme_ = theme;
    course_.emplace(store_.of(game), learners_, mode, theme, seed);
    solved_ = tried_ = 0;
    secondsLeft_ = mode == PuzzleMode::Timed ? StormSeconds : 0;
    if (storming()) clock_.start();
    showNext();
}

void PuzzleTraining::leave() {
    clock_.stop();
    pause_.stop();
    page_.leaveLesson();
    puzzle_ = nullptr;
}

// --- display

void PuzzleTraining::showNext() {
    puzzle_ = course_->next(today_());
    puzzle_ ? showPuzzle() : showEnd();
}

void PuzzleTraining::showPuzzle() {
    failing_ = Failing::No;
    ++tried_;
    page_.leaveLesson();
    lesson_ = Lesson();
    lesson_.book = store_.of(game_).book;
    lesson_.id = "puzzle";
    lesson_.steps.push_back(stepOf(*puzzle_));
    fillWords();
    showLesson(tr("Next puzzle"));
    connect(page_.run(), &LessonRun::answeredWrong, this, [this] { fail(Failing::Erred); });
    connect(page_.run(), &LessonRun::helped, this, [this] { fail(Failing::Helped); });
}

void PuzzleTraining::showEnd() {
    clock_.stop();
    pause_.stop();
    puzzle_ = nullptr;
    const bool storm = course_->mode() == PuzzleMode::Timed;
    secondsLeft_ = 0;
    if (storm)
        learners_.change([game = QString::fromStdString(game_), solved = solved_](LearnerList& list) {
            return list.noteStorm(game, solved);
        });
    page_.leaveLesson();
    lesson_ = Lesson();
    lesson_.book = store_.of(game_).book;
    lesson_.id = "puzzle";
    lesson_.steps.emplace_back(*lesson_.book);
    fillWords();
    showLesson(storm ? tr("Try again") : tr("Back to courses"));
}

void PuzzleTraining::showLesson(const QString& next) {
    page_.setLastWords(next);
    page_.setPlace(place());
    page_.setFact(puzzle_ ? levelWords() : QString());
    page_.show(lesson_, 0, 0);
    page_.takeFocus(false);
}

void PuzzleTraining::fillWords() {
    lesson_.title = inAllLanguages(title());
    LessonStep& step = lesson_.steps.front();
    step.text = inAllLanguages(puzzle_ ? texts::taskOf(*puzzle_) : endWords());
    if (!puzzle_) return;
    const QString uncountedWords = uncounted();
    step.praise =
        inAllLanguages(uncountedWords.isEmpty() ? praise() : praise() + QStringLiteral("\n\n") + uncountedWords);
}

QString PuzzleTraining::levelWords() const { return tr("Level %1 of %2.").arg(puzzle_->level).arg(Puzzle::Hardest); }

QString PuzzleTraining::title() const { return puzzle_ ? texts::nameOf(puzzle_->kind) : tr("Puzzles"); }

LessonPage::Place PuzzleTraining::place() const {
    if (storming()) {
        const QString time =
            QStringLiteral("%1:%2").arg(secondsLeft_ / 60).arg(secondsLeft_ % 60, 2, 10, QLatin1Char('0'));
        //: in a timed run; %1: remaining time; %2: number of solved puzzles
        return {.words = tr("%1, solved: %2").arg(time).arg(solved_), .clock = true};
    }
    const PuzzleSet& set = store_.of(game_);
    const Learner& learner = learners_.current();
    if (course_->mode() == PuzzleMode::Review) {
        //: %1: how puzzles are chosen, for example "Review"; %2: number of puzzles that are left
        return {.words = tr("%1, %2 left").arg(modeName()).arg(dueOn(set, learner, today_()))};
    }
    if (course_->mode() == PuzzleMode::Timed) return {.words = modeName()};
    const ThemeCount count = countOf(set, learner, theme_);
    //: %1: how puzzles are chosen, for example "In order"; %2: number of solved puzzles; %3: number of all puzzles
    const QString words = tr("%1, %2 of %3 solved").arg(modeName()).arg(count.solved).arg(count.all);
    return {.words = words, .done = count.solved, .all = count.all};
}

QString PuzzleTraining::modeName() const {
    switch (course_->mode()) {
        case PuzzleMode::InOrder: return tr("In order");
        case PuzzleMode::Theme: return theme_.kind ? texts::nameOf(*theme_.kind) : texts::nameOf(*theme_.motif);
        case PuzzleMode::Timed: return tr("Timed");
        case PuzzleMode::Review: return tr("Review");
    }
    return {};
}

QString PuzzleTraining::endWords() const {
    if (course_->mode() == PuzzleMode::Timed) {
        return tr("Time is up. Puzzles solved: %1. Your best result: %2.")
            .arg(solved_)
            .arg(learners_.current().storms.value(QString::fromStdString(game_)));
    }
    if (course_->mode() == PuzzleMode::Review) return tr("There are no puzzles to review today. Well done!");
    return tr("You have solved all puzzles of this set. Well done!");
}

/// Returns the text for a right answer. It says why the first move is good, if a motif is found.
QString PuzzleTraining::praise() const {
    QString right = tr("Right!");
    if (puzzle_->line.empty()) return right;
    const Rulebook& book = puzzle_->position.book();
    const auto found = MotifFinder(book).merit(puzzle_->position, puzzle_->line.front());
    //: "Right! A fork: the knight ..."
    return found ? tr("%1 %2").arg(right, texts::praiseOf(book, *found)) : right;
}

/// Returns the reason why the current puzzle does not count as solved. Returns an empty text if it counts.
QString PuzzleTraining::uncounted() const {
    switch (failing_) {
        case Failing::No: break;
        case Failing::Helped:
            return tr("You used a hint, so this puzzle does not count as solved. It will come back later.");
        case Failing::Erred:
            return tr("You made a mistake, so this puzzle does not count as solved. It will come back later.");
    }
    return {};
}

void PuzzleTraining::retranslate() {
    if (!course_ || lesson_.steps.empty() || !page_.run()) return;
    fillWords();
    const bool storm = course_->mode() == PuzzleMode::Timed;
    page_.setPlace(place());
    page_.setFact(puzzle_ ? levelWords() : QString());
    page_.setLastWords(puzzle_ ? tr("Next puzzle") : storm ? tr("Try again") : tr("Back to courses"));
    page_.renew();
}

// --- actions

void PuzzleTraining::fail(Failing why) {
    if (!puzzle_ || failing_ != Failing::No) return;
    failing_ = why;
    fillWords();
    note(false);
    if (storming()) pause_.start();
}

void PuzzleTraining::done() {
    if (!puzzle_ || failing_ != Failing::No) return;
    ++solved_;
    note(true);
    page_.setPlace(place());
    if (storming()) pause_.start();
}

void PuzzleTraining::tick() {
    if (--secondsLeft_ <= 0) return showEnd();
    page_.setPlace(place());
}

void PuzzleTraining::note(bool solved) {
    learners_.change([id = QString::fromStdString(puzzle_->id()), solved, day = today_()](LearnerList& list) {
        return list.notePuzzle(id, solved, day);
    });
}

}  // namespace rokada::ui
