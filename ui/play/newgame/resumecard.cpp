#include "newgame/resumecard.h"

#include "board/boardwidget.h"
#include "kit/theme.h"
#include "newgame/cardframe.h"
#include "scene/boardtheme.h"
#include "shell/lettersize.h"
#include "texts/byside.h"
#include "texts/endingtexts.h"
#include "texts/names.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int LeastPicture = 76;
constexpr int ResumeMargin = 8;
constexpr int WordGap = 2;
/// The title, as those of the other cards; how a game has ended in two lines, when it was, its clocks.
constexpr double TitleSize = 1.2;
constexpr int UsualLines = 4;
constexpr std::array playing{
    BySide{"white", QT_TRANSLATE_NOOP("ResumeCard", "Move %1, you are White")},
    BySide{"black", QT_TRANSLATE_NOOP("ResumeCard", "Move %1, you are Black")},
    BySide{"red", QT_TRANSLATE_NOOP("ResumeCard", "Move %1, you are Red")},
    BySide{"blue", QT_TRANSLATE_NOOP("ResumeCard", "Move %1, you are Blue")},
};

/// Not a sentence of its own among the words of a card.
QString sentence(QString text) {
    if (text.endsWith(QLatin1Char('.'))) text.chop(1);
    return text;
}

}  // namespace

ResumeCard::ResumeCard(WaitingGame waiting, QWidget* parent)
    : QFrame(parent),
      waiting_(std::move(waiting)),
      board_(new BoardWidget(this)),
      name_(new QLabel(this)),
      place_(new QLabel(this)),
      extent_(new QLabel(this)),
      clocks_(new QLabel(this)),
      continue_(new QPushButton(this)) {
    board_->setLook({.coordinates = Coordinates::Off, .seeThrough = true});
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setGame(waiting_.game.get());
    name_->setObjectName(QStringLiteral("resumeTitle"));
    new LetterSize(*name_, TitleSize, true);
    clocks_->setVisible(!waiting_.clocks.isEmpty());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(ResumeMargin, ResumeMargin, ResumeMargin + 4, ResumeMargin);
    row->setSpacing(10);
    row->addWidget(board_);
    auto* words = new QVBoxLayout;
    words->setSpacing(WordGap);
    words->addStretch(1);
    for (QLabel* label : {name_, place_, extent_, clocks_}) {
        // Several cards have to find room beside one another.
        label->setWordWrap(true);
        words->addWidget(label);
    }
    words->addStretch(1);
    row->addLayout(words, 1);
    row->addWidget(continue_);
    connect(continue_, &QPushButton::clicked, this, [this] { emit continueWanted(waiting_.file); });
    colour();
    retranslate();
}

int ResumeCard::usualHeight(const QWidget& around) {
    QFont title = around.font();
    title.setPointSizeF(title.pointSizeF() * TitleSize);
    title.setBold(true);
    const int words = QFontMetrics(title).height() + UsualLines * (around.fontMetrics().height() + WordGap);
    return std::max(words, LeastPicture) + 2 * ResumeMargin;
}

void ResumeCard::setHeight(int pixels) {
    setFixedHeight(pixels);
    const int picture = pixels - 2 * ResumeMargin;
    board_->setFixedSize(picture, picture);
}

QString ResumeCard::words() const {
    QStringList lines{name_->text(), place_->text(), extent_->text()};
    lines.removeAll(QString());
    if (!waiting_.clocks.isEmpty()) lines << clocks_->text();
    return lines.join(QStringLiteral(", "));
}

/// The only one who is no computer, or NoSide.
Side ResumeCard::onlyPerson() const {
    const auto person = [](const Seat& seat) { return seat.human; };
    const auto& seats = waiting_.seats;
    if (std::ranges::count_if(seats, person) != 1) return NoSide;
    return Side(std::ranges::find_if(seats, person) - seats.begin());
}

/// How it has ended; of an unfinished game how far it has come, and on which side the only person plays.
QString ResumeCard::place() const {
    const Game& game = *waiting_.game;
    const Side person = onlyPerson();
    if (const auto& ending = game.ending()) {
        const bool resigned = ending->reason == Reason::Resignation && ending->side == person && person != NoSide;
        return resigned ? tr("You resigned") : sentence(texts::verdict(game));
    }
    const int moveNumber = game.position().state().moveNumber;
    if (person == NoSide) return tr("Move %1").arg(moveNumber);
    return bySide(playing, "ResumeCard", sideIdOf(game.book(), person)).arg(moveNumber);
}

/// When it was played, and of one that is over how long it was.
QString ResumeCard::extent() const {
    const Game& game = *waiting_.game;
    QStringList parts;
    if (waiting_.played.isValid()) parts << momentPlayed(waiting_.played);
    if (game.ending()) parts << tr("%n move(s)", nullptr, movesOf(game));
    return parts.join(QStringLiteral(", "));
}

void ResumeCard::retranslate() {
    const bool behind = waiting_.file.isEmpty();
    name_->setText(variantName(waiting_.game->book().variant().id));
    place_->setText(place());
    extent_->setText(extent());
    extent_->setVisible(!extent_->text().isEmpty());
    //: digits of several clocks
    clocks_->setText(behind ? waiting_.clocks.join(QStringLiteral(" - "))
                            : tr("%1, paused").arg(waiting_.clocks.join(QStringLiteral(" - "))));
    if (waiting_.game->ending()) {
        continue_->setText(tr("Review"));
        continue_->setToolTip(tr("Go through the game from its beginning"));
    } else {
        continue_->setText(behind ? tr("Back to the Game") : tr("Continue"));
        continue_->setToolTip(behind ? tr("The game goes on behind this page") : tr("Go on where you left"));
    }
    setAccessibleName(words());
}

void ResumeCard::colour() {
    QPalette words = palette();
    words.setColor(QPalette::WindowText, theme().text);
    for (QLabel* label : {name_, place_, extent_, clocks_}) label->setPalette(words);
}

void ResumeCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme().line);
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), CardCorner, CardCorner);
}

void ResumeCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) colour();
}

/// Outside dialogs Enter does not press the focused button by itself.
void ResumeCard::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !continue_->hasFocus()) return QFrame::keyPressEvent(event);
    continue_->click();
}

}  // namespace rokada::ui
