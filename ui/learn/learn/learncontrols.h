// Controls the learning pages: courses, lessons, puzzles, endings and trainers of each variant. While a page is shown,
// it covers the game.
#pragma once

#include "learn/curriculum.h"
#include "learn/endingtask.h"
#include "learn/learners.h"
#include "learn/puzzlecourse.h"
#include "learn/puzzlestore.h"
#include "learn/trainers.h"
#include "rules/variant.h"
#include "shell/feature.h"
#include "shell/offers.h"

#include <QStackedWidget>

namespace rokada::ui {

class GameSession;
class WindowActions;
class BoardWidget;
class PreferencePages;
class StatusLine;
class Settings;
class Offers;
class CoursePage;
class EndgameTraining;
class FrontPages;
class LessonPage;
class PuzzleTraining;
class WindowAction;
class WindowSignals;

class LearnControls final : public Feature, public LearningPages {
    Q_OBJECT
public:
    LearnControls(GameSession& session, WindowActions& actions, BoardWidget& board, PreferencePages& pages,
                  StatusLine& status, Settings& settings, FrontPages& front, WindowSignals& windowSignals,
                  Offers& offers);

    /// Shows the courses of the variant on the board. Without a game, shows the courses of the variant that was
    /// practised last.
    void show();
    void join(const Offers& offers) override;
    void showGame(const VariantInfo& game) override;
    void showLesson(const VariantInfo& game, std::string_view id, std::size_t step) override;
    [[nodiscard]] Next next() override;
    void showNextLesson() override;
    void showNextPuzzles() override;
    [[nodiscard]] BoardWidget* lessonBoard() override;
    /// Shows a lesson, beginning with the step at which the learner left it.
    void showLesson(const Lesson& lesson);
    /// Shows a lesson, beginning with `step`.
    void showLesson(const Lesson& lesson, std::size_t step);
    /// Shows ten questions about the board, for the variant chosen on the courses page. The same `seed` gives the same
    /// questions.
    void showTrainer(Trainer trainer, std::uint64_t seed);
    /// Shows puzzles of the variant chosen on the courses page. The same `seed` gives the same puzzles in a timed run.
    void showPuzzles(PuzzleMode mode, const PuzzleTheme& theme, std::uint64_t seed);
    /// Starts a game from a won position of the variant chosen on the courses page. The computer plays at full
    /// strength. `seed` determines the position.
    void playWon(std::uint64_t seed);
    /// Shows an ending of the variant chosen on the courses page. The same `seed` gives the same positions.
    void showEnding(const EndingTask& task, std::uint64_t seed);
    [[nodiscard]] bool shown() const;
    [[nodiscard]] Curriculum& curriculum() { return curriculum_; }
    [[nodiscard]] Learners& learners() { return learners_; }
    void retranslate() override;

private:
    void playCoached(const VariantInfo& game);
    [[nodiscard]] const VariantInfo& lastGame() const;
    void makePages();
    void makePuzzlePage();
    void makeEndingPage();
    void leave();
    void startNextLesson();
    void sayWhatFollows(const Lesson& lesson);
    void tellTask();
    void forgetTask();
    void stepDone(std::size_t step);
    void follow(const LearnersFile::Found& found);
    void tellIfNotRead(const LearnersFile::Found& found);
    void tellWritten(const QString& failure);

    GameSession& session_;
    WindowActions& actions_;
    BoardWidget& board_;
    PreferencePages& pages_;
    StatusLine& status_;
    Settings& settings_;
    FrontPages& front_;
    WindowSignals& windowSignals_;
    StartScreen* start_ = nullptr;
    GameCoach* coach_ = nullptr;
    Curriculum curriculum_;
    PuzzleStore store_;
    Learners learners_;
    WindowAction& shown_;
    QStackedWidget* room_ = nullptr;
    CoursePage* courses_ = nullptr;
    LessonPage* lesson_ = nullptr;
    LessonPage* puzzlePage_ = nullptr;
    PuzzleTraining* puzzles_ = nullptr;
    LessonPage* endingPage_ = nullptr;
    EndgameTraining* endings_ = nullptr;
    Lesson training_;        ///< lesson of the trainer that was shown last
    QString task_;           ///< description of the task in the current game
    bool fromGame_ = false;  ///< true if leaving the page returns to the game
};

}  // namespace rokada::ui
