#include "table/guidestrip.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace rokada::ui {

GuideStrip::GuideStrip(QWidget* parent) : QFrame(parent), words_(new QLabel(this)), dismiss_(new QPushButton(this)) {
    setObjectName(QStringLiteral("guideStrip"));
    words_->setObjectName(QStringLiteral("guideWords"));
    dismiss_->setObjectName(QStringLiteral("dismissGuideButton"));
    setFrameShape(QFrame::StyledPanel);
    setProperty("look", "notice");
    words_->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->addWidget(words_, 1);
    row->addWidget(dismiss_, 0, Qt::AlignTop);
    connect(dismiss_, &QPushButton::clicked, this, &GuideStrip::dismissed);
    retranslate();
    hide();
}

void GuideStrip::setWords(const QString& words) {
    words_->setText(words);
    setAccessibleName(words);
    setVisible(!words.isEmpty());
}

/// Presses the focused button on Enter, because outside a dialog Qt presses buttons only with Space.
void GuideStrip::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !dismiss_->hasFocus()) return QFrame::keyPressEvent(event);
    dismiss_->click();
}

void GuideStrip::retranslate() {
    //: text of a button that turns the guide to the first round off
    dismiss_->setText(tr("Hide"));
    dismiss_->setToolTip(tr("Do not show the guide again. You can turn it on in the settings"));
}

}  // namespace rokada::ui
