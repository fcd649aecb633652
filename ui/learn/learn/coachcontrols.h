// Coach during a game. It warns once before a blunder and shows threats. After the game, it offers the key moments: the
// positions in which a person's move lost the most.
#pragma once

#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "kit/settings.h"
#include "learn/coachmoments.h"
#include "shell/feature.h"
#include "shell/offers.h"

#include <memory>
#include <optional>

namespace rokada::ui {

class GameSession;
class WindowActions;
class BoardWidget;
class StatusLine;
class Settings;
class Offers;
class FrontPages;
class LessonPage;
class WindowAction;

namespace keys {
/// True if the coach is on.
[[nodiscard]] Setting<bool> coach();
}  // namespace keys

void declareLearn(Settings& settings);

class CoachControls final : public Feature, public GameCoach {
    Q_OBJECT
public:
    CoachControls(GameSession& session, WindowActions& actions, BoardWidget& board, StatusLine& status,
                  Settings& settings, FrontPages& front, Offers& offers);
    ~CoachControls() override;

    [[nodiscard]] bool on() const { return settings_.get(keys::coach()); }
    void setOn(bool on) override;
    /// Returns the coach's scores of the moves in the current position. Returns nullopt while the coach is analysing or
    /// is off.
    [[nodiscard]] const std::optional<CoachOpinion>& opinion() const { return opinion_; }
    /// Waits until the analysis of the coach has ended. For tests.
    void wait();
    void showMoments();
    void updateActions() override;
    void retranslate() override;

private:
    void think();
    void onOpinion(CoachOpinion opinion);
    /// Called by the session before a person's move. Returns false and shows a warning if the move is a blunder.
    /// Returns true for a blunder too if the coach has already warned in this position.
    bool allows(Move move);
    [[nodiscard]] QString warning(const Position& position, Move move) const;
    void note(const Turn& turn);
    void nameWaysBack();
    void leave();

    GameSession& session_;
    WindowActions& actions_;
    BoardWidget& board_;
    StatusLine& status_;
    Settings& settings_;
    FrontPages& front_;
    WindowAction* coach_ = nullptr;
    WindowAction* keyMoments_ = nullptr;
    std::shared_ptr<Engine> engine_;
    std::optional<CoachOpinion> opinion_;
    std::optional<Move> warned_;  ///< move in the current position that caused the warning
    CoachMoments moments_;
    Lesson lesson_;
    LessonPage* page_ = nullptr;
    CallQueue calls_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
