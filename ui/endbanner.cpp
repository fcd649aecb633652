#include "endbanner.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace rokada::ui {

EndBanner::EndBanner(QWidget* parent)
    : QFrame(parent),
      result_(new QLabel(this)),
      why_(new QLabel(this)),
      rematch_(new QPushButton(this)),
      other_(new QPushButton(this)),
      close_(new QPushButton(this)) {
    setObjectName(QStringLiteral("endBanner"));
    setFrameShape(QFrame::StyledPanel);
    setFrameShadow(QFrame::Raised);
    setAutoFillBackground(true);
    QFont large = result_->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    result_->setFont(large);
    why_->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(result_);
    words->addWidget(why_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 12, 10);
    row->addLayout(words, 1);
    for (QPushButton* button : {rematch_, other_, close_}) row->addWidget(button);
    connect(rematch_, &QPushButton::clicked, this, &EndBanner::rematchWanted);
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

QString EndBanner::result() const { return result_->text(); }

QString EndBanner::why() const { return why_->text(); }

void EndBanner::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void EndBanner::retranslate() {
    rematch_->setText(tr("&Rematch"));
    rematch_->setToolTip(tr("The same game once more"));
    other_->setText(tr("&New Game..."));
    close_->setText(tr("&Look at the Board"));
    close_->setToolTip(tr("Hides this banner (Esc)"));
}

}  // namespace rokada::ui
