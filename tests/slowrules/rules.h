#pragma once

#include <optional>
#include <string>

#include "slowrules/slowrules.h"

namespace slow {

enum class Game { Chess, GreatShatranj, Bolyar, Vyrt, Fortress, Tavreli };
enum class BareKing { Draw, Win, Off };

/// Variant with the rule options that matter for moves, texts and endings.
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

/// Returns nullopt for an unknown variant or an invalid option value.
std::optional<Rules> rulesOf(const std::string& game, const Options& options);

std::string startText(const Rules& rules);

/// Returns the sides of a variant, living or not, in turn order.
std::string seats(const Rules& rules);
int seatOf(char side);
bool enemies(const Rules& rules, char one, char other);
char nextSeat(const Rules& rules, char side);

/// Returns the kind letters of the variant's position texts.
std::string kinds(const Rules& rules);

}  // namespace slow
