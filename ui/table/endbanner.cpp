#include "table/endbanner.h"

#include "kit/flowrow.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace rokada::ui {

EndBanner::EndBanner(QWidget* parent)
    : QFrame(parent),
      result_(new QLabel(this)),
      why_(new QLabel(this)),
      review_(new QPushButton(this)),
      rematch_(new QPushButton(this)),
      swap_(new QPushButton(this)),
      other_(new QPushButton(this)),
      close_(new QPushButton(this)) {
    setObjectName(QStringLiteral("endBanner"));
    why_->setObjectName(QStringLiteral("endReason"));
    review_->setObjectName(QStringLiteral("reviewButton"));
    rematch_->setObjectName(QStringLiteral("rematchButton"));
    swap_->setObjectName(QStringLiteral("swapButton"));
    other_->setObjectName(QStringLiteral("otherGameButton"));
    close_->setObjectName(QStringLiteral("closeButton"));
    setFrameShape(QFrame::StyledPanel);
    setFrameShadow(QFrame::Raised);
    setAutoFillBackground(true);
    QFont large = why_->font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setBold(true);
    why_->setFont(large);
    why_->setWordWrap(true);
    large.setPointSizeF(large.pointSizeF() * 1.6);
    result_->setFont(large);
    result_->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->addWidget(result_);
    column->addWidget(why_);
    auto* buttons = new FlowRow;
    for (QPushButton* button : {review_, rematch_, swap_, other_, close_}) buttons->addWidget(button);
    column->addLayout(buttons);
    connect(review_, &QPushButton::clicked, this, &EndBanner::reviewWanted);
    connect(rematch_, &QPushButton::clicked, this, &EndBanner::rematchWanted);
    connect(swap_, &QPushButton::clicked, this, &EndBanner::swapWanted);
    connect(other_, &QPushButton::clicked, this, &EndBanner::newGameWanted);
    connect(close_, &QPushButton::clicked, this, &QWidget::hide);
    retranslate();
    hide();
}

void EndBanner::announce(const QString& result, const QString& why) {
    result_->setText(result);
    why_->setText(why);
    setAccessibleName(why);
}

QString EndBanner::why() const { return why_->text(); }

/// Outside dialogs Enter does not press the focused button by itself.
void EndBanner::keyPressEvent(QKeyEvent* event) {
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !button || !button->hasFocus()) return QFrame::keyPressEvent(event);
    button->click();
}

void EndBanner::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void EndBanner::retranslate() {
    review_->setText(tr("Re&view"));
    review_->setToolTip(tr("Go through the game from its beginning"));
    rematch_->setText(tr("&Rematch"));
    rematch_->setToolTip(tr("The same game once more"));
    swap_->setText(tr("&Swap Sides"));
    swap_->setToolTip(tr("The same game once more, with each player one seat further"));
    other_->setText(tr("&New Game..."));
    close_->setText(tr("&Look at the Board"));
    close_->setToolTip(tr("Hides this banner (Esc)"));
}

}  // namespace rokada::ui
