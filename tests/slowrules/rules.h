#pragma once

#include <optional>
#include <string>

#include "slowrules/slowrules.h"

namespace slow {

enum class Game { Chess, GreatShatranj, Bolyar, Vyrt, Fortress, Tavreli };
enum class BareKing { Draw, Win, Off };

/// A variant and those of its rule options that affect moves, position texts or endings.
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

/// Returns the rules of a variant. Returns nullopt if the variant is unknown or an option has an invalid value.
std::optional<Rules> rulesOf(const std::string& game, const Options& options);

std::string startText(const Rules& rules);

/// Returns the letters of all sides of a variant in turn order, including eliminated sides.
std::string seats(const Rules& rules);
int seatOf(char side);
bool enemies(const Rules& rules, char one, char other);
char nextSeat(const Rules& rules, char side);

/// Returns the letters of all piece kinds in the position texts of the variant.
std::string kinds(const Rules& rules);

}  // namespace slow
