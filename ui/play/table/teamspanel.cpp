#include "table/teamspanel.h"

#include "board/boardwidget.h"
#include "explain/material.h"
#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "paint/sidepainter.h"
#include "scene/panelplaces.h"
#include "session/gamesession.h"
#include "shell/sidepanel.h"
#include "texts/texts.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Lengths in design pixels. 15 design pixels are one em; `px` converts them to pixels.
constexpr double NameRow = 26, BarHeight = 8, WordRow = 24, TurnRow = 38, TeamGap = 6, EmblemSide = 17, TurnInset = 12;
constexpr double TurnRadius = 8;
/// Minimum size of letters in pixels. Longer texts are elided.
constexpr int SmallestLetters = 10;

/// Returns the side that moves after the side to move. Returns NoSide if no other side is left.
Side nextSide(const BoardScene& scene) {
    for (std::size_t side = 0; side < scene.seats.size(); ++side) {
        if (!scene.seats[side].out && turnsUntil(scene, Side(side)) == 1) return Side(side);
    }
    return NoSide;
}

/// Returns the font in smaller letters if the line of text is wider than `width` pixels.
QFont fitted(QFont font, const QString& words, int width) {
    font.setPixelSize(emOf(font));
    return panels::fitted(font, words, width, SmallestLetters);
}

/// Draws a line of text. Elides what does not fit.
void drawLine(QPainter& painter, const QRect& room, const QFont& font, const QString& words, Qt::Alignment where) {
    painter.setFont(font);
    painter.drawText(room, static_cast<int>(where), QFontMetrics(font).elidedText(words, Qt::ElideRight, room.width()));
}

}  // namespace

TeamsPanel::TeamsPanel(const BoardWidget& board, QWidget* parent) : PanelPage(parent), board_(board) {
    setObjectName(QStringLiteral("teamsPanel"));
    setHeights([this] { return usedHeight(); }, [this] { return usedHeight(); });
    connect(&board_, &BoardWidget::pictureChanged, this, &TeamsPanel::follow);
    retranslate();
}

int TeamsPanel::px(double length) const { return designPixels(length, emOf(font())); }

int TeamsPanel::usedHeight() const { return px(NameRow + BarHeight + WordRow + TeamGap); }

void TeamsPanel::retranslate() {
    setWindowTitle(tr("Teams"));
    follow();
}

/// Updates the teams from the shown position. Does nothing while the panel is closed.
void TeamsPanel::follow() {
    const Game* game = board_.game();
    if (!isOpen() || game == nullptr || board_.frame().empty()) return;
    const Balance balance = balanceOf(*game);
    const auto& sides = game->book().variant().sideSpecs;
    teams_ = {};
    for (std::size_t side = 0; side < sides.size(); ++side) {
        Team& team = teams_[sides[side].team == 0 ? 0 : 1];
        team.members.push_back(Side(side));
        team.worth += balance.worth[side];
    }
    // While reserve pieces are placed, the teams count as equal. Unplaced pieces count too, and some pieces can still
    // be hidden.
    const Position& position = game->position();
    if (position.placing(position.turn())) teams_[0].worth = teams_[1].worth;
    describe();
    update();
}

void TeamsPanel::describe() {
    const BoardScene& scene = board_.frame().scene;
    for (Team& team : teams_) {
        QStringList names;
        for (const Side side : team.members) names << scene.seats[side].words.name;
        //: %1, %2: the two players of a team
        team.names = names.size() == 2 ? tr("%1 and %2").arg(names[0], names[1]) : names.join(QStringLiteral(", "));
    }
    const int lead = teams_[0].worth - teams_[1].worth;
    //: %1: the two players of a team; %n: lead in pawns
    material_ = lead == 0 ? tr("Material is even")
                          : tr("%1: %n pawn(s) ahead", nullptr, std::abs(lead)).arg(teams_[lead > 0 ? 0 : 1].names);
    const QString versus = tr("%1 against %2").arg(teams_[0].names, teams_[1].names);
    setAccessibleName(QStringLiteral("%1. %2.").arg(versus, material_));
}

// --- painting

/// Paints the emblems and names of a team, at the right end of the box if `right` is true, otherwise at the left end.
void TeamsPanel::paintTeam(QPainter& painter, const Team& team, const QRect& box, bool right) {
    const int emblem = px(EmblemSide), step = emblem + px(4);
    const auto& sides = board_.game()->book().variant().sideSpecs;
    QRect room = box;
    for (std::size_t i = 0; i < team.members.size(); ++i) {
        const Side side = right ? team.members[team.members.size() - 1 - i] : team.members[i];
        const int left = right ? room.right() + 1 - emblem : room.left();
        const QRect place(left, box.center().y() - emblem / 2, emblem, emblem);
        art_.drawEmblem(painter, place, sides[side].name, devicePixelRatioF());
        right ? room.setRight(room.right() - step) : room.setLeft(room.left() + step);
    }
    room = right ? room.adjusted(0, 0, -px(4), 0) : room.adjusted(px(4), 0, 0, 0);
    painter.setPen(theme().text);
    // The names of both teams have the same size.
    QFont letters = weighted(font(), QFont::DemiBold);
    for (const Team& each : teams_) letters = fitted(letters, each.names, room.width());
    drawLine(painter, room, letters, team.names, Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft));
}

/// Paints a bar that shows each team's share of the material on the board.
void TeamsPanel::paintBar(QPainter& painter, const QRect& box) const {
    const int sum = std::max(1, teams_[0].worth + teams_[1].worth);
    const int first = box.width() * teams_[0].worth / sum;
    const EvaluationColours bar;
    paintRound(painter, box, box.height() / 2.0, bar.black, theme().contrast ? theme().edge : QColor());
    painter.save();
    painter.setClipRect(QRect(box.topLeft(), QSize(first, box.height())));
    paintRound(painter, box, box.height() / 2.0, bar.white, theme().edge);
    painter.restore();
}

void TeamsPanel::paintEvent(QPaintEvent*) {
    if (board_.game() == nullptr || teams_[0].members.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int half = (width() - px(TeamGap)) / 2;
    paintTeam(painter, teams_[0], {0, 0, half, px(NameRow)}, false);
    paintTeam(painter, teams_[1], {width() - half, 0, half, px(NameRow)}, true);
    int y = px(NameRow + TeamGap);
    paintBar(painter, {0, y, width(), px(BarHeight)});
    y += px(BarHeight);
    painter.setPen(theme().text2);
    drawLine(painter, QRect(0, y, width(), px(WordRow)),
             fitted(fontFor(TextRole::SecondLine, font()), material_, width()), material_,
             Qt::AlignVCenter | Qt::AlignLeft);
}

TurnStrip::TurnStrip(const BoardWidget& board, QWidget* parent) : QWidget(parent), board_(board) {
    setObjectName(QStringLiteral("turnStrip"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    hide();
    connect(&board_, &BoardWidget::pictureChanged, this, &TurnStrip::follow);
}

int TurnStrip::px(double length) const { return designPixels(length, emOf(font())); }

QSize TurnStrip::sizeHint() const { return {100, px(TurnRow)}; }

void TurnStrip::setWanted(bool wanted) {
    wanted_ = wanted;
    follow();
}

void TurnStrip::follow() {
    if (wanted_ && board_.game() != nullptr && !board_.frame().empty()) {
        const BoardScene& scene = board_.frame().scene;
        mover_ = scene.turn;
        words_ = mover_ == NoSide ? QString() : wordsOf(scene);
    } else {
        words_.clear();
    }
    setAccessibleName(words_);
    setVisible(!words_.isEmpty());
    update();
}

/// Returns sentences about the side to move and the next side.
QString TurnStrip::wordsOf(const BoardScene& scene) const {
    const Position& position = board_.game()->position();
    // No next side is named while pieces are placed: in a secret placement, each side places all its pieces in one
    // turn.
    if (position.placing(mover_)) return texts::toMove(position) + u'.';
    const SeatPicture& mover = scene.seats[mover_].words;
    const bool yours = mover.human && mover.alone;
    //: %1: a player, as "Vera" or "White"
    QString words = yours ? tr("Your move.") : tr("%1 to move.").arg(mover.name);
    if (position.inCheck(mover_)) return words + u' ' + tr("The king is in check.");
    const Side next = nextSide(scene);
    //: %1: the player who moves after the player to move, as "Vera" or "White"
    if (next != NoSide) words += u' ' + tr("Next: %1.").arg(scene.seats[next].words.name);
    return words;
}

void TurnStrip::paintEvent(QPaintEvent*) {
    if (words_.isEmpty() || board_.game() == nullptr) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSoft(painter, rect(), px(TurnRadius));
    const int emblem = px(EmblemSide);
    const QRect place(px(TurnInset), rect().center().y() - emblem / 2, emblem, emblem);
    art_.drawEmblem(painter, place, board_.game()->book().variant().sideSpecs[mover_].name, devicePixelRatioF());
    painter.setPen(theme().onSoft);
    const QRect room = rect().adjusted(place.right() + px(TeamGap), 0, -px(TurnInset), 0);
    drawLine(painter, room, fitted(weighted(font(), QFont::Medium), words_, room.width()), words_,
             Qt::AlignVCenter | Qt::AlignLeft);
}

TeamControls::TeamControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel)
    : session_(session), panel_(new TeamsPanel(board, &sidePanel)), turn_(new TurnStrip(board, &sidePanel)) {
    sidePanel.add(*panel_, PagePlace::AboveMoves);
    sidePanel.add(Strip::Turn, turn_);
    connect(&session_, &GameSession::started, this, &TeamControls::showGame);
    connect(&session_, &GameSession::seatsChanged, this, &TeamControls::retranslate);
}

void TeamControls::showGame() {
    const Game* game = session_.game();
    const bool teams = game != nullptr && game->book().sides() > 2;
    panel_->setOpen(teams);
    turn_->setWanted(teams);
}

void TeamControls::retranslate() {
    panel_->retranslate();
    turn_->follow();
}

}  // namespace rokada::ui
