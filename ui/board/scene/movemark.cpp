#include "scene/movemark.h"

#include "kit/theme.h"
#include "rules/movegen.h"

#include <array>

namespace rokada::ui {

namespace {

struct Symbol {
    const char* text;
    QColor colour;
};

/// Returns the text and the colour of the symbol of a NAG. The text is empty if the NAG has no symbol.
const Symbol& of(int nag) {
    static const BadgeColours badges;
    static const std::array symbols{Symbol{"", {}},
                                    Symbol{"!", badges.best},
                                    Symbol{"?", badges.mistake},
                                    Symbol{"!!", QColor(0x0F6E7C)},
                                    Symbol{"??", badges.blunder},
                                    Symbol{"!?", QColor(0x3A66A8)},
                                    Symbol{"?!", badges.inaccuracy}};
    return symbols[nag > 0 && nag < static_cast<int>(symbols.size()) ? static_cast<std::size_t>(nag) : 0];
}

}  // namespace

int towerPart(const Position& position, Move move) {
    return isOrdinaryMove(position, move) && position.height(move.from()) > 1 ? position.carried(move) : 0;
}

int numberedPart(const Position& position, Move move) {
    const int part = towerPart(position, move);
    return part > 0 && part < position.height(move.from()) ? part : 0;
}

QString symbolOf(int nag) { return QLatin1String(of(nag).text); }

QRgb colourOf(int nag) { return of(nag).colour.rgb(); }

QRgb inkOnBadge() { return BadgeColours().sign.rgb(); }

}  // namespace rokada::ui
