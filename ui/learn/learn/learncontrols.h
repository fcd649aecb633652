// The room for learning in front of the game: the courses of each game, and the lesson that is worked on.
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
class EndingRoom;
class FrontPages;
class LessonPage;
class PuzzleRoom;
class WindowAction;

class LearnControls final : public Feature, public LearningRoom {
    Q_OBJECT
public:
    LearnControls(GameSession& session, WindowActions& actions, BoardWidget& board, PreferencePages& pages,
                  StatusLine& status, Settings& settings, FrontPages& front, Offers& offers);

    /// The courses of the game that was learned last, or is on the board.
    void show();
    void join(const Offers& offers) override;
    void showGame(const VariantInfo& game) override;
    void showLesson(const VariantInfo& game, std::string_view id, std::size_t step) override;
    [[nodiscard]] Next next() override;
    void showNextLesson() override;
    void showNextPuzzles() override;
    [[nodiscard]] BoardWidget* lessonBoard() override;
    /// This lesson, where it was left.
    void showLesson(const Lesson& lesson);
    /// The same from one of its steps.
    void showLesson(const Lesson& lesson, std::size_t step);
    /// Ten questions on the board of the game whose courses are shown; the same seed asks the same.
    void showTrainer(Trainer trainer, std::uint64_t seed);
    /// Puzzles of the game whose courses are shown; the same seed brings the same storm.
    void showPuzzles(PuzzleMode mode, const PuzzleTheme& theme, std::uint64_t seed);
    /// A game from a won position of the game whose courses are shown, against full strength.
    void playWon(std::uint64_t seed);
    /// An ending of the game whose courses are shown; the same seed brings the same positions.
    void showEnding(const EndingTask& task, std::uint64_t seed);
    [[nodiscard]] bool shown() const;
    /// nullptr before they were shown for the first time.
    [[nodiscard]] CoursePage* courses() { return courses_; }
    [[nodiscard]] LessonPage* lessonPage() { return lesson_; }
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
    void goOn();
    void sayWhatFollows(const Lesson& lesson);
    void tellTask();
    void forgetTask();
    void stepDone(std::size_t step);
    void tellIfNotRead();
    void tellIfNotWritten(const Written& written);
    void tellWritten(const QString& failure);

    GameSession& session_;
    WindowActions& actions_;
    BoardWidget& board_;
    PreferencePages& pages_;
    StatusLine& status_;
    Settings& settings_;
    FrontPages& front_;
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
    PuzzleRoom* puzzles_ = nullptr;
    LessonPage* endingPage_ = nullptr;
    EndingRoom* endings_ = nullptr;
    Lesson training_;        ///< of the trainer that was used last
    QString task_;           ///< what is to be done in the game that is played
    bool fromGame_ = false;  ///< where the way back leads
};

}  // namespace rokada::ui
