#include "score/twopressbutton.h"

#include "score/pressbubble.h"
#include "shell/secondpress.h"

#include <QAction>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

/// Time for which the result of the action is shown: enough to read one or two sentences.
constexpr auto AnswerShown = 6000ms;

}  // namespace

TwoPressButton::TwoPressButton(QAction& action, Icon icon, const QColor& asking, QWidget* parent)
    : QToolButton(parent),
      action_(action),
      press_(SecondPress::of(action)),
      icon_(icon),
      asking_(asking),
      read_(this, AnswerShown) {
    SecondPress::exempt(*this, action_);
    connect(this, &QToolButton::clicked, &action_, &QAction::trigger);
    connect(&press_, &SecondPress::asked, this, &TwoPressButton::ask);
    connect(&press_, &SecondPress::over, this, &TwoPressButton::endQuestion);
    connect(&press_, &SecondPress::answered, this, &TwoPressButton::tell);
    connect(&read_, &Delay::timeout, this, &TwoPressButton::dropBubble);
    connect(&action_, &QAction::changed, this, &TwoPressButton::update);
    update();
}

void TwoPressButton::setQuestion(const QString& question) {
    press_.setQuestion(question);
    update();
}

void TwoPressButton::ask() {
    update();
    dropBubble();
    if (isVisible()) bubble_ = new PressBubble(*this, asking_, press_.question());
}

void TwoPressButton::endQuestion() {
    update();
    dropBubble();
}

void TwoPressButton::tell(const QString& answer) {
    dropBubble();
    if (answer.isEmpty() || !isVisible()) return;
    bubble_ = new PressBubble(*this, asking_, answer);
    read_.start();
}

void TwoPressButton::dropBubble() {
    read_.stop();
    if (!bubble_) return;
    bubble_->hide();
    bubble_->deleteLater();
    bubble_.clear();
}

void TwoPressButton::update() {
    const bool asks = press_.asking();
    setIcon(asks ? iconOf(icon_, Qt::white) : action_.icon());
    setEnabled(action_.isEnabled());
    setText(action_.iconText());
    setToolTip(asks ? press_.question() : action_.toolTip());
    setStyleSheet(asks ? QStringLiteral("QToolButton { background: %1; border-radius: 3px }").arg(asking_.name())
                       : QString());
}

}  // namespace rokada::ui
