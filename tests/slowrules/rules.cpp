#include "slowrules/rules.h"

#include <stdexcept>
#include <vector>

namespace slow {

namespace {

std::optional<Game> gameOf(const std::string& id) {
    if (id == "chess") return Game::Chess;
    if (id == "greatshatranj") return Game::GreatShatranj;
    if (id == "bolyar") return Game::Bolyar;
    if (id == "vyrt") return Game::Vyrt;
    if (id == "fortress") return Game::Fortress;
    if (id == "tavreli") return Game::Tavreli;
    return std::nullopt;
}

/// Returns the index of an option's chosen value in `values`. A missing option has the first value. Throws if the value
/// is unknown.
std::size_t chosen(const Options& options, const std::string& name, const std::vector<std::string>& values) {
    const auto option = options.find(name);
    if (option == options.end()) return 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] == option->second) return i;
    throw std::invalid_argument(name);
}

Rules choose(Game game, const Options& options) {
    Rules rules;
    rules.game = game;
    switch (game) {
        case Game::Chess:
            chosen(options, "laws", {"fide", "classic"});
            rules.chess960 = chosen(options, "start", {"usual", "chess960"}) == 1;
            break;
        case Game::GreatShatranj:
            rules.limitedPromotion = chosen(options, "promotion", {"free", "limited"}) == 1;
            rules.bareKing = static_cast<BareKing>(chosen(options, "bareking", {"draw", "win", "off"}));
            break;
        case Game::Bolyar: rules.cornersBeside = chosen(options, "corners", {"diagonal", "beside"}) == 1; break;
        case Game::Vyrt: rules.rearPawnsOutward = chosen(options, "rearpawns", {"forward", "outward"}) == 1; break;
        case Game::Fortress:
            rules.first = "wrbu"[chosen(options, "first", {"white", "red", "black", "blue"})];
            rules.standardPlacement = chosen(options, "placement", {"open", "standard"}) == 1;
            rules.castling = chosen(options, "castling", {"on", "off"}) == 0;
            break;
        case Game::Tavreli:
            rules.demotionByEnemy = chosen(options, "demotion", {"any", "enemy"}) == 1;
            rules.stepsOverOwn = chosen(options, "doublestep", {"empty", "own"}) == 1;
            break;
    }
    return rules;
}

std::string fortressStart(const Rules& rules) {
    const std::string ranks12to5 =
        "**bRbP8uPuR**/**bNbP8uPuN**/**bBbP8uPuB**/**bQbP8uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbP8uPuN**/"
        "**bRbP8uPuR**";
    const std::string rest = std::string(" ") + rules.first + " wKwQbKbQrKrQuKuQ - 0 1";
    if (rules.standardPlacement) {
        return "1rB2********uR3/4********3uB/2rN1rRrNrBrKrQrBrNrR1uN2/rR3rPrPrPrPrPrPrPrP4/" + ranks12to5 +
               "/4wPwPwPwPwPwPwPwP3wR/2bN1wRwNwBwQwKwBwNwR1wN2/bB3********4/3bR********2wB1" + rest;
    }
    return "4********4/4********4/4rRrNrBrKrQrBrNrR4/4rPrPrPrPrPrPrPrP4/" + ranks12to5 +
           "/4wPwPwPwPwPwPwPwP4/4wRwNwBwQwKwBwNwR4/4********4/4********4[wNwRwBbNbRbBrNrRrBuNuRuB]" + rest;
}

}  // namespace

std::optional<Rules> rulesOf(const std::string& game, const Options& options) {
    const auto known = gameOf(game);
    if (!known) return std::nullopt;
    try {
        return choose(*known, options);
    } catch (const std::invalid_argument&) {
        return std::nullopt;
    }
}

std::string startText(const Rules& rules) {
    switch (rules.game) {
        // Chess960 starts from position 518, the standard position, unless a position text says otherwise.
        case Game::Chess: return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        case Game::GreatShatranj: return "wnegkmhenw/pppppppppp/10/10/10/10/PPPPPPPPPP/WNEGKMHENW w - - 0 1";
        case Game::Bolyar:
            if (rules.cornersBeside) {
                return "***********/lrnbykybnrl/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/LRNBYKYBNRL/*********** w KQkq "
                       "- 0 1";
            }
            return "l*********l/*rnbykybnr*/*ppppppppp*/*9*/*9*/*9*/*9*/*PPPPPPPPP*/*RNBYKYBNR*/L*********L w KQkq - 0 "
                   "1";
        case Game::Vyrt:
            return "12/1pppppppppp1/1prnbqkbnrp1/1pppppppppp1/12/12/12/12/1PPPPPPPPPP1/1PRNBQKBNRP1/1PPPPPPPPPP1/12 "
                   "w KQkq - 0 1 ABCDEFGHILabcdefghil";
        case Game::Fortress: return fortressStart(rules);
        case Game::Tavreli: return "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ABCDEFGHabcdefgh";
    }
    return "";
}

std::string seats(const Rules& rules) { return rules.game == Game::Fortress ? "wbru" : "wb"; }

int seatOf(char side) { return static_cast<int>(std::string("wbru").find(side)); }

bool enemies(const Rules& rules, char one, char other) {
    if (rules.game != Game::Fortress) return one != other;
    // White and Red play against Black and Blue, so every second side is an ally.
    return seatOf(one) % 2 != seatOf(other) % 2;
}

char nextSeat(const Rules& rules, char side) {
    const std::string order = seats(rules);
    return order[(order.find(side) + 1) % order.size()];
}

std::string kinds(const Rules& rules) {
    switch (rules.game) {
        case Game::GreatShatranj: return "KGMHEWNSP";
        case Game::Bolyar: return "KPNRBYLG";
        case Game::Chess:
        case Game::Vyrt:
        case Game::Fortress: return "KQRBNP";
        case Game::Tavreli: return "KQRBNHP";
    }
    return "";
}

}  // namespace slow
