#include "newgame/waitinggame.h"

#include "session/occupants.h"
#include "texts/names.h"
#include "texts/timetexts.h"

#include <QCoreApplication>
#include <QLocale>

namespace rokada::ui {

WaitingGame waitingGame(const GameKeeper::LeftGame& left) {
    const SavedGame& saved = left.saved;
    auto game = std::make_shared<const Game>(gameOf(saved));
    const bool ended = game->ending().has_value();
    WaitingGame waiting{std::move(game), saved.setup.seats, {}, left.file, saved.played};
    if (saved.clock && !ended) waiting.clocks = clockDigits(saved.clock->seats, saved.setup.seats.size());
    return waiting;
}

QStringList clockDigits(std::span<const SeatTime> seats, std::size_t sides) {
    QStringList clocks;
    for (std::size_t i = 0; i < sides; ++i) clocks << texts::digits(seats[i].left);
    return clocks;
}

QString momentPlayed(const QDateTime& at) {
    const QLocale locale;
    const qint64 days = at.date().daysTo(QDate::currentDate());
    const QString time = locale.toString(at.time(), QLocale::ShortFormat);
    //: %1: a time, for example 14:05
    if (days == 0) return QCoreApplication::translate("rokada::ui::ResumeCard", "Today, %1").arg(time);
    //: %1: a time, for example 14:05
    if (days == 1) return QCoreApplication::translate("rokada::ui::ResumeCard", "Yesterday, %1").arg(time);
    return locale.toString(at.date(), QLocale::ShortFormat);
}

int movesOf(const Game& game) {
    const Turn* last = game.last();
    if (last == nullptr || last->before.placing(last->before.turn())) return 0;
    return last->before.state().moveNumber - game.turns()[0].before.state().moveNumber + 1;
}

QString playersOf(const WaitingGame& waiting) {
    QStringList players;
    const Variant& variant = waiting.game->book().variant();
    for (std::size_t i = 0; i < waiting.seats.size(); ++i) {
        const Seat& seat = waiting.seats[i];
        const QString player = playerName(seat, variant.id);
        players << (player.isEmpty() ? sideName(variant.sideSpecs[i].name) : player);
    }
    return players.join(QStringLiteral(" - "));
}

}  // namespace rokada::ui
