#pragma once

#include <optional>
#include <string>

#include "slowrules/slowrules.h"

namespace slow {

enum class Game { Chess, GreatShatranj, Bolyar, Vyrt, Fortress, Tavreli };
enum class BareKing { Draw, Win, Off };

/// A game and its rule options as far as they matter for moves, texts and the end of the game.
struct Rules {
    Game game = Game::Chess;
    bool chess960 = false;
    bool limitedPromotion = false;
    BareKing bareKing = BareKing::Draw;
    bool cornersBeside = false;
    bool rearPawnsOutward = false;
    char first = 'w';
    bool standardPlacement = false;
    bool castling = true;
    bool demotionByEnemy = false;
    bool stepsOverOwn = false;
};

/// nullopt for an unknown game or an unknown value of one of its options.
std::optional<Rules> rulesOf(const std::string& game, const Options& options);

std::string startText(const Rules& rules);

/// The living or dead sides of a game in the order of their turns.
std::string seats(const Rules& rules);
int seatOf(char side);
bool enemies(const Rules& rules, char one, char other);
char nextSeat(const Rules& rules, char side);

/// Kind letters that a position text of the game may contain.
std::string kinds(const Rules& rules);

}  // namespace slow
