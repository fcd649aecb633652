#include "match/matchboards.h"

#include "board/boardwidget.h"
#include "kit/settings.h"
#include "scene/boardtheme.h"
#include "shell/sharedsettings.h"
#include "texts/names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int MinSide = 150;

/// Returns the players of a game for the player panels of the board, which show only their names.
std::vector<SeatPicture> seatsOf(const LiveGame& live) {
    std::vector<SeatPicture> seats;
    for (const QString& player : live.players)
        seats.push_back({.name = player, .note = {}, .brief = {}, .human = false});
    return seats;
}

}  // namespace

MatchBoards::MatchBoards(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings) {
    setObjectName(QStringLiteral("matchBoards"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    cells_.reserve(Max);
    add();
}

MatchBoards::~MatchBoards() {
    for (const Cell& cell : cells_) cell.board->setGame(nullptr);
}

void MatchBoards::add() {
    Cell& cell = cells_.emplace_back();
    auto* column = new QVBoxLayout;
    cell.board = new BoardWidget(this);
    cell.board->setMinimumSize(MinSide, MinSide);
    cell.board->setMode(&BoardMode::enabled, false);
    cell.board->setFocusPolicy(Qt::NoFocus);
    cell.board->setLook({.coordinates = Coordinates::Off, .seeThrough = true, .moveDuration = 0});
    cell.words = new QLabel(this);
    cell.words->setTextFormat(Qt::PlainText);
    cell.words->setWordWrap(true);
    cell.words->setAlignment(Qt::AlignHCenter);
    column->addWidget(cell.board, 1);
    column->addWidget(cell.words);
    static_cast<QHBoxLayout*>(layout())->addLayout(column, 1);
}

void MatchBoards::show(const std::vector<LiveGame>& games) {
    for (const LiveGame& live : games) {
        const auto place = static_cast<std::size_t>(live.worker);
        if (place >= Max) continue;
        while (cells_.size() <= place) add();
        put(cells_[place], live);
    }
}

bool MatchBoards::empty() const {
    return std::ranges::none_of(cells_, [](const Cell& cell) { return cell.game != nullptr; });
}

void MatchBoards::retranslate() {
    for (const Cell& cell : cells_) tell(cell);
}

void MatchBoards::tell(const Cell& cell) {
    if (!cell.game) return;
    const QString variant = variantName(cell.game->book().variant().id);
    //: label of a game in a match; %1: names of its players; %2: name of the variant; %3: move number
    cell.words->setText(tr("%1\n%2, move %3").arg(cell.players, variant).arg(cell.game->position().state().moveNumber));
}

void MatchBoards::put(Cell& cell, const LiveGame& live) {
    const bool same =
        cell.game && cell.unit == live.unit && cell.number == live.number && cell.game->played() == live.game.played();
    if (same) return;
    auto next = std::make_unique<Game>(live.game);
    BoardLook look = sharedLook(settings_, next->book().variant().id, cell.board->frame().look);
    look.moveDuration = 0;
    cell.board->setLook(look);
    cell.board->setGame(next.get());
    cell.board->setPanels(&PanelWords::seats, seatsOf(live));
    cell.game = std::move(next);
    cell.unit = live.unit;
    cell.number = live.number;
    cell.players = live.players.mid(0, 2).join(QStringLiteral(" \u2013 "));
    tell(cell);
}

}  // namespace rokada::ui
