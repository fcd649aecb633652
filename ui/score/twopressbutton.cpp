#include "score/twopressbutton.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QToolTip>

#include <chrono>

namespace rokada::ui {

namespace {

constexpr std::chrono::seconds SecondPress{5};

}  // namespace

TwoPressButton::TwoPressButton(QAction& action, Icon icon, const QColor& asking, QWidget* parent)
    : QToolButton(parent), action_(action), icon_(icon), asking_(asking), armed_(this, SecondPress) {
    connect(this, &QToolButton::clicked, this, &TwoPressButton::press);
    connect(&armed_, &Delay::over, this, &TwoPressButton::endQuestion);
    connect(&action_, &QAction::changed, this, &TwoPressButton::update);
    update();
}

void TwoPressButton::setQuestion(const QString& question) {
    question_ = question;
    update();
}

void TwoPressButton::press() {
    if (armed_.active()) {
        disarm();
        return action_.trigger();
    }
    armed_.start();
    qApp->installEventFilter(this);
    update();
    QToolTip::showText(mapToGlobal(rect().bottomLeft()), question_, this);
    emit confirmationWanted(question_);
}

void TwoPressButton::disarm() {
    if (!armed_.active()) return;
    armed_.stop();
    endQuestion();
}

void TwoPressButton::endQuestion() {
    qApp->removeEventFilter(this);
    update();
    if (QToolTip::text() == question_) QToolTip::hideText();
    emit confirmationOver(question_);
}

/// Whoever presses something else, or Escape, does not want it.
bool TwoPressButton::eventFilter(QObject* watched, QEvent* event) {
    const bool escape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    const bool elsewhere = event->type() == QEvent::MouseButtonPress && watched->isWidgetType() && watched != this;
    if (escape || elsewhere) disarm();
    return QToolButton::eventFilter(watched, event);
}

void TwoPressButton::update() {
    const bool asks = armed_.active();
    setIcon(asks ? iconOf(icon_, Qt::white) : action_.icon());
    setEnabled(action_.isEnabled());
    setText(action_.iconText());
    setToolTip(asks ? question_ : action_.toolTip());
    setStyleSheet(asks ? QStringLiteral("QToolButton { background: %1; border-radius: 3px }").arg(asking_.name())
                       : QString());
}

}  // namespace rokada::ui
