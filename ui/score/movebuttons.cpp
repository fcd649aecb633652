#include "score/movebuttons.h"

#include "kit/icons.h"
#include "shell/windowactions.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>
#include <QToolTip>

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
    for (const char* name : {"firstPosition", "previousMove", "nextMove", "lastPosition"}) add(actions, name);
    row_->addStretch(1);
    add(actions, "offerDraw");
    resign_ = add(actions, "resign");
    add(actions, "flip");
    // A button of its own: the first press only asks.
    resign_->setObjectName(QStringLiteral("resignButton"));
    connect(resign_, &QToolButton::clicked, this, &MoveButtons::pressResign);
    connect(&armed_, &Delay::over, this, &MoveButtons::endQuestion);
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
    qApp->installEventFilter(this);
    showResign();
    QToolTip::showText(resign_->mapToGlobal(resign_->rect().bottomLeft()), resign_->toolTip(), resign_);
    emit confirmationWanted(resign_->toolTip());
}

void MoveButtons::disarm() {
    if (!armed()) return;
    armed_.stop();
    endQuestion();
}

void MoveButtons::endQuestion() {
    qApp->removeEventFilter(this);
    const QString question = resign_->toolTip();
    showResign();
    if (QToolTip::text() == question) QToolTip::hideText();
    emit confirmationOver(question);
}

/// Whoever presses something else, or Escape, does not want to resign.
bool MoveButtons::eventFilter(QObject* watched, QEvent* event) {
    const bool escape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    const bool elsewhere = event->type() == QEvent::MouseButtonPress && watched->isWidgetType() && watched != resign_;
    if (escape || elsewhere) disarm();
    return QWidget::eventFilter(watched, event);
}

/// Asking it is red and keeps its size: no other button comes to lie under the hand.
void MoveButtons::showResign() {
    const QAction& action = actions_.named("resign");
    resign_->setIcon(armed() ? iconOf(Icon::Resign, Qt::white) : action.icon());
    resign_->setEnabled(action.isEnabled());
    resign_->setText(action.iconText());
    resign_->setToolTip(armed() ? tr("Resign? Press again.") : action.toolTip());
    resign_->setStyleSheet(
        armed() ? QStringLiteral("QToolButton { background: %1; border-radius: 3px }").arg(QColor(Asking).name())
                : QString());
}

void MoveButtons::retranslate() { showResign(); }

}  // namespace rokada::ui
