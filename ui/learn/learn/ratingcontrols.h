// Ratings of the people who play against Rokada's opponents. A game counts if it has the default rules and start
// position, was played to its end, and no help was used.
#pragma once

#include "kit/settings.h"
#include "learn/learners.h"
#include "shell/feature.h"

#include <optional>

class QMainWindow;

namespace rokada::ui {

class GameSession;
class PreferencePages;
class Settings;
struct Seat;
class StatusLine;
class WindowActions;
class WindowSignals;

namespace keys {
/// True if games count for the ratings of people.
[[nodiscard]] Setting<bool> ratesGames();
}  // namespace keys

class RatingControls final : public Feature {
    Q_OBJECT
public:
    RatingControls(QMainWindow& window, GameSession& session, WindowActions& actions, PreferencePages& pages,
                   StatusLine& status, Settings& settings, WindowSignals& windowSignals);

    void join(const Offers& offers) override;
    void retranslate() override;
    /// Shows the ratings of the current learner.
    void show();

private:
    /// Learner who played a side of the current game.
    struct Participant {
        std::size_t learner;
        QString name;  ///< empty for the only person
    };
    /// Change of a rating.
    struct Outcome {
        QString name;
        int change = 0;
    };

    [[nodiscard]] std::vector<Participant> participants() const;
    [[nodiscard]] bool counts() const;
    [[nodiscard]] const Seat* enemyComputer() const;
    void count(const Ending& ending);
    void tell();
    [[nodiscard]] QString words() const;
    [[nodiscard]] int proposed() const;
    void addPreference();

    QMainWindow& window_;
    GameSession& session_;
    PreferencePages& pages_;
    StatusLine& status_;
    Settings& settings_;
    WindowSignals& windowSignals_;
    Learners* learners_ = nullptr;
    std::vector<Outcome> outcomes_;  ///< rating changes of the last game; shown again when the language changes
    int halfPoints_ = 0;             ///< result of the people in the last game
    int next_ = 0;                   ///< level of the proposed opponent, as `Level::steps`
};

}  // namespace rokada::ui
