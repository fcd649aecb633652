#include "session/occupants.h"

#include "scene/teams.h"
#include "session/opponents.h"
#include "texts/names.h"
#include "texts/sidetexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Returns the points of a side: "1", "\u00BD" or "0".
QString pointsOf(const Ending& ending, Side side) {
    const int half = ending.halfPoints[side];
    return half == 1 ? QStringLiteral("\u00BD") : QString::number(half / 2);
}

/// Returns true if the panel of `side` must show that the game is paused: `side` is to move, cannot move during the
/// pause, and does not place pieces in secret.
bool pausesIn(const GameSession& session, Side side) {
    const bool waits = session.paused() && session.playing() && !session.humanToMove() && !placesInSecret(session);
    return waits && session.game()->position().turn() == side;
}

/// Returns the second line of a person's panel. It names the side if the first line shows a name or "You". Otherwise
/// the first line names the side, and the second is empty.
QString personNote(const GameSession& session, Side side) {
    const auto& seats = session.setup().seats;
    const bool named = !seats[side].name.isEmpty() || std::ranges::count_if(seats, &Seat::human) == 1;
    return named ? sideName(session.setup().book->variant().sideSpecs[side].name) : QString();
}

/// Returns the name of the player of a side, "You" for the only person, or an empty text if only the colour is known.
QString knownName(const GameSession& session, Side side) {
    const auto& seats = session.setup().seats;
    const Seat& seat = seats[side];
    const bool alone = !session.viewing() && std::ranges::count_if(seats, &Seat::human) == 1;
    QString name = playerName(seat, session.setup().book->variant().id);
    //: the only person at the board
    if (name.isEmpty() && alone && seat.human) name = QCoreApplication::translate("Seat", "You");
    return name;
}

/// Returns a text that says that the partner of `side` is eliminated, for example "without Vera". Returns an empty text
/// for a side that never has a partner.
QString lonelyNote(const GameSession& session, const Position& position, Side side) {
    const Rulebook& book = position.book();
    for (std::size_t i = 0; i < book.sides(); ++i) {
        if (Side(i) == side || !book.allied(Side(i), side)) continue;
        const QString name = knownName(session, Side(i));
        const Seat& seat = session.setup().seats[i];
        //: of a player among four, whose partner, the only person at the board, is eliminated
        if (!name.isEmpty() && seat.human && seat.name.isEmpty())
            return QCoreApplication::translate("Seat", "without you");
        //: of a player among four; %1: the partner, who is eliminated
        return QCoreApplication::translate("Seat", "without %1")
            .arg(name.isEmpty() ? sideName(book.variant().sideSpecs[i].name) : name);
    }
    return {};
}

/// Returns the partner among four players, for example "with Vera", "with you" or "with Red". After the partner's
/// elimination, returns `lonelyNote`.
QString partnerNote(const GameSession& session, const Position& position, Side side) {
    const Side partner = texts::partnerOf(position, side);
    if (partner == NoSide) return lonelyNote(session, position, side);
    const Seat& seat = session.setup().seats[partner];
    const QString name = knownName(session, partner);
    if (name.isEmpty()) return texts::withPartner(position, side);
    //: of a player among four, whose partner is the only person at the board
    if (seat.human && seat.name.isEmpty()) return QCoreApplication::translate("Seat", "with you");
    //: of a player among four; %1: the partner's name
    return QCoreApplication::translate("Seat", "with %1").arg(name);
}

texts::SideNews noteOf(const GameSession& session, const Game& game, Side side) {
    const Seat& seat = session.setup().seats[side];
    // A viewed record has no players to describe, but eliminations and checks are shown.
    if (session.viewing()) {
        if (session.setup().seats.size() == 2) return {};
        const texts::SideNews left = texts::elimination(game, side);
        return left.words.isEmpty() ? texts::waitingCheck(game, side) : left;
    }
    //: on the panel of the player to move: the game waits until it is continued
    const QString paused = QCoreApplication::translate("Seat", "Paused");
    const bool pauses = &game == session.game() && pausesIn(session, side);
    const QString brief = seat.human ? personNote(session, side) : occupantLevel(seat, game.book().variant().id);
    if (session.setup().seats.size() == 2) {
        return pauses ? texts::SideNews{paused, paused} : texts::SideNews{brief, brief};
    }
    texts::SideNews news = texts::elimination(game, side);
    if (!news.words.isEmpty()) return news;
    const QString partner = partnerNote(session, game.position(), side);
    news = pauses ? texts::SideNews{paused, paused} : texts::waitingCheck(game, side);
    const bool usual = news.words.isEmpty();
    if (partner.isEmpty()) return usual ? texts::SideNews{brief, brief} : news;
    if (usual) return {partner, partner};
    //: of a player among four: "with Vera · Paused"
    const QString both = QCoreApplication::translate("Seat", "%1 · %2");
    return {both.arg(partner, news.words), both.arg(partner, news.brief)};
}

/// Returns the side with the person's name. If the name is empty, returns "You were ..." if `alone`, otherwise the
/// side.
QString personOf(std::string_view sideId, const Seat& seat, bool alone) {
    if (!seat.name.isEmpty()) return QStringLiteral("%1: %2").arg(sideName(sideId), seat.name);
    return alone ? texts::youPlayed(sideId) : sideName(sideId);
}

bool hasWon(const GameSession& session, Side side) {
    const Game* game = session.game();
    return game != nullptr && game->ending() && game->ending()->halfPoints[side] == 2;
}

}  // namespace

bool placesInSecret(const GameSession& session) {
    if (!session.playing() || !session.setup().laws.secretPlacement) return false;
    const Game& game = *session.game();
    const auto& seats = session.setup().seats;
    const bool people = std::ranges::any_of(seats, &Seat::human);
    return people && game.played() == 0 && game.position().placing(game.position().turn());
}

int occupants(std::string_view game) { return static_cast<int>(opponentsOf(game).size()) + 2; }

Seat occupant(int place, std::string_view game) {
    if (place <= 0) return {};
    const auto opponents = opponentsOf(game);
    const auto number = static_cast<std::size_t>(place - 1);
    return {.human = false, .name = {}, .level = number < opponents.size() ? opponents[number].level : Level::full()};
}

int placeOf(const Seat& seat, std::string_view game) {
    if (seat.human) return 0;
    const Opponent* opponent = opponentOf(game, seat.level);
    return opponent ? static_cast<int>(opponent - opponentsOf(game).data()) + 1 : occupants(game) - 1;
}

QString occupantName(const Seat& seat, std::string_view game) {
    if (seat.human) return QCoreApplication::translate("Seat", "Human");
    if (!seat.engine.isEmpty()) return seat.engine;
    const Opponent* opponent = opponentOf(game, seat.level);
    return opponent ? nameOf(*opponent) : QStringLiteral("Rokada");
}

QString occupantLevel(const Seat& seat, std::string_view game) {
    if (seat.human) return {};
    if (!seat.engine.isEmpty()) return QCoreApplication::translate("Seat", "External engine");
    const Opponent* opponent = opponentOf(game, seat.level);
    return opponent == nullptr || game.empty() ? levelName(seat.level) : ratingLabel(opponent->rating);
}

QString occupantTitle(const Seat& seat, std::string_view game) {
    const QString name = occupantName(seat, game);
    if (seat.human || !seat.engine.isEmpty()) return name;
    const Opponent* opponent = opponentOf(game, seat.level);
    if (opponent == nullptr) return QCoreApplication::translate("Seat", "Rokada, full strength");
    if (game.empty()) {
        const QString level = QString::fromStdString(textOf(seat.level));
        //: %1: name of an opponent
        return QCoreApplication::translate("Seat", "%1, level %2").arg(name, level);
    }
    //: %1: name of an opponent; %2: rating, "1240" or "about 560"
    return QCoreApplication::translate("Seat", "%1, rating %2").arg(name, ratingText(opponent->rating));
}

QString playerName(const Seat& seat, std::string_view game) {
    return seat.human ? seat.name : occupantName(seat, game);
}

std::uint8_t personsAmongComputers(const GameSession& session) {
    const auto& seats = session.setup().seats;
    std::uint8_t persons = 0;
    bool computers = false;
    for (std::size_t side = 0; side < seats.size(); ++side) {
        if (seats[side].human) persons |= static_cast<std::uint8_t>(1U << side);
        computers = computers || !seats[side].human;
    }
    return computers ? persons : 0;
}

QString playerInSentence(const GameSession& session, Side side) {
    const Variant& variant = session.setup().book->variant();
    const auto& seats = session.setup().seats;
    const QString sideText = sideName(variant.sideSpecs[side].name);
    const QString name = playerName(seats[side], variant.id);
    if (name.isEmpty()) return sideText;
    const auto named = [&](const Seat& seat) { return playerName(seat, variant.id) == name; };
    return std::ranges::count_if(seats, named) == 1 ? name : QStringLiteral("%1 (%2)").arg(name, sideText);
}

QString peopleAmongFour(const GameSession& session) {
    const auto& seats = session.setup().seats;
    const bool named = std::ranges::any_of(seats, [](const Seat& seat) { return !seat.name.isEmpty(); });
    if (seats.size() <= 2 || (!named && personsAmongComputers(session) == 0)) return {};
    // Several people without names cannot be told apart except by colour, so they are not listed.
    const auto persons = std::ranges::count_if(seats, &Seat::human);
    if (!named && persons > 1) return {};
    const Variant& variant = session.setup().book->variant();
    std::vector<std::vector<Side>> teams = teamsOf(variant);
    std::ranges::stable_partition(teams, [&](const auto& team) { return hasWon(session, team.front()); });
    QStringList lines;
    for (const std::vector<Side>& team : teams) {
        QStringList people;
        for (const Side side : team) {
            // Non-breaking spaces keep each name on one line.
            if (seats[side].human)
                people << personOf(variant.sideSpecs[side].name, seats[side], persons == 1).replace(u' ', QChar::Nbsp);
        }
        if (!people.empty()) lines << people.join(QStringLiteral(" \u00B7 "));
    }
    return lines.join(u'\n');
}

std::vector<SeatPicture> playerPanelsOf(const GameSession& session, const Game& shown) {
    std::vector<SeatPicture> panels;
    const auto& ending = shown.ending();
    const auto& seats = session.setup().seats;
    const bool alone = !session.viewing() && std::ranges::count_if(seats, &Seat::human) == 1;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const Seat& seat = seats[i];
        const Variant& variant = shown.book().variant();
        const QString player = knownName(session, Side(i));
        const auto [note, brief] = noteOf(session, shown, Side(i));
        panels.push_back({.name = player.isEmpty() ? sideName(variant.sideSpecs[i].name) : player,
                          .note = note,
                          .brief = brief,
                          .human = seat.human,
                          .alone = alone,
                          .avatar = avatarOf(seat, variant.id),
                          .points = ending ? pointsOf(*ending, Side(i)) : QString(),
                          .won = ending && ending->halfPoints[i] == 2,
                          .secret = placesInSecret(session)});
    }
    return panels;
}

bool partnerListens(const GameSession& session) {
    const Game* game = session.game();
    if (game == nullptr || game->ending()) return false;
    const Side mover = game->position().turn();
    if (!session.human(mover)) return false;
    const auto& seats = session.setup().seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool partner = Side(i) != mover && game->book().allied(Side(i), mover) && seats[i].human;
        const bool same = !seats[i].name.isEmpty() && seats[i].name == seats[mover].name;
        if (partner && !same) return true;
    }
    return false;
}

QString silenceReason() {
    return QCoreApplication::translate("Silence",
                                       "Arrows and hints are off because your partner plays on this computer too.");
}

}  // namespace rokada::ui
