#include "library/busyline.h"

#include "kit/fonts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace rokada::ui {

BusyLine::BusyLine(const char* button, QWidget* parent)
    : QWidget(parent), words_(new QLabel(this)), bar_(new QProgressBar(this)), cancel_(new QPushButton(this)) {
    cancel_->setObjectName(QLatin1String(button));
    cancel_->setProperty("look", "quiet");
    cancel_->setAutoDefault(false);
    words_->setTextFormat(Qt::PlainText);
    words_->setForegroundRole(QPalette::PlaceholderText);
    bar_->setTextVisible(false);
    bar_->setMinimumWidth(4 * emOf(font()));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(words_);
    row->addWidget(bar_, 1);
    row->addWidget(cancel_);
    connect(cancel_, &QPushButton::clicked, this, &BusyLine::cancelled);
    hide();
}

void BusyLine::setWords(const QString& words, const QString& cancel) {
    words_->setText(words);
    bar_->setAccessibleName(words);
    cancel_->setText(cancel);
    cancel_->setAccessibleName(cancel + QLatin1String(": ") + words);
}

void BusyLine::setProgress(int percent) {
    setVisible(percent < 100);
    bar_->setValue(percent);
}

}  // namespace rokada::ui
