// Page of the dialog with the choices of one variant: players, clocks, rules.
#pragma once

#include "session/gamechoice.h"

#include <QWidget>

namespace rokada::ui {

class ClockChooser;
class Fold;
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

    /// Returns the choices that are shown.
    [[nodiscard]] GameChoice choice() const;
    /// Hides the rules and keeps them as they are.
    void keepRules();
    /// Shows a link that emits `managingWanted`.
    void offerManaging();
    /// Updates the offered engines, which depend on the chosen rules and on the list of external engines.
    void offerEngines();
    void retranslate();

signals:
    void changed();
    /// Emitted when an opponent is double-clicked: the game should start.
    void confirmed();
    /// Emitted when the link to the external engines is clicked.
    void managingWanted();
    /// Emitted when `part` is expanded and may need scrolling.
    void unfolded(QWidget* part);

private:
    [[nodiscard]] Choices rules() const;
    void showChoice();

    const VariantInfo& game_;
    const Settings& settings_;
    Choices kept_;
    bool rulesKept_ = false;
    SeatChooser* seats_;
    PlacementChooser* placement_;
    ClockChooser* clocks_;
    Fold* fold_;
    RuleChooser* rules_;
    LawChooser* laws_;
};

}  // namespace rokada::ui
