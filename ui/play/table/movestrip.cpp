#include "table/movestrip.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>
#include "kit/icons.h"

namespace rokada::ui {

namespace {

constexpr int LongestText = 40;
constexpr int MaxChoices = 9;

}  // namespace

MoveStrip::MoveStrip(QWidget* parent)
    : QFrame(parent),
      prompt_(new QLabel(this)),
      line_(new QLineEdit(this)),
      answer_(new QLabel(this)),
      close_(new QToolButton(this)) {
    setObjectName(QStringLiteral("moveStrip"));
    prompt_->setBuddy(line_);
    line_->setMaxLength(LongestText);
    line_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    line_->installEventFilter(this);
    answer_->setObjectName(QStringLiteral("moveAnswer"));
    answer_->setWordWrap(true);
    close_->setAutoRaise(true);
    close_->setIcon(iconOf(Icon::Close));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->addWidget(prompt_);
    row->addWidget(line_, 1);
    row->addWidget(close_);
    column->addLayout(row);
    column->addWidget(answer_);
    connect(line_, &QLineEdit::returnPressed, this, [this] { emit entered(line_->text()); });
    connect(line_, &QLineEdit::textEdited, this, [this] { answerWith({}); });
    connect(close_, &QToolButton::clicked, this, &MoveStrip::closed);
    retranslate();
    hide();
}

void MoveStrip::open(const QString& begun) {
    line_->setText(begun);
    answerWith({});
    show();
    line_->setFocus(Qt::ShortcutFocusReason);
    line_->deselect();
}

void MoveStrip::empty() {
    line_->clear();
    answerWith({});
}

void MoveStrip::setExamples(const QStringList& moves) { line_->setPlaceholderText(moves.join(QStringLiteral(", "))); }

void MoveStrip::offer(const QStringList& choices) {
    QStringList numbered;
    for (const QString& choice : choices.mid(0, MaxChoices)) {
        //: %1: a number key; %2: the move that the key chooses
        numbered << tr("%1: %2").arg(numbered.size() + 1).arg(choice);
    }
    answerWith(numbered.join(QStringLiteral("   ")));
    choices_ = static_cast<int>(numbered.size());
}

void MoveStrip::refuse(const QString& reason) {
    answerWith(reason);
    line_->selectAll();
}

void MoveStrip::withdraw() {
    if (!answer_->text().isEmpty()) empty();
}

/// Shows the text `words` beside the field, and sets it as the field's description for screen readers. Hides the label
/// if `words` is empty.
void MoveStrip::answerWith(const QString& words) {
    choices_ = 0;
    answer_->setText(words);
    answer_->setHidden(words.isEmpty());
    line_->setAccessibleDescription(words);
    if (words.isEmpty()) return;
    QAccessibleEvent event(line_, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

bool MoveStrip::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
    const int key = static_cast<const QKeyEvent&>(*event).key();
    if (key == Qt::Key_Escape) {
        emit closed();
        return true;
    }
    const int number = key - Qt::Key_0;
    if (number < 1 || number > choices_) return false;
    emit chosen(static_cast<std::size_t>(number - 1));
    return true;
}

void MoveStrip::retranslate() {
    prompt_->setText(tr("&Move:"));
    line_->setToolTip(tr("Enter a move or one of these commands: %1")
                          .arg(tr("last, turn, clock, material, undo, hint, draw, resign")));
    line_->setAccessibleName(tr("Move or command"));
    close_->setToolTip(tr("Close (Esc)"));
    close_->setAccessibleName(tr("Close"));
}

}  // namespace rokada::ui
