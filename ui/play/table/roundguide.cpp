#include "table/roundguide.h"

#include "board/boardwidget.h"
#include "kit/settings.h"
#include "scene/teams.h"
#include "session/gamesession.h"
#include "session/occupants.h"
#include "shell/sidepanel.h"
#include "shell/windowactions.h"
#include "table/guidestrip.h"
#include "table/tablesettings.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

/// Directions of pawns on the screen: up, right, down, left. %1 is the name of a player or a side.
constexpr std::array directions{QT_TRANSLATE_NOOP("RoundGuide", "The pawns of %1 go up the board."),
                                QT_TRANSLATE_NOOP("RoundGuide", "The pawns of %1 go to the right."),
                                QT_TRANSLATE_NOOP("RoundGuide", "The pawns of %1 go down the board."),
                                QT_TRANSLATE_NOOP("RoundGuide", "The pawns of %1 go to the left.")};
/// The same for the only person at the board.
constexpr std::array ownDirections{QT_TRANSLATE_NOOP("RoundGuide", "Your pawns go up the board."),
                                   QT_TRANSLATE_NOOP("RoundGuide", "Your pawns go to the right."),
                                   QT_TRANSLATE_NOOP("RoundGuide", "Your pawns go down the board."),
                                   QT_TRANSLATE_NOOP("RoundGuide", "Your pawns go to the left.")};
/// One fact about walls for each turn of the guide.
constexpr std::array wallFacts{
    QT_TRANSLATE_NOOP("RoundGuide", "A thick line is a wall. No piece crosses it."),
    QT_TRANSLATE_NOOP("RoundGuide", "No piece passes the end of a wall diagonally."),
    QT_TRANSLATE_NOOP("RoundGuide", "A knight jumps only if walls leave one of its two ways open."),
    QT_TRANSLATE_NOOP("RoundGuide", "A dotted line is a gate. Pieces go through it in both directions.")};

QString translated(const char* text) { return QCoreApplication::translate("RoundGuide", text); }

}  // namespace

RoundGuide::RoundGuide(GameSession& session, BoardWidget& board, WindowActions& actions, SidePanel& sidePanel,
                       Settings& settings)
    : session_(session), board_(board), settings_(settings), strip_(new GuideStrip(&sidePanel)) {
    sidePanel.add(Strip::Guide, strip_);
    wanted_ = &actions.add({.name = "roundGuide",
                            .text = QT_TRANSLATE_NOOP("Action", "First Round &Guide"),
                            .tip = QT_TRANSLATE_NOOP("Action", "Explain the first moves of a game with teams"),
                            .place = {menus::Settings, 250},
                            .checkable = true},
                           this, [this](bool wanted) {
                               settings_.set(keys::roundGuide(), wanted);
                               follow();
                           });
    wanted_->setChecked(settings_.get(keys::roundGuide()));
    connect(strip_, &GuideStrip::dismissed, wanted_, &QAction::trigger);
    connect(&session_, &GameSession::changed, this, &RoundGuide::follow);
    connect(&session_, &GameSession::seatsChanged, this, &RoundGuide::follow);
    connect(&board_, &BoardWidget::pictureChanged, this, &RoundGuide::follow);
}

void RoundGuide::follow() { strip_->setWords(words()); }

/// Returns the side of each move that a person has made, in the order of the game. Placements do not count.
std::vector<Side> RoundGuide::moversAmongPeople() const {
    const Game& game = *session_.game();
    std::vector<Side> movers;
    for (std::size_t i = 0; i < game.played(); ++i) {
        const Turn& turn = game.turns()[i];
        const Side mover = turn.before.turn();
        if (session_.human(mover) && turn.move.type() != MoveType::Drop) movers.push_back(mover);
    }
    return movers;
}

/// Returns the sentences for this turn. While a computer is to move, they are those of the last person who moved.
QString RoundGuide::words() const {
    if (!wanted_->isChecked() || !session_.playing() || !hasTeams(session_.game()->book().variant())) return {};
    const Position& position = session_.game()->position();
    const Side mover = position.turn();
    if (position.placing(mover)) {
        const bool people = std::ranges::any_of(session_.setup().seats, &Seat::human);
        const char* placing =
            QT_TRANSLATE_NOOP("RoundGuide", "Choose a reserve piece, then one of the bright squares.");
        return people ? translated(placing) : QString();
    }
    const std::vector<Side> movers = moversAmongPeople();
    const bool now = session_.human(mover);
    if (!now && movers.empty()) return {};
    const std::size_t number = now ? movers.size() : movers.size() - 1;
    if (number >= wallFacts.size()) return {};
    const QString direction = directionWords(now ? mover : movers.back());
    const bool walls = !session_.game()->book().geometry().walls().empty();
    return walls ? direction + u' ' + translated(wallFacts[number]) : direction;
}

QString RoundGuide::directionWords(Side side) const {
    const auto direction = pawnDirection(side);
    if (!direction) return {};
    const auto place = static_cast<std::size_t>(*direction);
    const auto& seats = session_.setup().seats;
    const bool own = std::ranges::count_if(seats, &Seat::human) == 1 && seats[side].name.isEmpty();
    return own ? translated(ownDirections[place]) : translated(directions[place]).arg(playerInSentence(session_, side));
}

/// Returns the direction of the pawns of `side` on the screen, as an index into `directions`. It depends on the
/// rotation of the board. Returns nullopt while the board is not laid out.
std::optional<int> RoundGuide::pawnDirection(Side side) const {
    const BoardLayout& layout = board_.frame().layout;
    if (layout.empty()) return std::nullopt;
    const Rulebook& book = session_.game()->book();
    const Delta ahead = Delta{0, 1}.turned(book.variant().sideSpecs[side].quarterTurns);
    for (int s = 0; s < book.size(); ++s) {
        const Square next =
            book.geometry().at(book.geometry().column(Square(s)) + ahead.dx, book.geometry().row(Square(s)) + ahead.dy);
        if (next == NoSquare) continue;
        const QPoint way = layout.rect(next).center() - layout.rect(Square(s)).center();
        if (std::abs(way.y()) > std::abs(way.x())) return way.y() < 0 ? 0 : 2;
        return way.x() > 0 ? 1 : 3;
    }
    return std::nullopt;
}

void RoundGuide::retranslate() {
    strip_->retranslate();
    follow();
}

}  // namespace rokada::ui
