#include "score/twopressbutton.h"

#include "shell/secondpress.h"

#include <QAction>
#include <QToolTip>

namespace rokada::ui {

TwoPressButton::TwoPressButton(QAction& action, Icon icon, const QColor& asking, QWidget* parent)
    : QToolButton(parent), action_(action), press_(SecondPress::of(action)), icon_(icon), asking_(asking) {
    SecondPress::exempt(*this, action_);
    connect(this, &QToolButton::clicked, &action_, &QAction::trigger);
    connect(&press_, &SecondPress::asked, this, &TwoPressButton::ask);
    connect(&press_, &SecondPress::over, this, &TwoPressButton::endQuestion);
    connect(&action_, &QAction::changed, this, &TwoPressButton::update);
    update();
}

void TwoPressButton::setQuestion(const QString& question) {
    press_.setQuestion(question);
    update();
}

void TwoPressButton::ask() {
    update();
    if (isVisible()) QToolTip::showText(mapToGlobal(rect().bottomLeft()), press_.question(), this);
}

void TwoPressButton::endQuestion() {
    update();
    if (QToolTip::text() == press_.question()) QToolTip::hideText();
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
