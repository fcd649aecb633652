#include "record/pgnwords.h"

#include "base/characters.h"
#include "record/pgngrammar.h"
#include "text/movetext.h"
#include "variants/variants.h"

#include <algorithm>
#include <array>

namespace rokada {

namespace {

struct Symbol {
    std::string_view text;
    int nag;
};

/// Symbols and their NAGs. The first symbol of each NAG is written, and all of them are read.
constexpr std::array symbols{
    Symbol{"!", 1},        Symbol{"?", 2},        Symbol{"!!", 3},       Symbol{"??", 4},       Symbol{"!?", 5},
    Symbol{"?!", 6},       Symbol{"\u25A1", 7},   Symbol{"=", 10},       Symbol{"\u221E", 13},  Symbol{"~", 13},
    Symbol{"+=", 14},      Symbol{"+/=", 14},     Symbol{"\u2A72", 14},  Symbol{"=+", 15},      Symbol{"=/+", 15},
    Symbol{"\u2A71", 15},  Symbol{"\u00B1", 16},  Symbol{"+/-", 16},     Symbol{"\u2213", 17},  Symbol{"-/+", 17},
    Symbol{"+-", 18},      Symbol{"-+", 19},      Symbol{"\u2A00", 22},  Symbol{"\u25CB", 26},  Symbol{"\u27F3", 32},
    Symbol{"\u2191", 36},  Symbol{"\u2192", 40},  Symbol{"=\u221E", 44}, Symbol{"\u21C6", 132}, Symbol{"\u2295", 138},
    Symbol{"\u2206", 140}, Symbol{"\u2313", 142}, Symbol{"N", 146},      Symbol{"TN", 146}};

/// First bytes of the symbols. They exclude most words quickly, because most words are moves.
constexpr auto beginsSymbol = [] {
    std::array<bool, 256> begins{};
    for (const Symbol& symbol : symbols) begins[static_cast<unsigned char>(symbol.text[0])] = true;
    return begins;
}();

/// Range of NAGs that differ only in side or degree. All of them are written with the symbol of the NAG `as`.
struct Alike {
    int first, last, as;
};
constexpr std::array alike{Alike{11, 12, 10}, Alike{23, 23, 22},    Alike{24, 29, 26},
                           Alike{30, 35, 32}, Alike{37, 39, 36},    Alike{41, 41, 40},
                           Alike{42, 47, 44}, Alike{130, 135, 132}, Alike{136, 139, 138}};
/// Text of a null move, as ChessBase writes it.
constexpr std::string_view NullMove = "--";

/// Word after the letter of a side that is eliminated while the game continues.
struct EliminationWord {
    EliminationCause cause;
    std::string_view text;
};
constexpr std::array eliminationWords{EliminationWord{EliminationCause::Resignation, "-resigns"},
                                      EliminationWord{EliminationCause::Time, "-time"},
                                      EliminationWord{EliminationCause::IllegalMove, "-illegal"}};

/// Name of a variant in other programs, with the rules that it implies.
struct OtherName {
    std::string_view name, id, rules;
    std::string_view written = {};  ///< spelling in files; empty if the name is only read
};
/// Names of variants in XBoard (CECP and files), lichess and ChessBase.
constexpr std::array otherNames{OtherName{"great", "greatshatranj", "promotion=limited bareking=off"},
                                OtherName{"chess960", "chess", "start=chess960", "Chess960"},
                                OtherName{"fischerandom", "chess", "start=chess960"},
                                OtherName{"fischerrandom", "chess", "start=chess960"},
                                OtherName{"fischerrandomchess", "chess", "start=chess960"},
                                OtherName{"freestylechess", "chess", "start=chess960"}};

const OtherName* otherName(std::string_view name) {
    const auto found = std::ranges::find(otherNames, name, &OtherName::name);
    return found == otherNames.end() ? nullptr : &*found;
}

/// Returns the letters and digits of a name, in lower case.
std::string bare(std::string_view name) {
    std::string text;
    for (const char c : name) {
        if (digit(c) || letter(c)) text += lowerCase(c);
    }
    return text;
}

}  // namespace

std::string_view withoutNumber(std::string_view word) { return word.substr(numberAt(word).length); }

int nagMeant(std::string_view mark) {
    if (mark.empty() || !beginsSymbol[static_cast<unsigned char>(mark[0])]) return 0;
    const auto found = std::ranges::find(symbols, mark, &Symbol::text);
    return found == symbols.end() ? 0 : found->nag;
}

std::pair<std::string_view, int> withoutNag(std::string_view word) {
    const Symbol* longest = nullptr;
    for (const Symbol& symbol : symbols) {
        // Skips letter symbols such as "N", because a letter at the end of a move can be a promotion.
        const bool letter = symbol.text.back() == 'N';
        if (letter || symbol.text.size() >= word.size() || !word.ends_with(symbol.text)) continue;
        if (!longest || symbol.text.size() > longest->text.size()) longest = &symbol;
    }
    if (!longest) return {word, 0};
    return {word.substr(0, word.size() - longest->text.size()), longest->nag};
}

std::string_view nagSymbol(int nag) {
    for (const auto& [first, last, as] : alike) {
        if (nag >= first && nag <= last) nag = as;
    }
    const auto found = std::ranges::find(symbols, nag, &Symbol::nag);
    return found == symbols.end() ? std::string_view() : found->text;
}

const VariantInfo* variantMeant(std::string_view name) {
    std::string text = bare(name);
    if (const OtherName* other = otherName(text)) text = other->id;
    constexpr std::array<std::string_view, 5> usual{"", "standard", "normal", "classical", "fromposition"};
    if (std::ranges::find(usual, text) != usual.end()) return &allVariants().front();
    for (const std::string& id : {text, text.substr(0, text.ends_with("chess") ? text.size() - 5 : text.size())}) {
        if (const VariantInfo* info = findVariant(id)) return info;
    }
    return nullptr;
}

std::string_view rulesMeant(std::string_view name) {
    const OtherName* other = otherName(bare(name));
    return other ? other->rules : std::string_view();
}

std::string_view nameWritten(const Variant& variant) {
    for (const OtherName& other : otherNames) {
        if (other.written.empty() || findVariant(other.id) != findVariant(variant.id)) continue;
        const Choices rules = *choicesFrom(*findVariant(variant.id), other.rules);
        if (std::ranges::includes(variant.choices, rules)) return other.written;
    }
    return variant.id;
}

Parsed<Choices> choicesFrom(const VariantInfo& info, std::string_view text) {
    Choices choices;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (end > at) {
            const auto choice = parseChoice(info, text.substr(at, end - at));
            if (!choice) return parseError(at + choice.error().at, choice.error().what);
            choices.insert_or_assign(choice->first, choice->second);
        }
        at = end + 1;
    }
    return choices;
}

std::string textOf(const Choices& choices) {
    std::string text;
    for (const auto& [name, value] : choices)
        text.append(text.empty() ? "" : " ").append(name).append(1, '=').append(value);
    return text;
}

Parsed<Move> moveMeant(const Position& position, std::string_view word) {
    const Variant& variant = position.book().variant();
    if (isNullMove(word)) {
        const bool may = !position.inCheck(position.turn()) && !position.placing(position.turn());
        return may ? Parsed<Move>(Move::pass()) : parseError(0, ErrorCode::IllegalMove);
    }
    const auto elimination = std::ranges::find_if(eliminationWords, [&](const EliminationWord& w) {
        return word.size() == w.text.size() + 1 && word.ends_with(w.text);
    });
    if (variant.elimination && elimination != eliminationWords.end()) {
        const Side side = variant.sideOf(word[0]);
        if (side == NoSide || !position.living(side)) return parseError(0, ErrorCode::IllegalMove);
        return Move::elimination(side, elimination->cause);
    }
    return parseShort(position, word);
}

std::string wordOf(const Position& position, Move move) {
    return wordOf(position, move, {.letters = englishLetters(position.book().variant())});
}

std::string wordOf(const Position& position, Move move, const Notation& english) {
    if (move.type() == MoveType::Pass) return std::string(NullMove);
    if (move.type() != MoveType::Elimination) return written(position.book(), partsOf(position, move), english);
    const auto word = std::ranges::find(eliminationWords, move.cause(), &EliminationWord::cause);
    const EliminationWord& shown = word == eliminationWords.end() ? eliminationWords.front() : *word;
    return position.book().variant().sideSpecs[move.eliminated()].letter + std::string(shown.text);
}

}  // namespace rokada
