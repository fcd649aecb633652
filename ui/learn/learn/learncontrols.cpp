#include "learn/learncontrols.h"

#include "board/boardwidget.h"
#include "kit/latin.h"
#include "kit/settings.h"
#include "kit/statusline.h"
#include "learn/coursepage.h"
#include "learn/endgametraining.h"
#include "learn/learnerbutton.h"
#include "learn/lessonspart.h"
#include "learn/practicepart.h"
#include "learn/puzzlespart.h"
#include "learn/puzzletraining.h"
#include "lesson/lessonboard.h"
#include "lesson/lessonpage.h"
#include "session/gamesession.h"
#include "shell/frontpages.h"
#include "shell/preferencepages.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"
#include "texts/lessontexts.h"
#include "texts/names.h"
#include "texts/texts.h"
#include "variants/variants.h"

#include <QDir>
#include <QFileInfo>
#include <QMainWindow>

#include <random>
#include <utility>

namespace rokada::ui {

namespace {

/// Returns the path of the file with the learners' progress. It is in the folder of the settings file, so that both are
/// backed up together.
QString learnersFile(const Settings& settings) {
    return QFileInfo(settings.file()).path() + QStringLiteral("/learners.json");
}

}  // namespace

LearnControls::LearnControls(GameSession& session, WindowActions& actions, BoardWidget& board, PreferencePages& pages,
                             StatusLine& status, Settings& settings, FrontPages& front, WindowSignals& windowSignals,
                             Offers& offers)
    : session_(session),
      actions_(actions),
      board_(board),
      pages_(pages),
      status_(status),
      settings_(settings),
      front_(front),
      windowSignals_(windowSignals),
      learners_(learnersFile(settings_)),
      shown_(actions_.add({.name = "learn",
                           .text = QT_TRANSLATE_NOOP("Action", "Lear&n"),
                           .shortcut = "F4",
                           .tip = QT_TRANSLATE_NOOP("Action", "Show lessons for beginners in every variant"),
                           .place = {menus::Pages, 20},
                           .checkable = true},
                          this, [this](bool shown) { shown ? show() : leave(); })) {
    offers.add<LearningPages>(*this);
    offers.add<Learners>(learners_);
    connect(&session_, &GameSession::started, this, &LearnControls::forgetTask);
    connect(&session_, &GameSession::ended, this, &LearnControls::forgetTask);
    connect(&front_, &FrontPages::changed, this, [this] {
        shown_.setChecked(this->shown());
        if (this->shown()) return;
        if (puzzles_) puzzles_->leave();
        if (endings_) endings_->leave();
    });
    connect(&pages_, &PreferencePages::looksChanged, this, [this] {
        if (!room_) return;
        lesson_->applyLooks();
        if (puzzlePage_) puzzlePage_->applyLooks();
        if (endingPage_) endingPage_->applyLooks();
        courses_->refresh();
    });
    connect(&learners_, &Learners::loaded, this, &LearnControls::follow);
    connect(&learners_, &Learners::written, this, &LearnControls::tellWritten);
}

void LearnControls::join(const Offers& offers) {
    start_ = offers.find<StartScreen>();
    coach_ = offers.find<GameCoach>();
}

bool LearnControls::shown() const { return room_ && front_.shown() == room_; }

void LearnControls::makePages() {
    room_ = new QStackedWidget(&front_.stack());
    room_->setObjectName(QStringLiteral("learnRoom"));
    courses_ = new CoursePage(curriculum_, store_, learners_, settings_, room_);
    courses_->lessons().setPlayable(start_ != nullptr);
    lesson_ = new LessonPage(settings_, room_);
    room_->addWidget(courses_);
    room_->addWidget(lesson_);
    connect(courses_, &CoursePage::gameChosen, this, &LearnControls::showGame);
    connect(courses_, &CoursePage::left, this, &LearnControls::leave);
    connect(&courses_->lessons(), &LessonsPart::lessonWanted, this,
            [this](const Lesson* lesson) { showLesson(*lesson); });
    connect(&courses_->lessons(), &LessonsPart::playWanted, this,
            [this](const VariantInfo& game) { start_->play(game); });
    connect(&courses_->puzzles(), &PuzzlesPart::wanted, this,
            [this](PuzzleMode mode, const PuzzleTheme& theme) { showPuzzles(mode, theme, std::random_device()()); });
    connect(&courses_->puzzles(), &PuzzlesPart::gameWanted, this, [this] { playWon(std::random_device()()); });
    connect(&courses_->practice(), &PracticePart::trainerWanted, this,
            [this](Trainer trainer) { showTrainer(trainer, std::random_device()()); });
    connect(&courses_->practice(), &PracticePart::gameWanted, this, [this] { playWon(std::random_device()()); });
    connect(&courses_->practice(), &PracticePart::endingWanted, this,
            [this](const EndingTask& task) { showEnding(task, std::random_device()()); });
    connect(lesson_, &LessonPage::left, this, [this] { showGame(*courses_->game()); });
    connect(lesson_, &LessonPage::lessonOver, this, &LearnControls::startNextLesson);
    connect(lesson_, &LessonPage::stepDone, this, &LearnControls::stepDone);
}

void LearnControls::makePuzzlePage() {
    puzzlePage_ = new LessonPage(settings_, room_);
    puzzlePage_->setObjectName(QStringLiteral("puzzlePage"));
    puzzlePage_->setWayBack(tr("All puzzles"));
    room_->addWidget(puzzlePage_);
    puzzles_ = new PuzzleTraining(store_, learners_, *puzzlePage_);
    connect(puzzlePage_, &LessonPage::left, this, [this] {
        puzzles_->leave();
        showGame(*courses_->game());
    });
}

void LearnControls::showPuzzles(PuzzleMode mode, const PuzzleTheme& theme, std::uint64_t seed) {
    const std::string game(courses_->game()->id);
    if (store_.of(game).puzzles.empty()) return;
    if (!puzzlePage_) makePuzzlePage();
    courses_->showPart(CoursePage::Part::Puzzles);
    room_->setCurrentWidget(puzzlePage_);
    puzzlePage_->board().setLook(&BoardLook::speech, board_.frame().look.speech);
    puzzles_->begin(game, mode, theme, seed);
}

void LearnControls::makeEndingPage() {
    endingPage_ = new LessonPage(settings_, room_);
    endingPage_->setObjectName(QStringLiteral("endingPage"));
    endingPage_->setWayBack(tr("All endgames"));
    room_->addWidget(endingPage_);
    endings_ = new EndgameTraining(*endingPage_);
    connect(endings_, &EndgameTraining::failed, this,
            [this](const QString& why) { status_.showError(tr("The endgame could not be prepared: %1").arg(why)); });
    connect(endingPage_, &LessonPage::left, this, [this] {
        endings_->leave();
        showGame(*courses_->game());
    });
}

void LearnControls::showEnding(const EndingTask& task, std::uint64_t seed) {
    if (!endingPage_) makeEndingPage();
    courses_->showPart(CoursePage::Part::Practice);
    room_->setCurrentWidget(endingPage_);
    endingPage_->board().setLook(&BoardLook::speech, board_.frame().look.speech);
    endings_->begin(*courses_->game(), task, seed);
}

void LearnControls::playWon(std::uint64_t seed) {
    const PuzzleSet& set = store_.of(courses_->game()->id);
    const Puzzle* puzzle = wonPosition(set, seed);
    if (!puzzle) return;
    GameSetup setup{.book = set.book, .start = puzzle->position, .seats = {}, .seed = seed, .times = {}, .laws = {}};
    setup.seats.resize(set.book->sides(), Seat{.human = false, .name = {}, .level = Level::full()});
    setup.seats[puzzle->position.turn()] = Seat();
    session_.start(std::move(setup));
    tellTask();
}

void LearnControls::tellTask() {
    //: %1: "White to move"
    const QString words = tr("%1: win this position against the computer at full strength.");
    status_.withdraw(std::exchange(task_, words.arg(texts::toMove(session_.game()->start()))));
    status_.showState(task_);
}

void LearnControls::forgetTask() { status_.withdraw(std::exchange(task_, {})); }

void LearnControls::show() {
    const std::string last = learners_.current().game.toStdString();
    const Game* game = session_.game();
    const VariantInfo* info = game ? findVariant(game->book().variant().id) : findVariant(last);
    showGame(info ? *info : offeredVariants().front());
}

const VariantInfo& LearnControls::lastGame() const {
    const VariantInfo* last = findVariant(learners_.current().game.toStdString());
    return last ? *last : offeredVariants().front();
}

LearningPages::Next LearnControls::next() {
    const VariantInfo& game = lastGame();
    const Learner& learner = learners_.current();
    const auto done = [&](const Lesson* lesson) { return learner.of(QString::fromStdString(lesson->id)).done; };
    const auto lessons = curriculum_.lessonsOf(game.id);
    const auto open = std::ranges::find_if_not(lessons, done);
    Next next;
    if (!lessons.empty() && open == lessons.begin()) {
        //: %1: name of a variant
        next.lesson = tr("New to %1?").arg(variantName(game.id));
        next.lessonMore = tr("%n short lesson(s)", nullptr, static_cast<int>(lessons.size()));
    } else if (open != lessons.end()) {
        next.lesson = texts::of((*open)->title);
        next.lessonMore = tr("Next lesson, %1 of %2").arg(open - lessons.begin() + 1).arg(lessons.size());
    }
    const PuzzleSet& puzzles = store_.of(game.id);
    if (puzzles.puzzles.empty()) return next;
    next.puzzles = tr("Puzzles");
    next.puzzlesMore = tr("%1 of %2 solved").arg(solvedOf(puzzles, learner)).arg(puzzles.puzzles.size());
    return next;
}

void LearnControls::showNextLesson() {
    const auto lessons = curriculum_.lessonsOf(lastGame().id);
    const auto open = std::ranges::find_if_not(lessons, [this](const Lesson* lesson) {
        return learners_.current().of(QString::fromStdString(lesson->id)).done;
    });
    open == lessons.end() ? showGame(lastGame()) : showLesson(**open);
}

void LearnControls::showNextPuzzles() {
    showGame(lastGame());
    showPuzzles(PuzzleMode::InOrder, {}, std::random_device()());
}

void LearnControls::showGame(const VariantInfo& game) {
    if (!room_) makePages();
    if (front_.shown() == nullptr) {
        fromGame_ = session_.game() != nullptr;
    } else if (!shown()) {
        fromGame_ = false;
    }
    learners_.change([id = latin(game.id)](LearnerList& list) { return list.noteGame(id); });
    // If the courses are already shown, the focus stays where it is. It must not move when a shortcut switches the
    // variant.
    const bool there = shown() && room_->currentWidget() == courses_;
    courses_->showGame(game);
    room_->setCurrentWidget(courses_);
    if (!shown()) front_.show(*room_, RailPlace::Learn, tr("Lessons are shown."));
    if (!there) courses_->takeFocus();
}

void LearnControls::showLesson(const Lesson& lesson) {
    const LessonProgress progress = learners_.current().of(QString::fromStdString(lesson.id));
    showLesson(lesson, static_cast<std::size_t>(progress.step));
}

void LearnControls::showLesson(const Lesson& lesson, std::size_t step) {
    if (!shown()) showGame(*findVariant(lesson.book->variant().id));
    const LessonProgress progress = learners_.current().of(QString::fromStdString(lesson.id));
    const int done = progress.done ? static_cast<int>(lesson.steps.size()) : progress.step;
    courses_->showPart(CoursePage::Part::Lessons);
    room_->setCurrentWidget(lesson_);
    lesson_->board().setLook(&BoardLook::speech, board_.frame().look.speech);
    lesson_->setWayBack({});
    lesson_->setBlind(false, false);
    lesson_->show(lesson, step, done);
    sayWhatFollows(lesson);
    lesson_->takeFocus(false);
}

void LearnControls::showLesson(const VariantInfo& game, std::string_view id, std::size_t step) {
    showGame(game);
    if (const Lesson* lesson = curriculum_.lesson(game.id, std::string(id))) showLesson(*lesson, step);
}

BoardWidget* LearnControls::lessonBoard() { return lesson_ && lesson_->run() ? &lesson_->board() : nullptr; }

void LearnControls::showTrainer(Trainer trainer, std::uint64_t seed) {
    const auto lessons = curriculum_.lessonsOf(courses_->game()->id);
    if (lessons.empty()) return;
    Lesson next = trainerLesson(trainer, lessons.front()->book, seed);
    courses_->showPart(CoursePage::Part::Practice);
    lesson_->leaveLesson();
    training_ = std::move(next);
    room_->setCurrentWidget(lesson_);
    const bool colours = trainer == Trainer::Colours;
    lesson_->setWayBack(tr("All trainers"));
    lesson_->setBlind(colours || trainer == Trainer::Names || trainer == Trainer::Said, colours);
    lesson_->show(training_, 0, 0);
    sayWhatFollows(training_);
    lesson_->takeFocus(false);
}

void LearnControls::stepDone(std::size_t step) {
    const Lesson& lesson = lesson_->run()->lesson();
    // The lesson of a trainer has random questions, so no progress is recorded.
    if (&lesson == &training_) return;
    const int next = static_cast<int>(step) + 1, steps = static_cast<int>(lesson.steps.size());
    learners_.change(
        [=, id = QString::fromStdString(lesson.id)](LearnerList& list) { return list.noteStep(id, next, steps); });
}

/// Shows the next lesson. After the last lesson, starts a game with the coach; shows the courses if games cannot be
/// started.
void LearnControls::startNextLesson() {
    const Lesson& lesson = lesson_->run()->lesson();
    if (&lesson == &training_) return showGame(*courses_->game());
    const Lesson* after = curriculum_.after(lesson);
    if (after) return showLesson(*after);
    start_ ? playCoached(*courses_->game()) : showGame(*courses_->game());
}

/// Starts a game against beginner-level opponents, with the coach on. Precondition: `start_` is not nullptr.
void LearnControls::playCoached(const VariantInfo& game) {
    start_->playBeginners(game);
    if (coach_) coach_->setOn(true);
}

void LearnControls::sayWhatFollows(const Lesson& lesson) {
    const Lesson* after = &lesson == &training_ ? nullptr : curriculum_.after(lesson);
    if (&lesson == &training_ || (!after && !start_)) return lesson_->setLastWords({});
    after ? lesson_->setLastWords(tr("Next lesson"), texts::of(after->title))
          : lesson_->setLastWords(tr("Play with the coach"));
}

void LearnControls::leave() {
    if (!shown()) return;
    if (!fromGame_ && start_) return start_->showPage();
    front_.leave();
    board_.setFocus();
}

void LearnControls::follow(const LearnersFile::Found& found) {
    tellIfNotRead(found);
    if (courses_) courses_->refresh();
    emit windowSignals_.learnersLoaded();
}

void LearnControls::tellIfNotRead(const LearnersFile::Found& found) {
    if (!found.unreadable.isEmpty()) {
        status_.showError(tr("The learning progress cannot be read: %1").arg(found.unreadable));
    } else if (found.damaged && found.copy.isEmpty()) {
        status_.showError(
            tr("The learning progress was damaged. The old file could not be copied: %1").arg(found.notCopied), {},
            "keepLearning");
    } else if (found.damaged) {
        status_.showError(tr("The learning progress was damaged. The old file was kept as %1.")
                              .arg(QDir::toNativeSeparators(found.copy)));
    }
}

void LearnControls::tellWritten(const QString& failure) {
    if (failure.isEmpty()) return status_.succeeded("keepLearning");
    status_.showError(tr("Your progress could not be saved: %1").arg(failure), {}, "keepLearning");
}

void LearnControls::retranslate() {
    if (!task_.isEmpty()) tellTask();
    if (shown()) front_.say(tr("Lessons are shown."));
    if (puzzles_) puzzlePage_->setWayBack(tr("All puzzles"));
    if (puzzles_) puzzles_->retranslate();
    if (endings_) endingPage_->setWayBack(tr("All endgames"));
    if (endings_) endings_->retranslate();
    if (!lesson_ || !lesson_->run()) return;
    lesson_->setWayBack(&lesson_->run()->lesson() == &training_ ? tr("All trainers") : QString());
    sayWhatFollows(lesson_->run()->lesson());
}

}  // namespace rokada::ui
