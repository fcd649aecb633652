#include "table/teamspanel.h"

#include "board/boardwidget.h"
#include "explain/material.h"
#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "paint/teambadge.h"
#include "scene/panelplaces.h"
#include "scene/teams.h"
#include "session/gamesession.h"
#include "shell/sidepanel.h"
#include "table/teamnews.h"
#include "table/turnstrip.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Lengths in design pixels. 15 design pixels are one em; `px` converts them to pixels.
constexpr double NameRow = 26, BadgeHeight = 24, BarHeight = 8, WordRow = 24, TeamGap = 6;
/// Minimum size of letters in pixels. Longer texts are elided.
constexpr int SmallestLetters = 10;
/// Lead in pawns that would fill the whole bar with the colour of one team, and the part of it that is shown at most.
constexpr double FullLead = 20, LargestLead = 0.9;

/// Returns `font`, made smaller if the line of text would otherwise be wider than `width` pixels.
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
    teams_ = {};
    const auto members = teamsOf(game->book().variant());
    for (std::size_t team = 0; team < std::min(teams_.size(), members.size()); ++team) {
        teams_[team].members = members[team];
        for (const Side side : members[team]) {
            teams_[team].worth += balance.worth[side];
            if (!game->position().living(side)) teams_[team].out.push_back(side);
        }
    }
    // While reserve pieces are placed, shows the material as equal. Reserve pieces count like pieces on the board, but
    // a secret placement can hide pieces of other sides.
    const Position& position = game->position();
    if (position.placing(position.turn())) teams_[0].worth = teams_[1].worth;
    describe();
    update();
}

void TeamsPanel::describe() {
    const BoardScene& scene = board_.frame().scene;
    QStringList out;
    for (Team& team : teams_) {
        team.names = teamNames(scene, team.members);
        for (const Side side : team.out) out << tr("Eliminated: %1").arg(scene.seats[side].words.name);
    }
    state_ = board_.game()->ending() ? resultWords() : materialWords();
    const QStringList facts = QStringList{tr("%1 against %2").arg(teams_[0].names, teams_[1].names), state_} + out;
    setAccessibleName(facts.join(QLatin1String(". ")) + u'.');
}

QString TeamsPanel::resultWords() const {
    for (const Team& team : teams_) {
        const bool won = board_.game()->ending()->halfPoints[team.members.front()] == 2;
        //: %1: the two players of a team, "Anna and Vera"
        if (won) return tr("%1 win").arg(team.names);
    }
    return tr("Draw");
}

QString TeamsPanel::materialWords() const {
    const int lead = teams_[0].worth - teams_[1].worth;
    if (lead == 0) return tr("Material is even");
    //: %1: the two players of a team; %n: lead in pawns
    return tr("%1: %n pawn(s) ahead", nullptr, std::abs(lead)).arg(teams_[lead > 0 ? 0 : 1].names);
}

// --- painting

/// Paints the badge and the names of a team, at the right end of the box if `right` is true, otherwise at the left end.
void TeamsPanel::paintTeam(QPainter& painter, const Team& team, const QRect& box, bool right) {
    const int tall = px(BadgeHeight), wide = teamBadgeWidth(team.members.size(), tall);
    const QRect badge(right ? box.right() + 1 - wide : box.left(), box.center().y() - tall / 2, wide, tall);
    paintTeamBadge(painter, badge, board_.game()->book().variant(), team.members, team.out, art_, theme());
    const int used = wide + px(TeamGap);
    const QRect room = right ? box.adjusted(0, 0, -used, 0) : box.adjusted(used, 0, 0, 0);
    painter.setPen(theme().text);
    // The names of both teams have the same size.
    QFont letters = weighted(font(), QFont::DemiBold);
    for (const Team& each : teams_) letters = fitted(letters, each.names, room.width());
    drawLine(painter, room, letters, team.names, Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft));
}

/// Paints a bar in the colours of the teams. The boundary between the colours is in the middle if the material is equal,
/// and moves away from the team that is ahead.
void TeamsPanel::paintBar(QPainter& painter, const QRect& box) const {
    const Variant& variant = board_.game()->book().variant();
    const double lead = static_cast<double>(teams_[0].worth - teams_[1].worth) / FullLead;
    const int first = qRound(box.width() * (1 + std::clamp(lead, -LargestLead, LargestLead)) / 2);
    const auto paintShare = [&](const Team& team, const QRect& share) {
        painter.save();
        painter.setClipRect(share);
        paintRound(painter, box, box.height() / 2.0, teamColour(variant, team.members.front(), theme()),
                   theme().contrast ? theme().edge : QColor());
        painter.restore();
    };
    paintShare(teams_[0], {box.left(), box.top(), first, box.height()});
    // A gap marks the boundary between the shares, so that it can be seen without telling their colours apart.
    paintShare(teams_[1], {box.left() + first + TeamEdge, box.top(), box.width() - first, box.height()});
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
    drawLine(painter, QRect(0, y, width(), px(WordRow)), fitted(fontFor(TextRole::SecondLine, font()), state_, width()),
             state_, Qt::AlignVCenter | Qt::AlignLeft);
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
    const bool teams = game != nullptr && hasTeams(game->book().variant());
    panel_->setOpen(teams);
    turn_->setWanted(teams);
}

void TeamControls::retranslate() {
    panel_->retranslate();
    turn_->follow();
}

}  // namespace rokada::ui
