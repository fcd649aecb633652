// Page of the dialog for a new game. It contains the choices for one variant: players, clocks and rules.
#pragma once

#include "session/gamechoice.h"

#include <QWidget>

namespace rokada::ui {

class ClockChooser;
class CollapsibleSection;
class LawChooser;
class PlacementChooser;
class RuleChooser;
class SeatChooser;
class Settings;

class NewGamePage final : public QWidget {
    Q_OBJECT
public:
    /// `settings` provides the list of external engines and must outlive the page.
    NewGamePage(const GameChoice& choice, const Settings& settings, QWidget* parent);

    /// Returns the choices that the page shows.
    [[nodiscard]] GameChoice choice() const;
    /// Hides the controls of the rule options. The options keep the values that they had in the constructor.
    void keepRules();
    /// Shows a link to manage external engines. The link emits `managingWanted`.
    void offerManaging();
    /// Updates the engines that can be chosen as opponents. They depend on the chosen rules and on the list of external
    /// engines in the settings.
    void offerEngines();
    void retranslate();

signals:
    void changed();
    /// Emitted when the user double-clicks an opponent, which starts the game.
    void confirmed();
    /// Emitted when the user clicks the link to manage external engines.
    void managingWanted();
    /// Emitted when the user expands the section `part`. The receiver must scroll to it, because it can extend below
    /// the visible area.
    void unfolded(QWidget* part);

private:
    [[nodiscard]] Choices rules() const;
    void followSeats();
    void showChoice();

    const VariantInfo& game_;
    const Settings& settings_;
    Choices kept_;
    bool rulesKept_ = false;
    bool clocksChosen_ = false;            ///< true if the user has changed the clocks on this page
    bool people_;                          ///< true if only people play
    std::vector<TimeControl> otherTimes_;  ///< clocks of the other kind of game: only people, or with a computer
    SeatChooser* seats_;
    PlacementChooser* placement_;
    ClockChooser* clocks_;
    CollapsibleSection* fold_;
    RuleChooser* rules_;
    LawChooser* laws_;
};

}  // namespace rokada::ui
