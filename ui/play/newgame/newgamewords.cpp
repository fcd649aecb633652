#include "newgame/newgamewords.h"

#include "newgame/participants.h"
#include "session/occupants.h"
#include "session/opponents.h"
#include "texts/names.h"
#include "texts/timetexts.h"
#include "variants/variants.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace rokada::ui {

namespace {

class Summary {
    Q_DECLARE_TR_FUNCTIONS(NewGameSummary)
public:
    explicit Summary(const GameChoice& choice)
        : choice_(choice),
          variant_(*makeVariant(*choice.game, choice.rules)),
          participants_(participantsOf(variant_, choice.seats)) {}

    [[nodiscard]] QString text() const {
        QStringList sentences = variant_.sideSpecs.size() == 2 ? ofTwo() : QStringList{ofTeams()};
        sentences << times();
        return sentences.join(QLatin1Char(' '));
    }

    /// Returns the short text of the button that plays this game, for example "Play Anton".
    [[nodiscard]] QString shortPlay() const {
        switch (participants_) {
            case Participants::People: return tr("Play together");
            case Participants::Computers: return tr("Watch computers");
            case Participants::OnePerson:
                //: text of a button; %1: name of the opponent
                if (choice_.seats.size() == 2) return tr("Play %1").arg(player(choice_.seats[0].human ? 1 : 0));
                break;
            default: break;
        }
        return tr("Play");
    }

    /// Returns the name of the only opponent, or a text for people only or computers only. Returns an empty list for
    /// all other games.
    [[nodiscard]] QStringList company() const {
        switch (participants_) {
            case Participants::People: return {tr("People only")};
            case Participants::Computers: return {tr("Computers only")};
            case Participants::OnePerson:
                if (choice_.seats.size() == 2) return {ratedPlayer(choice_.seats[0].human ? 1 : 0)};
                break;
            default: break;
        }
        return {};
    }

    /// Returns the sides of people and the clock, for example "White" and "10 min + 5 s".
    [[nodiscard]] QStringList playDetails() const {
        QStringList parts;
        if (participants_ == Participants::OnePerson && choice_.randomSides) {
            parts << tr("random side");
        } else if (participants_ == Participants::OnePerson || participants_ == Participants::TwoSides) {
            for (std::size_t place = 0; place < choice_.seats.size(); ++place)
                if (choice_.seats[place].human) parts << side(place);
        }
        parts << clock();
        return parts;
    }

private:
    [[nodiscard]] QString side(std::size_t place) const { return sideName(variant_.sideSpecs[place].name); }

    /// Returns the name of the player of the side `place`. A person without a name is called "You" if only one person
    /// plays, and otherwise has the name of the side.
    [[nodiscard]] QString player(std::size_t place) const {
        const Seat& seat = choice_.seats[place];
        if (!seat.human)
            return opponentOn(seat, variant_.id) ? occupantName(seat, variant_.id) : occupantTitle(seat, variant_.id);
        if (!seat.name.isEmpty()) return seat.name;
        return participants_ == Participants::OnePerson ? tr("You") : side(place);
    }

    /// Returns the name of a player, with the rating of an opponent.
    [[nodiscard]] QString ratedPlayer(std::size_t place) const {
        const Opponent* opponent = opponentOn(choice_.seats[place], variant_.id);
        if (!opponent) return player(place);
        //: %1: name of an opponent; %2: rating
        return tr("%1 (%2)").arg(player(place), ratingText(opponent->rating));
    }

    [[nodiscard]] QStringList ofTwo() const {
        const QString game = variantName(variant_.id);
        switch (participants_) {
            //: %1: name of a variant
            case Participants::People:
                return QStringList{tr("%1: all players play on this computer.").arg(game)} + namedPeople();
            case Participants::Computers:
                //: %1: name of a variant; %2, %3: names of computers
                return {tr("%1: %2 against %3.").arg(game, player(0), player(1)), tr("You watch.")};
            default: break;
        }
        const std::size_t person = choice_.seats[0].human ? 0 : 1;
        //: %1: name of a variant; %2: name of the opponent
        QStringList sentences{tr("%1 against %2.").arg(game, player(1 - person))};
        //: %1: name of a side, for example "White"
        sentences << (choice_.randomSides ? tr("Your side is chosen at random.")
                                          : tr("You play %1.").arg(side(person)));
        return sentences;
    }

    [[nodiscard]] QStringList namedPeople() const {
        QStringList people;
        for (std::size_t place = 0; place < choice_.seats.size() && !choice_.randomSides; ++place) {
            //: %1: name of a person; %2: name of a side
            if (!choice_.seats[place].name.isEmpty())
                people << tr("%1 plays %2.").arg(choice_.seats[place].name, side(place));
        }
        return people;
    }

    [[nodiscard]] QString ofTeams() const {
        QStringList first, second;
        for (std::size_t place = 0; place < choice_.seats.size(); ++place) {
            const bool own = variant_.sideSpecs[place].team == variant_.sideSpecs.front().team;
            (own ? first : second) << player(place);
        }
        //: %1 and %2: players of one team; %3 and %4: players of the other team
        return tr("%1 and %2 against %3 and %4.").arg(first.front(), first.back(), second.front(), second.back());
    }

    [[nodiscard]] bool sameClocks() const {
        return std::ranges::all_of(choice_.times, [this](const auto& time) { return time == choice_.times.front(); });
    }

    [[nodiscard]] QString times() const {
        if (choice_.times.empty()) return tr("No clock.");
        return sameClocks() ? texts::shortText(choice_.times.front()) + u'.' : tr("The players have different clocks.");
    }

    [[nodiscard]] QString clock() const {
        if (choice_.times.empty()) return tr("no clock");
        return sameClocks() ? texts::shortText(choice_.times.front()) : tr("different clocks");
    }

    const GameChoice& choice_;
    Variant variant_;
    Participants participants_;
};

}  // namespace

QString summaryOf(const GameChoice& choice) { return Summary(choice).text(); }

QString playText(const GameChoice& choice) {
    const Summary summary(choice);
    return (QStringList(summary.shortPlay()) + summary.playDetails()).join(QStringLiteral(", "));
}

QString choiceLine(const GameChoice& choice) {
    const Summary summary(choice);
    return (summary.company() + summary.playDetails()).join(QStringLiteral(" · "));
}

QString shortPlayText(const GameChoice& choice) { return Summary(choice).shortPlay(); }

QString ruleSummary(const GameChoice& choice) {
    const QString unusual = unusualRules(*makeVariant(*choice.game, choice.rules));
    const auto laws = choice.rules.find(std::string_view("laws"));
    if (!unusual.isEmpty() || laws == choice.rules.end()) return unusual;
    return valueName(choice.game->id, laws->first, laws->second);
}

}  // namespace rokada::ui
