#include "score/movebuttons.h"

#include "score/twopressbutton.h"
#include "shell/secondpress.h"
#include "shell/windowactions.h"

#include <QHBoxLayout>

namespace rokada::ui {

namespace {

constexpr QSize ButtonIcon{20, 20};
/// While they ask.
constexpr QRgb Offering = 0xFF2B66A6;
constexpr QRgb Resigning = 0xFFB3261E;

}  // namespace

MoveButtons::MoveButtons(WindowActions& actions, QWidget* parent)
    : QWidget(parent),
      row_(new QHBoxLayout(this)),
      draw_(new TwoPressButton(actions.named("offerDraw"), Icon::Draw, QColor(Offering), this)),
      resign_(new TwoPressButton(actions.named("resign"), Icon::Resign, QColor(Resigning), this)) {
    setObjectName(QStringLiteral("moveButtons"));
    row_->setContentsMargins(4, 3, 4, 3);
    row_->setSpacing(1);
    for (const char* name : {"firstPosition", "previousMove", "nextMove", "lastPosition", "autoplay"})
        add(actions, name);
    row_->addStretch(1);
    addAsking(draw_, "offerDraw");
    addAsking(resign_, "resign");
    // One bubble at a time: they would lie over each other.
    connect(&draw_->press(), &SecondPress::asked, resign_, &TwoPressButton::dropBubble);
    connect(&resign_->press(), &SecondPress::asked, draw_, &TwoPressButton::dropBubble);
    add(actions, "flip");
    retranslate();
}

void MoveButtons::add(WindowActions& actions, const char* action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(&actions.named(action));
    place(button, action);
}

void MoveButtons::addAsking(TwoPressButton* button, const char* action) {
    connect(&button->press(), &SecondPress::asked, this, &MoveButtons::confirmationWanted);
    connect(&button->press(), &SecondPress::over, this, &MoveButtons::confirmationOver);
    connect(&button->press(), &SecondPress::forgotten, this, [this, button] {
        emit confirmationForgotten(button == draw_ ? tr("No draw was offered: the second press did not come.")
                                                   : tr("Nobody has resigned: the second press did not come."));
    });
    place(button, action);
}

void MoveButtons::place(QToolButton* button, const char* action) {
    button->setObjectName(QLatin1String(action) + QStringLiteral("Button"));
    button->setAutoRaise(true);
    button->setIconSize(ButtonIcon);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    row_->addWidget(button);
}

void MoveButtons::disarm() {
    draw_->press().disarm();
    resign_->press().disarm();
}

void MoveButtons::setResigner(const QString& side) {
    resigner_ = side;
    // What is asked stays as it was asked.
    if (!resign_->press().asking()) nameResigner();
}

void MoveButtons::nameResigner() {
    //: %1: a player, as "Black"
    resign_->setQuestion(resigner_.isEmpty() ? tr("Resign? Press again.")
                                             : tr("%1: resign? Press again.").arg(resigner_));
}

void MoveButtons::retranslate() {
    draw_->setQuestion(tr("Offer a draw? Press again."));
    nameResigner();
}

}  // namespace rokada::ui
