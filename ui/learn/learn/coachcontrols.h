// The coach in a game: warns once before a blunder, says what the enemies threaten, and shows after the game where to
// try again.
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
/// Whether the coach looks on.
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
    /// Of the position on the board; nothing while the coach still thinks, or is off.
    [[nodiscard]] const std::optional<CoachOpinion>& opinion() const { return opinion_; }
    /// Waits until the coach has thought, for tests.
    void wait();
    /// nullptr before the moments were shown for the first time.
    [[nodiscard]] LessonPage* page() { return page_; }
    void showMoments();
    void updateActions() override;
    void retranslate() override;

private:
    void think();
    void hear(CoachOpinion opinion);
    /// May the person play this now? If not, the reason is said.
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
    std::optional<Move> warned_;  ///< of this move, in this position
    CoachMoments moments_;
    Lesson lesson_;
    LessonPage* page_ = nullptr;
    CallQueue news_;
    BackgroundJob job_;
};

}  // namespace rokada::ui
