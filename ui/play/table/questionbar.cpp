#include "table/questionbar.h"

#include "kit/announce.h"
#include "kit/flowrow.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace rokada::ui {

namespace {

constexpr int MaxAnswers = 3;

}  // namespace

QuestionBar::QuestionBar(QWidget* parent) : QFrame(parent), question_(new QLabel(this)) {
    setObjectName(QStringLiteral("askBar"));
    setFrameShape(QFrame::StyledPanel);
    setProperty("look", "soft");
    question_->setObjectName(QStringLiteral("question"));
    question_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->addWidget(question_);
    auto* row = new FlowRow;
    column->addLayout(row);
    for (int i = 0; i < MaxAnswers; ++i) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("answer%1").arg(i));
        connect(button, &QPushButton::clicked, this, [this, i] { emit answered(i); });
        row->addWidget(button);
        buttons_.push_back(button);
    }
    hide();
}

void QuestionBar::ask(const QString& question, const QStringList& answers) {
    question_->setText(question);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const auto place = static_cast<qsizetype>(i);
        buttons_[i]->setVisible(place < answers.size());
        buttons_[i]->setText(place < answers.size() ? answers[place] : QString());
    }
    show();
    announce(this, question);
}

/// Presses the focused button on Enter, because outside a dialog Qt presses buttons only with Space.
void QuestionBar::keyPressEvent(QKeyEvent* event) {
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !button || !button->hasFocus()) return QFrame::keyPressEvent(event);
    button->click();
}

}  // namespace rokada::ui
