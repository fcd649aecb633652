#include "newgame/resumecard.h"

#include "board/boardwidget.h"
#include "kit/flowrow.h"
#include "session/occupants.h"
#include "shell/lettersize.h"
#include "texts/byside.h"
#include "texts/endingtexts.h"
#include "texts/names.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int PictureGap = 28, WordGap = 6;
/// Font size of the title, in em.
constexpr double TitleSize = 1.85;

constexpr std::array playing{
    BySide{"white", QT_TRANSLATE_NOOP("ResumeCard", "Move %1. You play White.")},
    BySide{"black", QT_TRANSLATE_NOOP("ResumeCard", "Move %1. You play Black.")},
    BySide{"red", QT_TRANSLATE_NOOP("ResumeCard", "Move %1. You play Red.")},
    BySide{"blue", QT_TRANSLATE_NOOP("ResumeCard", "Move %1. You play Blue.")},
};

/// Removes the full stop at the end. The card shows the text as a line without one.
QString sentence(QString text) {
    if (text.endsWith(QLatin1Char('.'))) text.chop(1);
    return text;
}

}  // namespace

ResumeCard::ResumeCard(WaitingGame waiting, Action action, QWidget* other, QWidget* parent)
    : QWidget(parent),
      waiting_(std::move(waiting)),
      action_(action),
      board_(new BoardWidget(this)),
      extent_(new QLabel(this)),
      name_(new QLabel(this)),
      place_(new QLabel(this)),
      clocks_(new QLabel(this)),
      continue_(new QPushButton(this)) {
    board_->setLook({.coordinates = Coordinates::Off, .cut = {}, .plates = Plates::None, .seeThrough = true});
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setGame(waiting_.game.get());
    name_->setObjectName(QStringLiteral("resumeTitle"));
    new LetterSize(*name_, TitleSize, true);
    for (QLabel* label : {extent_, place_, clocks_}) label->setForegroundRole(QPalette::PlaceholderText);
    clocks_->setVisible(!waiting_.clocks.isEmpty() && onlyPerson() == NoSide);
    continue_->setObjectName(QStringLiteral("continueButton"));
    continue_->setProperty("look", "primary");
    continue_->setProperty("large", true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(PictureGap);
    row->addWidget(board_);
    auto* words = new QVBoxLayout;
    words->setSpacing(WordGap);
    words->addStretch(1);
    for (QLabel* label : {extent_, name_, place_, clocks_}) {
        label->setWordWrap(true);
        words->addWidget(label);
    }
    words->addSpacing(2 * WordGap);
    auto* buttons = new FlowRow;
    buttons->addWidget(continue_);
    buttons->addWidget(other);
    words->addLayout(buttons);
    words->addStretch(1);
    row->addLayout(words, 1);
    connect(continue_, &QPushButton::clicked, this, [this] { emit continueWanted(waiting_.file); });
    retranslate();
}

void ResumeCard::setPicture(int side) { board_->setFixedSize(side, side); }

QString ResumeCard::words() const {
    QStringList lines{name_->text(), place_->text(), extent_->text()};
    lines.removeAll(QString());
    if (!waiting_.clocks.isEmpty()) lines << clocks_->text();
    return lines.join(QStringLiteral(", "));
}

/// Returns the side of the only person. Returns NoSide if no person or several people play.
Side ResumeCard::onlyPerson() const {
    const auto person = [](const Seat& seat) { return seat.human; };
    const auto& seats = waiting_.seats;
    if (std::ranges::count_if(seats, person) != 1) return NoSide;
    return Side(std::ranges::find_if(seats, person) - seats.begin());
}

/// Returns the name of the variant. If one person plays against one opponent, adds the name of the opponent.
QString ResumeCard::title() const {
    const std::string_view game = waiting_.game->book().variant().id;
    const Side person = onlyPerson();
    if (person == NoSide || waiting_.seats.size() != 2) return variantName(game);
    const Seat& other = waiting_.seats[person == 0 ? 1 : 0];
    //: %1: name of a variant; %2: name of the opponent
    return tr("%1 against %2").arg(variantName(game), occupantName(other, game));
}

/// Returns the line about the state of the game. It is the result of a finished game. For a game in progress, it has
/// the move number and, if only one person plays, the side of this person.
QString ResumeCard::place() const {
    const Game& game = *waiting_.game;
    const Side person = onlyPerson();
    if (const auto& ending = game.ending()) {
        const bool resigned = ending->reason == Reason::Resignation && ending->side == person && person != NoSide;
        return resigned ? tr("You resigned") : sentence(texts::verdict(game));
    }
    const int moveNumber = game.position().state().moveNumber;
    if (person == NoSide) return tr("Move %1").arg(moveNumber);
    const QString place = bySide(playing, "ResumeCard", sideIdOf(game.book(), person)).arg(moveNumber);
    if (waiting_.clocks.size() <= person) return place;
    //: %1: remaining time, for example "4:05"
    return place + QLatin1Char(' ') + tr("You have %1 left.").arg(waiting_.clocks[person]);
}

/// Returns the line with the time of the last move. For a finished game, adds the number of moves. Returns "Your move"
/// if the only person is to move.
QString ResumeCard::extent() const {
    const Game& game = *waiting_.game;
    QStringList parts;
    if (!game.ending() && game.position().turn() == onlyPerson()) return tr("Your move");
    if (waiting_.played.isValid()) parts << momentPlayed(waiting_.played);
    if (game.ending()) parts << tr("%n move(s)", nullptr, movesOf(game));
    return parts.join(QStringLiteral(", "));
}

void ResumeCard::retranslate() {
    const bool behind = waiting_.file.isEmpty();
    name_->setText(title());
    place_->setText(action_ == Action::Start ? tr("This is the easiest opponent. You play White, without a clock.")
                                             : place());
    extent_->setText(action_ == Action::Start ? tr("Welcome to Rokada") : extent());
    extent_->setVisible(!extent_->text().isEmpty());
    //: %1: remaining times of the players, for example "4:05 - 3:20"
    clocks_->setText(behind ? waiting_.clocks.join(QStringLiteral(" - "))
                            : tr("%1, paused").arg(waiting_.clocks.join(QStringLiteral(" - "))));
    if (action_ == Action::Start) {
        continue_->setText(tr("Play"));
        continue_->setToolTip(tr("Start the game at once"));
    } else if (waiting_.game->ending()) {
        continue_->setText(tr("Review"));
        continue_->setToolTip(tr("Step through the game from the beginning"));
    } else {
        continue_->setText(behind ? tr("Back to the Game") : tr("Continue"));
        continue_->setToolTip(behind ? tr("Return to the game in progress") : tr("Continue where you left off"));
    }
    setAccessibleName(words());
}

void ResumeCard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

/// Presses the focused button on Enter, because outside a dialog Qt presses buttons only with Space.
void ResumeCard::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !continue_->hasFocus()) return QWidget::keyPressEvent(event);
    continue_->click();
}

}  // namespace rokada::ui
