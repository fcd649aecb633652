#include "newgame/introtexts.h"

#include <QCoreApplication>

#include <array>

namespace rokada::ui {

namespace {

struct Line {
    std::string_view game;
    const char* text;
    bool ofPlacing = false;
};

constexpr std::array lines{
    Line{"chess", QT_TRANSLATE_NOOP("Peculiarity", "Drag a piece, or click it and then its square.")},
    Line{"chess", QT_TRANSLATE_NOOP("Peculiarity", "To castle, move the king two squares or onto its rook.")},
    Line{"chess", QT_TRANSLATE_NOOP("Peculiarity", "A pawn may be captured en passant by a pawn beside it.")},
    Line{"chess", QT_TRANSLATE_NOOP("Peculiarity", "On the last rank you choose what the pawn becomes.")},
    Line{"chess", QT_TRANSLATE_NOOP("Peculiarity", "For every illegal move, the program says why.")},

    Line{"greatshatranj", QT_TRANSLATE_NOOP("Peculiarity", "Every piece leaps; only a pawn can be blocked.")},
    Line{"greatshatranj", QT_TRANSLATE_NOOP("Peculiarity", "So a check is answered only by the king or by a capture.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP("Peculiarity",
                           "No piece reaches further than two squares; no castling, no double step of pawns.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP("Peculiarity", "A king left alone: the game is drawn, unless you choose another rule.")},
    Line{"greatshatranj", QT_TRANSLATE_NOOP("Peculiarity", "Click any piece, of either side, to see how it moves.")},

    Line{"bolyar", QT_TRANSLATE_NOOP("Peculiarity", "Four squares lie beyond the corners: the boats' harbours.")},
    Line{"bolyar",
         QT_TRANSLATE_NOOP("Peculiarity", "Green squares: moves and captures; blue: moves only; red: captures only.")},
    Line{"bolyar", QT_TRANSLATE_NOOP("Peculiarity", "A bolyar moves like a queen, but captures like a rook.")},
    Line{"bolyar", QT_TRANSLATE_NOOP("Peculiarity", "A piece that reaches the last rank becomes a bolyar.")},
    Line{"bolyar", QT_TRANSLATE_NOOP("Peculiarity", "A knight or boat in an enemy corner brings new boats.")},

    Line{"vyrt",
         QT_TRANSLATE_NOOP("Peculiarity",
                           "Opposite edges are joined: the faded squares are the far side, and can be clicked.")},
    Line{"vyrt", QT_TRANSLATE_NOOP("Peculiarity", "One rook may give check from both sides at once.")},
    Line{"vyrt",
         QT_TRANSLATE_NOOP("Peculiarity", "Ten pawns stand behind your pieces; usually they move towards them.")},
    Line{"vyrt",
         QT_TRANSLATE_NOOP("Peculiarity", "Beware from the first move: a knight on f11 threatens mate on d10.")},
    Line{"vyrt", QT_TRANSLATE_NOOP("Peculiarity",
                                   "Drag an empty square to scroll the board; Ctrl+E brings your king to the middle.")},

    Line{"fortress", QT_TRANSLATE_NOOP("Peculiarity", "White and Red play against Black and Blue.")},
    Line{"fortress", QT_TRANSLATE_NOOP("Peculiarity", "First each player places three reserve pieces in the fortress."),
         true},
    Line{"fortress", QT_TRANSLATE_NOOP("Peculiarity", "Walls stop every piece, and their ends stop diagonals.")},
    Line{"fortress", QT_TRANSLATE_NOOP("Peculiarity", "A check waits for its turn: your partner may help.")},
    Line{"fortress",
         QT_TRANSLATE_NOOP("Peculiarity", "A checkmated player is eliminated; the last team on the board wins.")},

    Line{"tavreli", QT_TRANSLATE_NOOP("Peculiarity", "No piece ever leaves: it stays under the one that captured it.")},
    Line{"tavreli",
         QT_TRANSLATE_NOOP("Peculiarity",
                           "Pieces step onto their own ones too; the top piece owns the tower and says how it moves.")},
    Line{"tavreli",
         QT_TRANSLATE_NOOP("Peculiarity", "Keys 1 to 9 or the wheel choose how many of the upper pieces move.")},
    Line{"tavreli", QT_TRANSLATE_NOOP("Peculiarity", "A piece that leaves a tower frees the one below, an enemy too.")},
    Line{"tavreli",
         QT_TRANSLATE_NOOP("Peculiarity", "A ratnik becomes the piece that stood behind it; the volkhv's, Helgi.")},
};

}  // namespace

QStringList highlights(std::string_view variant, bool placing) {
    QStringList texts;
    for (const Line& line : lines) {
        const bool own = line.game == variant && (placing || !line.ofPlacing);
        if (own) texts << QCoreApplication::translate("Peculiarity", line.text);
    }
    return texts;
}

}  // namespace rokada::ui
