// The choices of one variant: who plays, clocks, rules.
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
    /// The settings, which must outlive the page, know the external engines.
    NewGamePage(const GameChoice& choice, const Settings& settings, QWidget* parent);

    /// The choices on the page now.
    [[nodiscard]] GameChoice choice() const;
    /// The rules are given and not shown.
    void keepRules();
    /// Shows a link to the dialog of engines.
    void offerManaging();
    /// Which engines play depends on the rules, and on the list of engines.
    void offerEngines();
    void retranslate();

signals:
    void changed();
    /// The choice is made, and the game shall begin.
    void confirmed();
    /// The dialog of engines shall be opened.
    void managingWanted();
    /// This part has become higher.
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
