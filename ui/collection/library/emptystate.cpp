#include "library/emptystate.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace rokada::ui {

EmptyState::EmptyState(const char* label, const char* button, QWidget* parent)
    : QWidget(parent), sentence_(new QLabel(this)), action_(new QPushButton(this)) {
    sentence_->setObjectName(QLatin1String(label));
    sentence_->setAlignment(Qt::AlignCenter);
    sentence_->setWordWrap(true);
    sentence_->setTextFormat(Qt::PlainText);
    sentence_->setForegroundRole(QPalette::PlaceholderText);
    action_->setObjectName(QLatin1String(button));
    action_->setProperty("look", "secondary");
    auto* column = new QVBoxLayout(this);
    column->setSpacing(16);
    column->addStretch(1);
    column->addWidget(sentence_);
    column->addWidget(action_, 0, Qt::AlignHCenter);
    column->addStretch(2);
    setFocusProxy(action_);
    connect(action_, &QPushButton::clicked, this, &EmptyState::actionWanted);
}

void EmptyState::setPrimary(bool primary) {
    action_->setProperty("look", primary ? "primary" : "secondary");
    action_->update();
}

void EmptyState::setWords(const QString& sentence, const QString& action) {
    sentence_->setText(sentence);
    action_->setText(action);
    action_->setVisible(!action.isEmpty());
}

}  // namespace rokada::ui
