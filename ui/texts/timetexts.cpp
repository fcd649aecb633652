#include "texts/timetexts.h"

#include "texts/names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace rokada::ui::texts {

using namespace std::chrono_literals;

namespace {

QString two(std::int64_t number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); }

QString digits(std::int64_t whole, std::int64_t thousandths) {
    return QLocale().toString(static_cast<double>(whole) + static_cast<double>(thousandths) / 1000.0, 'g', 6);
}

/// Returns a length of time, for example "90 s", "5 min", "1 min 30 s", "2 h".
QString length(Millis time) {
    const std::int64_t ms = time.count();
    if (ms % 3'600'000 == 0 && ms > 0) return QCoreApplication::translate("Time", "%1 h").arg(ms / 3'600'000);
    if (ms < 60'000 || ms % 1000 != 0)
        return QCoreApplication::translate("Time", "%1 s").arg(digits(ms / 1000, ms % 1000));
    if (ms % 60'000 == 0) return QCoreApplication::translate("Time", "%1 min").arg(ms / 60'000);
    return QCoreApplication::translate("Time", "%1 min %2 s").arg(ms / 60'000).arg(ms / 1000 % 60);
}

QString ofPeriod(const Period& period) {
    if (period.moves == 0) return length(period.time);
    // The number needs a variable, because lupdate recognizes a plural only with a plain variable name.
    const int moves = period.moves;
    //: %1 is a length of time, as in "40 moves in 2 h"
    return QCoreApplication::translate("Time", "%n moves in %1", nullptr, moves).arg(length(period.time));
}

QString incrementSentence(Increment kind, Millis increment) {
    switch (kind) {
        case Increment::Fischer:
            return QCoreApplication::translate("Time", "Increment: %1 is added for each move, including the first.")
                .arg(length(increment));
        case Increment::Bronstein:
            return QCoreApplication::translate(
                       "Time", "Bronstein delay: the time used for a move is given back, but at most %1.")
                .arg(length(increment));
        case Increment::Delay:
            return QCoreApplication::translate("Time", "Simple delay: the clock starts %1 after your turn begins.")
                .arg(length(increment));
    }
    return {};
}

QString incrementName(Increment kind, Millis increment) {
    switch (kind) {
        case Increment::Fischer: return QStringLiteral("+ ") + length(increment);
        //: name of a way to add time to the clock, after D. Bronstein: the time used for the move is given back, up to
        //: %1
        case Increment::Bronstein: return QCoreApplication::translate("Time", "Bronstein %1").arg(length(increment));
        //: delay at each move before the clock starts to run
        case Increment::Delay: return QCoreApplication::translate("Time", "delay %1").arg(length(increment));
    }
    return {};
}

}  // namespace

QString digits(Millis left) {
    const std::int64_t ms = std::max<std::int64_t>(0, left.count());
    // Round seconds up, so that a full minute is visible. Round tenths down.
    const std::int64_t seconds = ms >= 10'000 ? (ms + 999) / 1000 : ms / 1000;
    if (seconds >= 3600) {
        return QStringLiteral("%1:%2:%3").arg(seconds / 3600).arg(two(seconds / 60 % 60), two(seconds % 60));
    }
    const QString text = QStringLiteral("%1:%2").arg(seconds / 60).arg(two(seconds % 60));
    return ms >= 10'000 ? text : text + QLocale().decimalPoint() + QString::number(ms / 100 % 10);
}

QString of(Speed speed) {
    switch (speed) {
        case Speed::Bullet: return QCoreApplication::translate("Time", "Bullet");
        case Speed::Blitz: return QCoreApplication::translate("Time", "Blitz");
        case Speed::Rapid: return QCoreApplication::translate("Time", "Rapid");
        case Speed::Classic: return QCoreApplication::translate("Time", "Classical");
    }
    return {};
}

QString shortText(const TimeControl& control) {
    switch (control.kind) {
        case TimeKind::None: return QCoreApplication::translate("Time", "no clock");
        case TimeKind::Hourglass:
            return QCoreApplication::translate("Time", "hourglass %1").arg(length(control.periods.front().time));
        case TimeKind::PerMove:
            return QCoreApplication::translate("Time", "%1 per move").arg(length(control.periods.front().time));
        case TimeKind::Periods: break;
    }
    QStringList parts;
    for (const Period& period : control.periods) parts << ofPeriod(period);
    //: between periods of a time control: "40 moves in 2 h, then 1 h"
    QString text = parts.join(QCoreApplication::translate("Time", ", then "));
    const Millis increment = control.periods.front().increment;
    if (increment > 0ms) text += QLatin1Char(' ') + incrementName(control.increment, increment);
    return text;
}

QString explained(const TimeControl& control) {
    switch (control.kind) {
        case TimeKind::None: return QCoreApplication::translate("Time", "No time limit.");
        case TimeKind::Hourglass:
            return QCoreApplication::translate("Time",
                                               "The time that a player uses is added to the opponents' clocks.");
        case TimeKind::PerMove:
            return QCoreApplication::translate("Time", "Each move has its own time. Time that is not used is lost.");
        case TimeKind::Periods: break;
    }
    QStringList sentences;
    if (control.periods.size() > 1) {
        sentences << QCoreApplication::translate("Time", "Unused time carries over to the next period.");
    } else {
        sentences << QCoreApplication::translate("Time", "The time is for the whole game.");
    }
    const Millis increment = control.periods.front().increment;
    if (increment > 0ms) sentences << incrementSentence(control.increment, increment);
    return sentences.join(QLatin1Char(' '));
}

QString allTimes(const Variant& variant, const GameClock& clock, Millis now) {
    QStringList times;
    for (std::size_t i = 0; i < variant.sides(); ++i) {
        if (!clock.timed(Side(i))) continue;
        //: a side and what its clock says: "White 4:59"
        times << QCoreApplication::translate("Time", "%1 %2")
                     .arg(sideName(variant.sideSpecs[i].name), digits(clock.left(Side(i), now)));
    }
    return times.join(QStringLiteral(", "));
}

}  // namespace rokada::ui::texts
