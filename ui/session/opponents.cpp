#include "session/opponents.h"

#include "texts/opponenttexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <vector>

namespace rokada::ui {

namespace {

/// Person who can be an opponent.
struct Person {
    std::string_view id;
    const char* name;
    Portrait portrait;
};

/// People who can be opponents. The list of each variant, in `resources/opponents`, chooses among them.
constexpr std::array people{
    Person{"mila", QT_TRANSLATE_NOOP("Opponent", "Mila"), {"pawn", "white", 0xFFE9DCC3, 0xFFC6B593}},
    Person{"petar", QT_TRANSLATE_NOOP("Opponent", "Petar"), {"soldier", "black", 0xFFD9D2C4, 0xFFB3AB9D}},
    Person{"vera", QT_TRANSLATE_NOOP("Opponent", "Vera"), {"boat", "white", 0xFFCFE0DD, 0xFF9DBDB7}},
    Person{"anton", QT_TRANSLATE_NOOP("Opponent", "Anton"), {"knight", "black", 0xFFE3D0B8, 0xFFC4A582}},
    Person{"rada", QT_TRANSLATE_NOOP("Opponent", "Rada"), {"bishop", "white", 0xFFD8DFCB, 0xFFAABA93}},
    Person{"boris", QT_TRANSLATE_NOOP("Opponent", "Boris"), {"elephant", "black", 0xFFD4D9DE, 0xFFA5B0BA}},
    Person{"iva", QT_TRANSLATE_NOOP("Opponent", "Iva"), {"rook", "white", 0xFFEAD3C4, 0xFFCCA792}},
    Person{"viktor", QT_TRANSLATE_NOOP("Opponent", "Viktor"), {"minister", "black", 0xFFDAD3E2, 0xFFB0A5C0}},
    Person{"sofia", QT_TRANSLATE_NOOP("Opponent", "Sofia"), {"queen", "white", 0xFFF0DDB2, 0xFFD2B877}},
    Person{"kaloyan", QT_TRANSLATE_NOOP("Opponent", "Kaloyan"), {"bolyar", "black", 0xFFD9C2B4, 0xFFBC9A86}},
    Person{"elena", QT_TRANSLATE_NOOP("Opponent", "Elena"), {"highpriest", "white", 0xFFCBD8E6, 0xFF9AB2CB}},
    Person{"stefan", QT_TRANSLATE_NOOP("Opponent", "Stefan"), {"woody", "black", 0xFFDCD8BE, 0xFFB5AE86}},
    Person{"yana", QT_TRANSLATE_NOOP("Opponent", "Yana"), {"helgi", "white", 0xFFE6CFD6, 0xFFC79FAC}},
    Person{"dimitar", QT_TRANSLATE_NOOP("Opponent", "Dimitar"), {"king", "black", 0xFFCAD9CF, 0xFF98B5A3}},
};

/// Returns the opponents of a list that are in `people`.
std::vector<Opponent> peopleIn(const OpponentList& list) {
    std::vector<Opponent> opponents;
    for (const RatedOpponent& rated : list.opponents) {
        const auto person = std::ranges::find(people, rated.id, &Person::id);
        if (person == people.end()) continue;
        opponents.push_back({person->id, person->name, rated.level, person->portrait, rated.rating, rated.styleShown});
    }
    return opponents;
}

/// Returns the description `words`, followed by the style of the opponent if `styleShown` is true.
QString withStyle(const QString& words, const Opponent& opponent, const Weakness& weakness) {
    const QString style = opponent.styleShown ? texts::playingStyle(weakness.style) : QString();
    return style.isEmpty() ? words : words + u' ' + style;
}

}  // namespace

std::span<const Opponent> opponentsOf(std::string_view game) {
    static std::map<const OpponentList*, std::vector<Opponent>> lists;
    const OpponentList* list = &opponentsIn(game);
    const auto [found, added] = lists.try_emplace(list);
    if (added) found->second = peopleIn(*list);
    return found->second;
}

const Opponent* opponentOf(std::string_view game, Level level) {
    if (level.isFull()) return nullptr;
    const auto all = opponentsOf(game);
    const auto above = std::ranges::upper_bound(all, level, {}, &Opponent::level);
    return above == all.begin() ? &all.front() : &*std::prev(above);
}

Level levelInPlay(std::string_view game, Level level) {
    const Opponent* opponent = opponentOf(game, level);
    return opponent ? opponent->level : level;
}

const Opponent* opponentOn(const Seat& seat, std::string_view game) {
    return seat.human || !seat.engine.isEmpty() ? nullptr : opponentOf(game, seat.level);
}

QString nameOf(const Opponent& opponent) { return QCoreApplication::translate("Opponent", opponent.name); }

QString levelName(Level level) {
    if (level.isFull()) return QCoreApplication::translate("Seat", "Full strength");
    return QCoreApplication::translate("Seat", "Level %1").arg(QString::fromStdString(textOf(level)));
}

QString ratingText(const Rating& rating) {
    //: a rating that is an estimate; %1: number
    return rating.estimate ? QCoreApplication::translate("Opponent", "about %1").arg(rating.value)
                           : QString::number(rating.value);
}

QString ratingLabel(const Rating& rating) {
    //: %1: rating of an opponent, "1240" or "about 560"
    return QCoreApplication::translate("Opponent", "Rating %1").arg(ratingText(rating));
}

QString sentenceOf(const Opponent& opponent, std::string_view game) {
    const Weakness weakness = weaknessOf(opponent.level, game);
    return withStyle(texts::playingStrength(nameOf(opponent), weakness), opponent, weakness);
}

QString mannerOf(const Opponent& opponent, std::string_view game) {
    const Weakness weakness = weaknessOf(opponent.level, game);
    return withStyle(texts::playingManner(nameOf(opponent), weakness), opponent, weakness);
}

Avatar avatarOf(const Opponent& opponent) { return {Avatar::Type::Portrait, opponent.portrait}; }

Avatar avatarOf(const Seat& seat, std::string_view game, std::string_view side) {
    const Opponent* opponent = opponentOn(seat, game);
    Avatar avatar = opponent ? avatarOf(*opponent) : Avatar{seat.human ? Avatar::Type::Person : Avatar::Type::Engine};
    avatar.side = side;
    return avatar;
}

}  // namespace rokada::ui
