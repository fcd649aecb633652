#include "lesson/stepanswers.h"

#include "kit/fonts.h"
#include "lesson/lessonrun.h"
#include "lesson/wordbutton.h"
#include "scene/pieceart.h"
#include "texts/lessontexts.h"
#include "texts/names.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int PieceSide = 44;
/// Returns the pieces that the learner must still place, each with its number.
std::vector<std::pair<Piece, int>> counted(const std::vector<Placing>& left) {
    std::vector<std::pair<Piece, int>> kinds;
    for (const Placing& placing : left) {
        const auto same = std::ranges::find_if(kinds, [&](auto& k) { return k.first == placing.piece; });
        same == kinds.end() ? kinds.emplace_back(placing.piece, 1) : * same = {same->first, same->second + 1};
    }
    return kinds;
}

}  // namespace

StepAnswers::StepAnswers(QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      notation_(new QLabel(this)),
      entry_(new QLineEdit(this)),
      send_(new QPushButton(this)),
      check_(new QPushButton(this)),
      again_(new QPushButton(this)),
      palette_(new QWidget(this)) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(8);
    notation_->setObjectName(QStringLiteral("shownNotation"));
    notation_->setAlignment(Qt::AlignCenter);
    column_->addWidget(notation_);
    auto* writing = new QHBoxLayout;
    writing->addWidget(entry_, 1);
    writing->addWidget(send_);
    column_->addLayout(writing);
    column_->addWidget(palette_);
    column_->addWidget(check_);
    column_->addWidget(again_);
    auto* row = new QHBoxLayout(palette_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->setAlignment(Qt::AlignLeft);
    entry_->setObjectName(QStringLiteral("typedAnswer"));
    entry_->setMaxLength(24);
    send_->setObjectName(QStringLiteral("sendButton"));
    check_->setObjectName(QStringLiteral("checkButton"));
    for (QPushButton* answer : {send_, check_}) answer->setProperty("look", "primary");
    again_->setObjectName(QStringLiteral("showAgainButton"));
    connect(entry_, &QLineEdit::returnPressed, send_, &QPushButton::click);
    connect(send_, &QPushButton::clicked, this, [this] {
        if (!entry_->text().trimmed().isEmpty()) emit typed(entry_->text());
    });
    connect(check_, &QPushButton::clicked, this, &StepAnswers::checkWanted);
    connect(again_, &QPushButton::clicked, this, &StepAnswers::demonstrationWanted);
    retranslate();
}

void StepAnswers::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    notation_->setFont(fontFor(TextRole::Clock, font()));
}

void StepAnswers::retranslate() {
    send_->setText(tr("Submit answer"));
    check_->setText(tr("Submit answer"));
    check_->setToolTip(tr("Click the squares first. To deselect a square, click it again."));
    again_->setText(tr("Replay"));
    entry_->setAccessibleName(tr("Your answer"));
    palette_->setAccessibleName(tr("Pieces to place"));
}

void StepAnswers::clear() {
    for (WordButton* option : std::exchange(options_, {})) {
        column_->removeWidget(option);
        option->setObjectName({});
        option->hide();
        option->deleteLater();
    }
    entry_->clear();
}

void StepAnswers::begin(const LessonRun& run, const QString& notation) {
    clear();
    const StepType type = run.step().type;
    notation_->setText(notation);
    notation_->setVisible(!notation.isEmpty());
    entry_->setVisible(type == StepType::Write);
    send_->setVisible(type == StepType::Write);
    check_->setVisible(type == StepType::Squares);
    again_->setVisible(!run.step().shown.empty());
    palette_->setVisible(type == StepType::Setup);
    if (type == StepType::Choice) addOptions(run);
    refresh(run);
}

void StepAnswers::addOptions(const LessonRun& run) {
    const auto& options = run.step().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        auto* option = new WordButton(this);
        option->setObjectName(QStringLiteral("option%1").arg(i));
        option->setText(texts::of(options[i].text));
        option->setSign(WordButton::Sign::Number, static_cast<int>(i) + 1);
        connect(option, &QAbstractButton::clicked, this, [this, i] { emit optionChosen(i); });
        column_->addWidget(option);
        option->show();
        options_.push_back(option);
    }
}

void StepAnswers::refresh(const LessonRun& run) {
    const bool open = !run.exercise().done();
    for (std::size_t i = 0; i < options_.size(); ++i) {
        const bool right = run.step().options[i].right;
        options_[i]->setEnabled(open);
        if (!open && right) options_[i]->setSign(WordButton::Sign::Tick);
    }
    entry_->setEnabled(open);
    send_->setEnabled(open);
    check_->setEnabled(open);
    again_->setEnabled(!run.busy());
    if (run.step().type == StepType::Setup) fillPalette(run);
}

void StepAnswers::fillPalette(const LessonRun& run) {
    const bool focused = std::ranges::any_of(pieces_, [](QPushButton* b) { return b->hasFocus(); });
    for (QPushButton* piece : std::exchange(pieces_, {})) {
        palette_->layout()->removeWidget(piece);
        piece->setObjectName({});
        piece->hide();
        piece->deleteLater();
    }
    PieceArt art;
    const Variant& variant = run.lesson().book->variant();
    for (const auto& [piece, count] : counted(run.exercise().placingsLeft())) {
        const KindSpec& kind = variant.kinds[kindOf(piece)];
        auto* button = new QPushButton(palette_);
        button->setObjectName(QStringLiteral("piece%1").arg(static_cast<int>(piece)));
        button->setIcon(art.piece(kind, variant.sideSpecs[sideOf(piece)].name, PieceSide, devicePixelRatioF()));
        button->setIconSize({PieceSide, PieceSide});
        button->setFixedHeight(PieceSide + 12);
        button->setMinimumWidth(PieceSide + 20);
        if (count > 1) button->setText(QStringLiteral("×%1").arg(count));
        button->setToolTip(kindName(kind.name));
        button->setAccessibleName(kindName(kind.name));
        button->setCheckable(true);
        button->setChecked(piece == run.inHand());
        connect(button, &QPushButton::clicked, this, [this, which = piece] { emit picked(which); });
        palette_->layout()->addWidget(button);
        button->show();
        if (focused && piece == run.inHand()) button->setFocus();
        pieces_.push_back(button);
    }
}

/// Consumes Enter while the text field is shown. Enter sends the answer, and must not also press the button that gets
/// the focus afterwards.
void StepAnswers::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (send_->hasFocus() && enter) return send_->click();
    if (!enter || entry_->isHidden()) QWidget::keyPressEvent(event);
}

bool StepAnswers::focusFirst() {
    if (!options_.empty()) {
        options_.front()->setFocus(Qt::TabFocusReason);
        return true;
    }
    if (entry_->isHidden()) return false;
    entry_->setFocus(Qt::TabFocusReason);
    return true;
}

}  // namespace rokada::ui
