#include "newgame/introcard.h"

#include "board/boardplayback.h"
#include "board/boardwidget.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "shell/sharedsettings.h"
#include "newgame/introtexts.h"
#include "texts/names.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMargins>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int FilmSide = 168;
/// On a smaller board nothing can be recognized.
constexpr int SmallestPicture = 96;
constexpr QMargins CardEdge(10, 8, 10, 8);

}  // namespace

IntroCard::IntroCard(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel(this)),
      board_(new BoardWidget(this)),
      lines_(new QLabel(this)),
      rules_(new QPushButton(this)),
      close_(new QPushButton(this)) {
    setObjectName(QStringLiteral("introCard"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setFocusPolicy(Qt::NoFocus);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    title_->setWordWrap(true);
    lines_->setWordWrap(true);
    lines_->setTextFormat(Qt::RichText);
    board_->setFixedSize(FilmSide, FilmSide);
    board_->setCoordinates(Coordinates::Off);
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setInputEnabled(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(CardEdge);
    column->addWidget(title_);
    column->addWidget(board_, 0, Qt::AlignHCenter);
    column->addWidget(lines_);
    auto* row = new QHBoxLayout;
    row->addWidget(rules_, 1);
    row->addWidget(close_, 1);
    column->addLayout(row);
    connect(rules_, &QPushButton::clicked, this, &IntroCard::rulesWanted);
    connect(close_, &QPushButton::clicked, this, [this] {
        hide();
        emit closed();
    });
    hide();
}

void IntroCard::show(const VariantInfo& game, const Settings& settings) {
    game_ = &game;
    board_->setTheme(shownTheme(settings, game.id));
    board_->setDrawings(settings.get(keys::drawings()));
    board_->setMoveDuration(motion(settings));
    const SampleGame* sample = sampleHighlight(game.id);
    const QPointer<BoardPlayback> old = playback_;
    playback_ = new BoardPlayback(sample ? *sample : SampleGame{game.id, {}, {}, {}}, *board_, this);
    if (old) old->deleteLater();
    retranslate();
    QFrame::show();
    if (!settings.get(keys::motionReduced())) playback_->playOnce();
}

int IntroCard::heightOfWords(int width) const {
    const int frame = 2 * frameWidth();
    const int inner = width - frame - CardEdge.left() - CardEdge.right();
    return frame + CardEdge.top() + title_->heightForWidth(inner) + layout()->spacing() +
           lines_->heightForWidth(inner) + layout()->spacing() + close_->sizeHint().height() + CardEdge.bottom();
}

int IntroCard::fit(int width, int room) {
    const int words = heightOfWords(width);
    const int gap = layout()->spacing();
    const int picture = std::min(room - words - gap, FilmSide);
    const bool shown = picture >= SmallestPicture;
    // An unchanged card needs no new layout.
    if (shown && picture != board_->height()) board_->setFixedSize(picture, picture);
    if (shown == board_->isHidden()) board_->setVisible(shown);
    return words + (shown ? picture + gap : 0);
}

void IntroCard::rest() {
    if (playback_) playback_->stop();
}

QString IntroCard::text() const { return lines_->text(); }

void IntroCard::hideEvent(QHideEvent*) { rest(); }

void IntroCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && game_) retranslate();
}

/// Outside dialogs Enter does not press the focused button by itself.
void IntroCard::keyPressEvent(QKeyEvent* event) {
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) return close_->click();
    if (!enter || !button || !button->hasFocus()) return QFrame::keyPressEvent(event);
    button->click();
}

void IntroCard::retranslate() {
    title_->setText(tr("%1: what is special here").arg(variantName(game_->id)));
    QString html = QStringLiteral("<ul style=\"margin-left: 14px; -qt-list-indent: 0\">");
    for (const QString& line : highlights(game_->id)) html += QStringLiteral("<li>%1</li>").arg(line);
    lines_->setText(html + QStringLiteral("</ul>"));
    rules_->setText(tr("&Rules"));
    rules_->setToolTip(tr("The rules of this variant in short"));
    close_->setText(tr("&Got It"));
    close_->setToolTip(tr("It can be seen again from the menu Help"));
    setAccessibleName(title_->text());
    setAccessibleDescription(highlights(game_->id).join(QLatin1Char(' ')));
}

}  // namespace rokada::ui
