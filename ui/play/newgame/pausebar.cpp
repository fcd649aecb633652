#include "newgame/pausebar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace rokada::ui {

PauseBar::PauseBar(QWidget* parent) : QFrame(parent), words_(new QLabel(this)), continue_(new QPushButton(this)) {
    setObjectName(QStringLiteral("pauseBar"));
    setFrameShape(QFrame::StyledPanel);
    setProperty("look", "notice");
    words_->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->addWidget(words_, 1);
    row->addWidget(continue_);
    connect(continue_, &QPushButton::clicked, this, &PauseBar::continueWanted);
    retranslate();
    hide();
}

/// Presses the focused button on Enter, because outside a dialog Qt presses buttons only with Space.
void PauseBar::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !continue_->hasFocus()) return QFrame::keyPressEvent(event);
    continue_->click();
}

void PauseBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void PauseBar::retranslate() {
    words_->setText(tr("The game is paused."));
    setAccessibleName(words_->text());
    //: P is the shortcut key
    continue_->setText(tr("Continue (P)"));
    continue_->setToolTip(tr("Resume the clocks and the computer players"));
}

}  // namespace rokada::ui
