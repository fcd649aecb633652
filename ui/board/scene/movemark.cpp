#include "scene/movemark.h"

#include "rules/movegen.h"

#include <array>

namespace rokada::ui {

namespace {

constexpr QRgb Dark = 0xFF1B1F24, Light = 0xFFFFFFFF;

struct Symbol {
    const char* text;
    QRgb colour;
    QRgb ink;
};

/// By NAG.
constexpr std::array symbols{Symbol{"", 0, Dark},
                             Symbol{"!", 0xFF1E7F4F, Light},
                             Symbol{"?", 0xFFE07B00, Dark},
                             Symbol{"!!", 0xFF0F7C8C, Light},
                             Symbol{"??", 0xFFC62828, Light},
                             Symbol{"!?", 0xFF3F6FB5, Light},
                             Symbol{"?!", 0xFFE3BC1B, Dark}};

const Symbol& of(int nag) { return symbols[nag > 0 && nag < static_cast<int>(symbols.size()) ? nag : 0]; }

}  // namespace

int towerPart(const Position& position, Move move) {
    return isOrdinaryMove(position, move) && position.height(move.from()) > 1 ? position.carried(move) : 0;
}

int numberedPart(const Position& position, Move move) {
    const int part = towerPart(position, move);
    return part > 0 && part < position.height(move.from()) ? part : 0;
}

QString symbolOf(int nag) { return QLatin1String(of(nag).text); }

QRgb colourOf(int nag) { return of(nag).colour; }

QRgb inkOn(int nag) { return of(nag).ink; }

}  // namespace rokada::ui
