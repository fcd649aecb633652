#include "texts/names.h"

#include "kit/latin.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <span>

namespace rokada::ui {

namespace {

struct VariantWords {
    std::string_view id;
    const char* name;
    const char* sentence;
    int minutes;
};

constexpr std::array games{
    VariantWords{"chess", QT_TRANSLATE_NOOP("Game", "Chess"),
                 QT_TRANSLATE_NOOP("Game", "Chess as the whole world plays it."), 20},
    VariantWords{"greatshatranj", QT_TRANSLATE_NOOP("Game", "Great Shatranj"),
                 QT_TRANSLATE_NOOP("Game", "Ten by eight squares, and every piece except the pawn leaps."), 25},
    VariantWords{"bolyar", QT_TRANSLATE_NOOP("Game", "Bolyar Chess"),
                 QT_TRANSLATE_NOOP("Game", "Four corner squares, boats, and pieces that promote to bolyars."), 25},
    VariantWords{"vyrt", QT_TRANSLATE_NOOP("Game", "Vyrt Chess"),
                 QT_TRANSLATE_NOOP("Game", "Twelve by twelve squares, and opposite edges are joined."), 30},
    VariantWords{"fortress", QT_TRANSLATE_NOOP("Game", "Fortress Chess"),
                 QT_TRANSLATE_NOOP("Game", "Four sides in two teams, each with a walled fortress."), 45},
    VariantWords{"tavreli", QT_TRANSLATE_NOOP("Game", "Tavreli"),
                 QT_TRANSLATE_NOOP("Game", "Captured pieces stay on the board, under their captors."), 40},
};

struct OptionWords {
    std::string_view game, option;
    const char* name;
    bool seen = false;  ///< true if the pieces on the board show the value, so that it is not named during a game
};

constexpr std::array options{
    OptionWords{"chess", "laws", QT_TRANSLATE_NOOP("Rule", "Laws")},
    OptionWords{"chess", "start", QT_TRANSLATE_NOOP("Rule", "Start")},
    OptionWords{"greatshatranj", "promotion", QT_TRANSLATE_NOOP("Rule", "Promotion")},
    OptionWords{"greatshatranj", "bareking", QT_TRANSLATE_NOOP("Rule", "Bare king")},
    OptionWords{"bolyar", "corners", QT_TRANSLATE_NOOP("Rule", "Corner squares")},
    OptionWords{"vyrt", "rearpawns", QT_TRANSLATE_NOOP("Rule", "Rear pawns")},
    OptionWords{"fortress", "first", QT_TRANSLATE_NOOP("Rule", "First side to move")},
    OptionWords{"fortress", "placement", QT_TRANSLATE_NOOP("Rule", "Reserve pieces"), true},
    OptionWords{"fortress", "castling", QT_TRANSLATE_NOOP("Rule", "Castling")},
    OptionWords{"tavreli", "demotion", QT_TRANSLATE_NOOP("Rule", "Promoted pieces in towers")},
    OptionWords{"tavreli", "doublestep", QT_TRANSLATE_NOOP("Rule", "Double step")},
};

struct ValueWords {
    std::string_view game, option, value;
    const char* name;
    const char* sentence;
};

constexpr std::array values{
    ValueWords{"chess", "laws", "fide", QT_TRANSLATE_NOOP("Rule", "Laws of FIDE"),
               QT_TRANSLATE_NOOP("Rule",
                                 "Current laws: fivefold repetition and the 75-move rule end the game automatically.")},
    ValueWords{"chess", "laws", "classic", QT_TRANSLATE_NOOP("Rule", "Classic code"),
               QT_TRANSLATE_NOOP(
                   "Rule", "Older laws: repetition and the 50-move rule are draws only if a player claims them.")},
    ValueWords{"chess", "start", "usual", QT_TRANSLATE_NOOP("Rule", "Standard position"),
               QT_TRANSLATE_NOOP("Rule", "The pieces start on their standard squares.")},
    ValueWords{"chess", "start", "chess960", QT_TRANSLATE_NOOP("Rule", "Chess960"),
               QT_TRANSLATE_NOOP("Rule",
                                 "The pieces on the first rank start in one of 960 arrangements. After castling, king "
                                 "and rook stand on the same squares as in chess.")},
    ValueWords{"greatshatranj", "promotion", "free", QT_TRANSLATE_NOOP("Rule", "Any piece"),
               QT_TRANSLATE_NOOP("Rule", "A pawn on the last rank promotes to any piece except a king.")},
    ValueWords{"greatshatranj", "promotion", "limited", QT_TRANSLATE_NOOP("Rule", "Captured pieces only"),
               QT_TRANSLATE_NOOP("Rule", "A pawn promotes only to a soldier or to a piece that you have lost.")},
    ValueWords{"greatshatranj", "bareking", "draw", QT_TRANSLATE_NOOP("Rule", "Draw"),
               QT_TRANSLATE_NOOP("Rule",
                                 "The game is drawn if a side has only its king left. It continues if that king can "
                                 "capture the last enemy piece.")},
    ValueWords{"greatshatranj", "bareking", "win", QT_TRANSLATE_NOOP("Rule", "Loss"),
               QT_TRANSLATE_NOOP("Rule",
                                 "A player wins by leaving the other side only its king. The game continues if that "
                                 "king can capture the player's last piece.")},
    ValueWords{"greatshatranj", "bareking", "off", QT_TRANSLATE_NOOP("Rule", "Continue"),
               QT_TRANSLATE_NOOP("Rule", "A lone king plays on until it is checkmated.")},
    ValueWords{"bolyar", "corners", "diagonal", QT_TRANSLATE_NOOP("Rule", "Beyond the corners"),
               QT_TRANSLATE_NOOP("Rule", "The four extra squares continue the long diagonals. The boats start there.")},
    ValueWords{
        "bolyar", "corners", "beside", QT_TRANSLATE_NOOP("Rule", "Beside the rooks"),
        QT_TRANSLATE_NOOP("Rule", "The four extra squares are beside the rooks, at the ends of the back ranks.")},
    ValueWords{
        "vyrt", "rearpawns", "forward", QT_TRANSLATE_NOOP("Rule", "Forward"),
        QT_TRANSLATE_NOOP(
            "Rule", "All pawns move forward. The pawns behind the pieces wait until the pieces have moved away.")},
    ValueWords{"vyrt", "rearpawns", "outward", QT_TRANSLATE_NOOP("Rule", "Outward"),
               QT_TRANSLATE_NOOP(
                   "Rule",
                   "The pawns behind the pieces move outwards: they cross the edge and attack the enemy from behind.")},
    ValueWords{"fortress", "first", "white", QT_TRANSLATE_NOOP("Rule", "White begins"),
               QT_TRANSLATE_NOOP("Rule", "White places and moves first, then Black, Red and Blue.")},
    ValueWords{"fortress", "first", "red", QT_TRANSLATE_NOOP("Rule", "Red begins"),
               QT_TRANSLATE_NOOP("Rule", "Red places and moves first, then Blue, White and Black.")},
    ValueWords{"fortress", "first", "black", QT_TRANSLATE_NOOP("Rule", "Black begins"),
               QT_TRANSLATE_NOOP("Rule", "Black places and moves first, then Red, Blue and White.")},
    ValueWords{"fortress", "first", "blue", QT_TRANSLATE_NOOP("Rule", "Blue begins"),
               QT_TRANSLATE_NOOP("Rule", "Blue places and moves first, then White, Black and Red.")},
    ValueWords{
        "fortress", "placement", "open", QT_TRANSLATE_NOOP("Rule", "The players choose"),
        QT_TRANSLATE_NOOP("Rule", "Players take turns to place a knight, a bishop and a rook in their fortresses.")},
    ValueWords{"fortress", "placement", "standard", QT_TRANSLATE_NOOP("Rule", "Standard squares"),
               QT_TRANSLATE_NOOP("Rule", "Knight, bishop and rook stand in the fortresses from the start.")},
    ValueWords{"fortress", "castling", "on", QT_TRANSLATE_NOOP("Rule", "Allowed"),
               QT_TRANSLATE_NOOP("Rule", "King and rook may castle along their own back row.")},
    ValueWords{"fortress", "castling", "off", QT_TRANSLATE_NOOP("Rule", "None"),
               QT_TRANSLATE_NOOP("Rule", "There is no castling.")},
    ValueWords{
        "tavreli", "demotion", "any", QT_TRANSLATE_NOOP("Rule", "Become ratniks under any piece"),
        QT_TRANSLATE_NOOP("Rule", "A promoted piece becomes a ratnik again as soon as any piece stands on top of it.")},
    ValueWords{"tavreli", "demotion", "enemy", QT_TRANSLATE_NOOP("Rule", "Become ratniks under enemy pieces only"),
               QT_TRANSLATE_NOOP("Rule",
                                 "A promoted piece becomes a ratnik again only when an enemy piece stands directly on "
                                 "top of it in the tower.")},
    ValueWords{"tavreli", "doublestep", "empty", QT_TRANSLATE_NOOP("Rule", "Only over an empty square"),
               QT_TRANSLATE_NOOP("Rule", "The square that a ratnik passes over with a double step must be empty.")},
    ValueWords{"tavreli", "doublestep", "own", QT_TRANSLATE_NOOP("Rule", "Also over your own towers"),
               QT_TRANSLATE_NOOP("Rule",
                                 "With a double step, a ratnik can also pass over one of your own towers, unless the "
                                 "volkhv is in that tower.")},
};

struct Word {
    std::string_view id;
    const char* name;
};

constexpr std::array sideSpecs{
    Word{"white", QT_TRANSLATE_NOOP("Army", "White")},
    Word{"black", QT_TRANSLATE_NOOP("Army", "Black")},
    Word{"red", QT_TRANSLATE_NOOP("Army", "Red")},
    Word{"blue", QT_TRANSLATE_NOOP("Army", "Blue")},
};

constexpr std::array kinds{
    Word{"king", QT_TRANSLATE_NOOP("Man", "king")},
    Word{"queen", QT_TRANSLATE_NOOP("Man", "queen")},
    Word{"rook", QT_TRANSLATE_NOOP("Man", "rook")},
    Word{"bishop", QT_TRANSLATE_NOOP("Man", "bishop")},
    Word{"knight", QT_TRANSLATE_NOOP("Man", "knight")},
    Word{"pawn", QT_TRANSLATE_NOOP("Man", "pawn")},
    Word{"officer", QT_TRANSLATE_NOOP("Man", "officer")},
    Word{"bolyar", QT_TRANSLATE_NOOP("Man", "bolyar")},
    Word{"boat", QT_TRANSLATE_NOOP("Man", "boat")},
    Word{"general", QT_TRANSLATE_NOOP("Man", "general")},
    Word{"wfda", QT_TRANSLATE_NOOP("Man", "general")},
    Word{"minister", QT_TRANSLATE_NOOP("Man", "minister")},
    Word{"highpriest", QT_TRANSLATE_NOOP("Man", "high priest")},
    Word{"elephant", QT_TRANSLATE_NOOP("Man", "elephant")},
    Word{"woody", QT_TRANSLATE_NOOP("Man", "war machine")},
    Word{"soldier", QT_TRANSLATE_NOOP("Man", "soldier")},
    Word{"volkhv", QT_TRANSLATE_NOOP("Man", "volkhv")},
    Word{"knyaz", QT_TRANSLATE_NOOP("Man", "prince")},
    Word{"ratoborets", QT_TRANSLATE_NOOP("Man", "ratoborets")},
    Word{"archer", QT_TRANSLATE_NOOP("Man", "archer")},
    Word{"rider", QT_TRANSLATE_NOOP("Man", "rider")},
    Word{"ratnik", QT_TRANSLATE_NOOP("Man", "ratnik")},
    Word{"helgi", QT_TRANSLATE_NOOP("Man", "Helgi")},
};

QString plain(std::string_view identifier) { return latin(identifier); }

template <class T, class Same>
const T* found(std::span<const T> table, Same same) {
    const auto it = std::ranges::find_if(table, same);
    return it == table.end() ? nullptr : &*it;
}

const VariantWords* variantWords(std::string_view id) {
    return found(std::span<const VariantWords>(games), [&](const VariantWords& g) { return g.id == id; });
}

const ValueWords* valueWords(std::string_view variant, std::string_view option, std::string_view value) {
    return found(std::span<const ValueWords>(values),
                 [&](const ValueWords& v) { return v.game == variant && v.option == option && v.value == value; });
}

QString word(std::span<const Word> table, const char* context, std::string_view id) {
    const Word* entry = found(table, [&](const Word& w) { return w.id == id; });
    return entry ? QCoreApplication::translate(context, entry->name) : plain(id);
}

}  // namespace

QString variantName(std::string_view variant) {
    const VariantWords* words = variantWords(variant);
    return words ? QCoreApplication::translate("Game", words->name) : plain(variant);
}

QString variantShown(const QString& idOrName) {
    if (idOrName.isEmpty()) return QStringLiteral("?");
    return variantWords(idOrName.toStdString()) ? variantName(idOrName.toStdString()) : idOrName;
}

QString variantSentence(std::string_view variant) {
    const VariantWords* words = variantWords(variant);
    return words ? QCoreApplication::translate("Game", words->sentence) : QString();
}

int usualMinutes(std::string_view variant) {
    const VariantWords* words = variantWords(variant);
    return words ? words->minutes : 30;
}

namespace {

const OptionWords* optionWords(std::string_view variant, std::string_view option) {
    return found(std::span<const OptionWords>(options),
                 [&](const OptionWords& o) { return o.game == variant && o.option == option; });
}

}  // namespace

QString optionName(std::string_view variant, std::string_view option) {
    const OptionWords* words = optionWords(variant, option);
    return words ? QCoreApplication::translate("Rule", words->name) : plain(option);
}

QString valueName(std::string_view variant, std::string_view option, std::string_view value) {
    const ValueWords* words = valueWords(variant, option, value);
    return words ? QCoreApplication::translate("Rule", words->name) : plain(value);
}

QString valueSentence(std::string_view variant, std::string_view option, std::string_view value) {
    const ValueWords* words = valueWords(variant, option, value);
    return words ? QCoreApplication::translate("Rule", words->sentence) : QString();
}

QString sideName(std::string_view sideId) { return word(sideSpecs, "Army", sideId); }

QString kindName(std::string_view kind) { return word(kinds, "Man", kind); }

QString kindTitle(std::string_view kind) {
    const QString name = kindName(kind);
    return name.left(1).toUpper() + name.mid(1);
}

QString kindName(const Variant& variant, Kind kind) {
    const KindSpec& spec = variant.kinds[kind];
    const QString name = kindName(spec.name);
    if (spec.identity != 0) {
        //: %1: a pawn; %2: the piece to which it promotes
        return QCoreApplication::translate("Man", "%1 (%2)")
            .arg(name, kindName(variant.kinds[variant.kindOf(spec.identity)].name));
    }
    const bool other = variant.kindOf(spec.letter) != kind;
    //: a piece that was a pawn
    return spec.promoted && other ? QCoreApplication::translate("Man", "promoted %1").arg(name) : name;
}

QString themeName(QStringView theme) {
    static constexpr std::array themes{
        Word{"walnut", QT_TRANSLATE_NOOP("Theme", "Walnut")},     Word{"sage", QT_TRANSLATE_NOOP("Theme", "Sage")},
        Word{"harbour", QT_TRANSLATE_NOOP("Theme", "Harbour")},   Word{"slate", QT_TRANSLATE_NOOP("Theme", "Slate")},
        Word{"fortress", QT_TRANSLATE_NOOP("Theme", "Fortress")}, Word{"sand", QT_TRANSLATE_NOOP("Theme", "Sand")},
        Word{"night", QT_TRANSLATE_NOOP("Theme", "Night")},       Word{"ebony", QT_TRANSLATE_NOOP("Theme", "Ebony")},
        Word{"print", QT_TRANSLATE_NOOP("Theme", "Print")}};
    return word(themes, "Theme", theme.toString().toStdString());
}

namespace {

/// Returns the rule options that differ from their defaults. Unless `all` is true, leaves out the options whose values
/// the pieces on the board show.
QString differingRules(const Variant& variant, bool all) {
    const VariantInfo* info = findVariant(variant.id);
    QStringList rules;
    for (const Option& option : info->options) {
        const std::string& value = variant.choices.find(option.name)->second;
        const OptionWords* words = optionWords(variant.id, option.name);
        if (value == option.values.front() || (!all && words && words->seen)) continue;
        //: a rule option and its value
        rules << QCoreApplication::translate("Rule", "%1: %2")
                     .arg(optionName(variant.id, option.name), valueName(variant.id, option.name, value));
    }
    return rules.join(QStringLiteral(", "));
}

/// Returns `rules`, followed by the number of the start position if it has one.
QString withStartNumber(const QString& rules, const Position& start) {
    const auto number = startNumber(start);
    if (!number) return rules;
    //: rules of a game, and the number of its start position
    return QCoreApplication::translate("Rule", "%1, number %2").arg(rules).arg(*number);
}

}  // namespace

QString unusualRules(const Variant& variant) { return differingRules(variant, true); }

QString unusualRules(const Position& start) { return withStartNumber(unusualRules(start.book().variant()), start); }

QString rulesDuringPlay(const Position& start) {
    return withStartNumber(differingRules(start.book().variant(), false), start);
}

}  // namespace rokada::ui
