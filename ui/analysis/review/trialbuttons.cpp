#include "review/trialbuttons.h"

#include "kit/flowrow.h"

#include <QEvent>
#include <QToolButton>

namespace rokada::ui {

TrialButtons::TrialButtons(QWidget* parent) : QWidget(parent) {
    auto* row = new FlowRow;
    row->setEven(true);
    setLayout(row);
    again_ = add("trialAgain", &TrialButtons::againWanted);
    best_ = add("trialBest", &TrialButtons::bestWanted);
    next_ = add("trialNext", &TrialButtons::nextWanted);
    back_ = add("trialBack", &TrialButtons::backWanted);
    for (QToolButton* button : {again_, best_, next_}) button->setProperty("look", "secondary");
    back_->setProperty("look", "quiet");
    best_->installEventFilter(this);
    retranslate();
}

/// Ignores the second press of a double click on the button for the best move. This button appears under the pointer
/// when a trial starts, so a double click on "Try Again" would press it.
bool TrialButtons::eventFilter(QObject* watched, QEvent* event) {
    return event->type() == QEvent::MouseButtonDblClick || QWidget::eventFilter(watched, event);
}

QToolButton* TrialButtons::add(const char* name, void (TrialButtons::*wanted)()) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    layout()->addWidget(button);
    connect(button, &QToolButton::clicked, this, wanted);
    return button;
}

void TrialButtons::allow(bool again, bool best, bool next) {
    again_->setEnabled(again);
    best_->setEnabled(best);
    next_->setEnabled(next);
    next_->setToolTip(next ? tr("Go to the next mistake") : tr("There are no more mistakes after this move."));
}

void TrialButtons::retranslate() {
    again_->setText(tr("Undo Move"));
    again_->setToolTip(tr("Undo this move and try another one"));
    best_->setText(tr("Solution"));
    best_->setToolTip(tr("Show the best move"));
    next_->setText(tr("Next"));
    back_->setText(tr("Back to the Game"));
    back_->setToolTip(tr("Show the move played in the game and the review of this move"));
}

}  // namespace rokada::ui
