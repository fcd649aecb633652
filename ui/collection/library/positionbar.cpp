#include "library/positionbar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

#include <utility>

namespace rokada::ui {

PositionBar::PositionBar(QWidget* parent)
    : QWidget(parent),
      named_(new QLineEdit(this)),
      form_(new QPushButton(tr("Search on &Board..."), this)),
      words_(new QLabel(this)),
      clear_(new QPushButton(tr("An&y Position"), this)),
      progress_(new QProgressBar(this)),
      stop_(new QPushButton(tr("Stop Search"), this)) {
    auto* label = new QLabel(tr("Opening n&ame"), this);
    label->setBuddy(named_);
    named_->setObjectName(QStringLiteral("openingName"));
    named_->setPlaceholderText(tr("B90 or Sicilian"));
    named_->setClearButtonEnabled(true);
    form_->setObjectName(QStringLiteral("positionForm"));
    clear_->setObjectName(QStringLiteral("clearPosition"));
    words_->setObjectName(QStringLiteral("positionWords"));
    words_->setTextFormat(Qt::PlainText);
    stop_->setObjectName(QStringLiteral("stopSearch"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(named_, 2);
    row->addWidget(form_);
    row->addWidget(words_, 2);
    row->addWidget(progress_, 1);
    row->addWidget(stop_);
    row->addWidget(clear_);
    for (QPushButton* button : {form_, clear_, stop_}) button->setAutoDefault(false);
    connect(form_, &QPushButton::clicked, this, &PositionBar::formWanted);
    connect(stop_, &QPushButton::clicked, this, &PositionBar::stopWanted);
    connect(clear_, &QPushButton::clicked, this, [this] {
        setPosition(nullptr, {});
        emit cleared();
    });
    setPosition(nullptr, {});
    showProgress(100);
}

void PositionBar::setPosition(std::shared_ptr<const PositionSearch> position, const QString& words) {
    position_ = std::move(position);
    words_->setText(words);
    clear_->setVisible(position_ != nullptr);
}

void PositionBar::showProgress(int percent) {
    progress_->setVisible(percent < 100);
    stop_->setVisible(percent < 100);
    progress_->setValue(percent);
}

}  // namespace rokada::ui
