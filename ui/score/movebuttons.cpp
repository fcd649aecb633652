#include "score/movebuttons.h"

#include "shell/windowactions.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <chrono>

namespace rokada::ui {

namespace {

constexpr std::chrono::seconds SecondPress{5};
constexpr QSize ButtonIcon{20, 20};
constexpr QRgb Asking = 0xFFB3261E;

}  // namespace

MoveButtons::MoveButtons(WindowActions& actions, QWidget* parent)
    : QWidget(parent), actions_(actions), row_(new QHBoxLayout(this)), armed_(this, SecondPress) {
    setObjectName(QStringLiteral("moveButtons"));
    row_->setContentsMargins(4, 3, 4, 3);
    row_->setSpacing(1);
    for (const char* name : {"firstPosition", "previousMove", "nextMove", "lastPosition", "autoplay"})
        add(actions, name);
    row_->addStretch(1);
    add(actions, "offerDraw");
    resign_ = add(actions, "resign");
    add(actions, "flip");
    // A button of its own: the first press only asks.
    resign_->setObjectName(QStringLiteral("resignButton"));
    connect(resign_, &QToolButton::clicked, this, &MoveButtons::pressResign);
    connect(&armed_, &Delay::over, this, &MoveButtons::showResign);
    connect(&actions.named("resign"), &QAction::changed, this, &MoveButtons::showResign);
    showResign();
}

QToolButton* MoveButtons::add(WindowActions& actions, const char* action) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(action) + QStringLiteral("Button"));
    button->setAutoRaise(true);
    button->setIconSize(ButtonIcon);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    if (qstrcmp(action, "resign") != 0) button->setDefaultAction(&actions.named(action));
    row_->addWidget(button);
    return button;
}

void MoveButtons::pressResign() {
    if (armed()) {
        disarm();
        return actions_.named("resign").trigger();
    }
    armed_.start();
    showResign();
    emit confirmationWanted(tr("Resign? Press again."));
}

void MoveButtons::disarm() {
    armed_.stop();
    showResign();
}

/// Asking it is red, and has words.
void MoveButtons::showResign() {
    const QAction& action = actions_.named("resign");
    resign_->setIcon(action.icon());
    resign_->setEnabled(action.isEnabled());
    resign_->setText(armed() ? tr("Resign?") : action.iconText());
    resign_->setToolTip(armed() ? tr("Resign? Press again.") : action.toolTip());
    resign_->setToolButtonStyle(armed() ? Qt::ToolButtonTextOnly : Qt::ToolButtonIconOnly);
    resign_->setStyleSheet(armed() ? QStringLiteral("color: %1; font-weight: bold").arg(QColor(Asking).name())
                                   : QString());
}

void MoveButtons::retranslate() { showResign(); }

}  // namespace rokada::ui
