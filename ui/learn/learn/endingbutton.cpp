#include "learn/endingbutton.h"

#include "kit/latin.h"
#include "learn/endingwords.h"

#include <QMenu>

namespace rokada::ui {

EndingButton::EndingButton(QWidget* parent) : QPushButton(parent), menu_(new QMenu(this)) {
    setObjectName(QStringLiteral("endingButton"));
    menu_->setObjectName(QStringLiteral("endingMenu"));
    setMenu(menu_);
    connect(menu_, &QMenu::aboutToShow, this, &EndingButton::fillMenu);
    retranslate();
}

void EndingButton::showGame(const VariantInfo& game) {
    if (game_ == &game) return;
    game_ = &game;
    tasks_ = endingTasks(game);
    setVisible(!tasks_.empty());
}

void EndingButton::fillMenu() {
    menu_->clear();
    bool holds = false;
    for (const EndingTask& task : tasks_) {
        const auto variant = variantOf(*game_, task);
        if (!variant) continue;
        if (task.hold && !std::exchange(holds, true)) menu_->addSeparator();
        auto* action = menu_->addAction(texts::nameOf(*variant, task), this, [this, task] { emit wanted(task); });
        action->setObjectName(QStringLiteral("ending:%1:%2").arg(latin(task.pieces)).arg(task.hold ? 1 : 0));
    }
}

void EndingButton::retranslate() {
    setText(tr("Choose an endgame"));
    setToolTip(tr("Win an endgame, or hold a draw, against perfect play"));
}

}  // namespace rokada::ui
