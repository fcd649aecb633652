#include "newgame/startnumber.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>

namespace rokada::ui {

StartNumber::StartNumber(QWidget* parent)
    : QWidget(parent),
      name_(new QLabel(this)),
      number_(new QSpinBox(this)),
      draw_(new QPushButton(this)),
      pieces_(new QLabel(this)) {
    number_->setObjectName(QStringLiteral("startNumber"));
    draw_->setObjectName(QStringLiteral("drawStart"));
    pieces_->setObjectName(QStringLiteral("startPieces"));
    name_->setBuddy(number_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(name_);
    row->addWidget(number_);
    row->addWidget(draw_);
    row->addWidget(pieces_, 1);
    connect(number_, &QSpinBox::valueChanged, this, &StartNumber::showPieces);
    connect(draw_, &QPushButton::clicked, this, &StartNumber::draw);
    retranslate();
    hide();
}

void StartNumber::offer(const Variant& variant, std::optional<int> number) {
    starts_ = variant.numberedStarts;
    setVisible(starts_.has_value());
    if (!starts_) return;
    number_->setRange(0, starts_->count - 1);
    number ? number_->setValue(*number) : draw();
    showPieces();
}

std::optional<int> StartNumber::number() const { return starts_ ? std::optional(number_->value()) : std::nullopt; }

void StartNumber::draw() { number_->setValue(QRandomGenerator::global()->bounded(starts_->count)); }

/// Shows the start position as the letters of the pieces on the first rank.
void StartNumber::showPieces() {
    if (!starts_) return;
    const std::string start = starts_->text(number_->value());
    const std::string placement = start.substr(0, start.find(' '));
    const QString pieces = QString::fromStdString(placement.substr(placement.rfind('/') + 1));
    pieces_->setText(pieces);
    number_->setAccessibleDescription(pieces);
}

void StartNumber::retranslate() {
    name_->setText(tr("&Number:"));
    draw_->setText(tr("Ran&dom"));
    draw_->setToolTip(tr("Choose a random start position"));
}

}  // namespace rokada::ui
