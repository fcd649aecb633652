// Menu beside the "Play" button of a variant. It starts a game with a common opponent and clock at once. Its last
// entries open the rules, and the dialog for all other choices.
#pragma once

#include "session/gamechoice.h"

#include <QMenu>

namespace rokada::ui {

class QuickMenu final : public QMenu {
    Q_OBJECT
public:
    QuickMenu(const VariantInfo& variant, QWidget* parent);

    void retranslate();
    /// Sets the clocks for games between people and for games with computers. If the user then checks a clock in the
    /// menu, all games use that clock.
    void setTimes(const std::vector<TimeControl>& people, const std::vector<TimeControl>& computers);
    /// Disables the entry that shows the rules. `why` becomes its tool tip.
    void disableRules(const QString& why);

signals:
    void gameWanted(const rokada::ui::GameChoice& choice);
    void moreWanted();
    void rulesWanted();

private:
    void start(const Seat& others);
    void checkClock();

    const VariantInfo& variant_;
    std::vector<TimeControl> peopleTimes_, computerTimes_;
    bool clockChosen_ = false;  ///< true if the user has checked a clock since `setTimes`
    QAction* together_;
    QMenu* levels_;
    QMenu* clocks_;
    QAction* rules_ = nullptr;
    QAction* more_ = nullptr;
};

}  // namespace rokada::ui
