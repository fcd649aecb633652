// Menu beside "Play" that starts common games at once, and opens the dialog for all others.
#pragma once

#include "session/gamechoice.h"

#include <QMenu>

namespace rokada::ui {

class QuickMenu final : public QMenu {
    Q_OBJECT
public:
    QuickMenu(const VariantInfo& variant, QWidget* parent);

    void retranslate();
    /// Disables the entry of the rules; `why` becomes its tool tip.
    void disableRules(const QString& why);

signals:
    void gameWanted(const rokada::ui::GameChoice& choice);
    void moreWanted();
    void rulesWanted();

private:
    void start(const Seat& others);

    const VariantInfo& variant_;
    QAction* together_;
    QMenu* levels_;
    QMenu* clocks_;
    QAction* rules_ = nullptr;
    QAction* more_ = nullptr;
};

}  // namespace rokada::ui
