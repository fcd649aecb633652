#include "newgame/collapsiblesection.h"

#include "kit/fonts.h"
#include "newgame/plainbutton.h"

#include <QLabel>
#include <QVBoxLayout>

namespace rokada::ui {

CollapsibleSection::CollapsibleSection(QWidget* parent)
    : QWidget(parent),
      button_(new PlainButton(PlainButton::Kind::Quiet, "foldButton", this)),
      summary_(new QLabel(this)),
      content_(new QWidget(this)),
      column_(new QVBoxLayout(content_)) {
    summary_->setObjectName(QStringLiteral("foldSummary"));
    summary_->setWordWrap(true);
    summary_->setForegroundRole(QPalette::PlaceholderText);
    column_->setContentsMargins(designPixels(24, emOf(font())), 0, 0, 0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(designPixels(8, emOf(font())));
    head->addWidget(button_);
    head->addWidget(summary_, 1);
    head->addStretch(0);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(head);
    all->addWidget(content_);
    connect(button_, &QAbstractButton::clicked, this, [this] { setOpen(!isOpen()); });
    showContent(false);
}

void CollapsibleSection::add(QWidget* part) { column_->addWidget(part); }

void CollapsibleSection::setHeading(const QString& heading) { button_->setText(heading); }

void CollapsibleSection::setSummary(const QString& summary) {
    summary_->setText(summary);
    button_->setAccessibleDescription(summary);
}

bool CollapsibleSection::isOpen() const { return !content_->isHidden(); }

void CollapsibleSection::setOpen(bool open) {
    if (open == isOpen()) return;
    showContent(open);
    emit toggled(open);
}

void CollapsibleSection::showContent(bool open) {
    content_->setVisible(open);
    summary_->setVisible(!open);
    button_->setSign(open ? Icon::ChevronDown : Icon::ChevronRight);
}

}  // namespace rokada::ui
