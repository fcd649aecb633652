#include "texts/helptexts.h"

#include "texts/cardtexts.h"
#include "texts/names.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QStringList>

#include <array>

namespace rokada::ui {

namespace {

struct Line {
    std::string_view game;
    const char* text;
    /// Condition: shown only if this option has this value.
    std::string_view option = {}, value = {};

    [[nodiscard]] bool concerns(const Variant& variant) const {
        if (game != variant.id) return false;
        return option.empty() || variant.choices.find(option)->second == value;
    }
};

constexpr std::array lines{
    Line{"chess", QT_TRANSLATE_NOOP("RulesInShort", "Checkmate the enemy king: attack it so that no move saves it.")},
    Line{"chess",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "King and rook may castle once, if neither has moved, nothing stands between "
                           "them, and the king neither stands on, passes nor reaches an attacked square."),
         "start", "usual"},
    Line{"chess",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "The pieces of the first rank stand in one of 960 ways, Black's opposite White's: "
                           "the bishops on squares of two colours, the king between the rooks."),
         "start", "chess960"},
    Line{"chess",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "After castling with the rook nearer to the h-file the king stands on g and the "
                           "rook on f, with the other rook on c and d, wherever they came from."),
         "start", "chess960"},
    Line{"chess",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "To castle, move the king onto the rook. Neither may have moved, all squares that "
                           "the two pass and reach must be empty but for them, and the king neither stands on, "
                           "passes nor reaches an attacked square."),
         "start", "chess960"},
    Line{"chess",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "A pawn that has just made a double step may be captured en passant, as if it had made one step.")},
    Line{"chess",
         QT_TRANSLATE_NOOP("RulesInShort", "A pawn on the last rank becomes a queen, rook, bishop or knight.")},
    Line{"chess", QT_TRANSLATE_NOOP("RulesInShort",
                                    "A stalemate is a draw: the side is not in check and cannot move. So are threefold "
                                    "repetition and the 50-move rule if claimed, and insufficient material.")},

    Line{"greatshatranj",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Every piece leaps; only a pawn can be blocked. So a check is answered only "
                           "by moving the king or by capturing the checking piece.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "General: one or two squares in a straight line or diagonally. Minister: a knight's leap, "
             "or one or two squares straight. High priest: a knight's leap, or one or two squares diagonally.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Elephant: one or two squares diagonally. War machine: one or two squares "
                           "straight. Soldier: one square in any direction; it comes by promotion only.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "There is no castling and no double step of pawns. A pawn on the last rank must be "
                           "promoted.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP("RulesInShort", "Threefold repetition and the 50-move rule draw by themselves.")},

    Line{"bolyar", QT_TRANSLATE_NOOP("RulesInShort",
                                     "Four squares lie beyond the corners of the board; boats begin there. Only a "
                                     "diagonal step or a leap leads to them.")},
    Line{"bolyar", QT_TRANSLATE_NOOP("RulesInShort",
                                     "Bolyar: moves like a queen, but captures like a rook. Officer: a bishop that may "
                                     "also step one square straight ahead without capturing.")},
    Line{"bolyar",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Boat: leaps up to two squares ahead or sideways. It captures in straight lines only, also "
                           "backwards. Green squares: moves and captures; blue: moves only; red: captures only.")},
    Line{"bolyar",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Every piece except the king that reaches the enemy's back rank or corner becomes a bolyar. "
                           "A boat in an enemy corner becomes a general, which moves like a queen.")},
    Line{"bolyar", QT_TRANSLATE_NOOP("RulesInShort",
                                     "A knight or boat that reaches an enemy corner brings a new boat to each of your "
                                     "own corners that is empty.")},
    Line{"bolyar",
         QT_TRANSLATE_NOOP("RulesInShort", "The king castles two squares to either side, over three free squares.")},
    Line{"bolyar", QT_TRANSLATE_NOOP("RulesInShort",
                                     "A pawn that has just made a double step may be captured en passant, as in "
                                     "chess.")},

    Line{"vyrt", QT_TRANSLATE_NOOP("RulesInShort",
                                   "The left and right edges are joined, and so are the upper and the lower edge. "
                                   "Pieces move over the edges as if there were none.")},
    Line{"vyrt",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "A king may be in check from both sides by one rook. Closing one path is then not enough.")},
    Line{"vyrt", QT_TRANSLATE_NOOP("RulesInShort",
                                   "King and rook castle as in chess: the king from E to G or C. Nothing may stand "
                                   "between them, and there is no castling over the edge.")},
    Line{"vyrt",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "A pawn that has just made a double step may be captured en passant, over the edge too.")},
    Line{"vyrt", QT_TRANSLATE_NOOP("RulesInShort", "No piece may go all the way around to its own square.")},
    Line{"vyrt", QT_TRANSLATE_NOOP("RulesInShort",
                                   "Ten pawns of each side stand behind its pieces: White's on rank 12, Black's on "
                                   "rank 9.")},
    Line{"vyrt", QT_TRANSLATE_NOOP(
                     "RulesInShort",
                     "Only pawns of the front row have a double step. White promotes on rank 8, Black on rank 1.")},
    Line{"vyrt", QT_TRANSLATE_NOOP("RulesInShort",
                                   "Without an edge to drive the king to, many endings are drawn: one piece besides "
                                   "the king never wins, not even a queen.")},

    Line{"fortress",
         QT_TRANSLATE_NOOP("RulesInShort", "White and Red play against Black and Blue. Turns go clockwise.")},
    Line{"fortress",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "First each player places a knight, a bishop and a rook on empty squares of the fortress.")},
    Line{"fortress", QT_TRANSLATE_NOOP("RulesInShort",
                                       "No piece moves through a wall, and no piece passes diagonally by its end. A "
                                       "knight needs one of its two paths to be open.")},
    Line{"fortress",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Mate is decided when the checked player's own turn comes; until then the partner may help. "
                           "A checkmated player is eliminated, and all pieces of that side leave the board.")},
    Line{"fortress",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "A player who cannot move and is not in check passes. A team wins when both opponents are eliminated.")},
    Line{"fortress",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "A pawn is promoted on the back rows of the other players and at the far ends of the fortresses.")},

    Line{"tavreli",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "No piece leaves the board. A piece that captures stands on the captured tower, and pieces "
                           "may be put on own towers too. Only the top piece of a tower counts: it owns the tower, "
                           "moves it and gives check.")},
    Line{"tavreli",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "The upper pieces of a tower, one or more of them, move together as the top piece moves. "
                           "What stays behind is free again, for its own side.")},
    Line{"tavreli", QT_TRANSLATE_NOOP(
                        "RulesInShort",
                        "On the board the top piece of a tower is drawn, and on plates under it what is below it: from "
                        "left to right, the piece right below the top one first. A number stands for those that have "
                        "no plate.")},
    Line{"tavreli",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Volkhv: like the king of chess. Prince: a queen. Ratoborets: a rook. Archer: a bishop. "
                           "Rider: a knight. Ratnik: a pawn. Helgi: a queen and a knight in one.")},
    Line{"tavreli",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Nothing is ever put on a volkhv. Checkmate it: attack it so that no move saves it.")},
    Line{"tavreli",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "A ratnik on top of a tower on its last rank becomes the piece that stood behind it at the "
                           "start, the volkhv's ratnik a Helgi; also one that is uncovered there by either side. "
                           "Under another piece it is a ratnik again.")},
    Line{"tavreli", QT_TRANSLATE_NOOP("RulesInShort",
                                      "A ratnik captured en passant goes back one square, under the piece that "
                                      "captures it. The volkhv castles as the king of chess does.")},
    Line{"tavreli", QT_TRANSLATE_NOOP("RulesInShort",
                                      "A stalemate is a draw. So are threefold repetition and the 50-move rule if "
                                      "claimed.")},
};

struct Key {
    const char* key;  ///< in portable form, or several keys as a text of the context "Keyboard"
    const char* meaning;
    bool inWords = false;
};

constexpr std::array keys{
    Key{"Enter", QT_TRANSLATE_NOOP("Keyboard", "show the cursor on the board; pick up a piece and put it down")},
    Key{"Space", QT_TRANSLATE_NOOP("Keyboard", "the same while the cursor is shown")},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Arrows"),
        QT_TRANSLATE_NOOP("Keyboard", "move the cursor while it is shown; else step through the game"), true},
    Key{QT_TRANSLATE_NOOP("Keyboard", "1-9"),
        QT_TRANSLATE_NOOP("Keyboard", "choose a promotion or a reserve piece by its number"), true},
    Key{"Esc", QT_TRANSLATE_NOOP("Keyboard", "one step back: chooser, selection, cursor, result, full screen")},
    Key{"Ctrl+N", QT_TRANSLATE_NOOP("Keyboard", "new game")},
    Key{"Ctrl+O", QT_TRANSLATE_NOOP("Keyboard", "open recorded games")},
    Key{"Ctrl+S", QT_TRANSLATE_NOOP("Keyboard", "save the game")},
    Key{"Ctrl+Shift+O", QT_TRANSLATE_NOOP("Keyboard", "library of played games")},
    Key{"Ctrl+H", QT_TRANSLATE_NOOP("Keyboard", "statistics")},
    Key{"Ctrl+C", QT_TRANSLATE_NOOP("Keyboard", "copy the position")},
    Key{"Ctrl+Shift+C", QT_TRANSLATE_NOOP("Keyboard", "copy the game")},
    Key{"Ctrl+V", QT_TRANSLATE_NOOP("Keyboard", "paste a position, games or a move")},
    Key{"Ctrl+Z", QT_TRANSLATE_NOOP("Keyboard", "undo")},
    Key{"Ctrl+Shift+Z", QT_TRANSLATE_NOOP("Keyboard", "redo")},
    Key{"F3", QT_TRANSLATE_NOOP("Keyboard", "hint, again for more; H alone on the board")},
    Key{"Ctrl+M", QT_TRANSLATE_NOOP("Keyboard", "the computer moves now")},
    Key{"Ctrl+Shift+P", QT_TRANSLATE_NOOP("Keyboard", "clocks and computers pause or go on; P alone on the board")},
    Key{"Ctrl+F", QT_TRANSLATE_NOOP("Keyboard", "flip the board; F alone on the board")},
    Key{"Ctrl+R", QT_TRANSLATE_NOOP("Keyboard", "turn the board to the right; R alone on the board")},
    Key{"Ctrl+Shift+R", QT_TRANSLATE_NOOP("Keyboard", "turn the board to the left; Shift+R on the board")},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Shift or right button, held"),
        QT_TRANSLATE_NOOP("Keyboard", "where the piece could go on an empty board"), true},
    Key{"Ctrl+Shift+L", QT_TRANSLATE_NOOP("Keyboard", "all moves of a side; L alone on the board")},
    Key{"F2", QT_TRANSLATE_NOOP("Keyboard", "how the piece under the pointer moves; I alone on the board")},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Right button"),
        QT_TRANSLATE_NOOP("Keyboard", "draw a circle or an arrow; Ctrl, Shift or both change its colour"), true},
    Key{"Ctrl+T", QT_TRANSLATE_NOOP("Keyboard", "Vyrt: the 3D board; T alone on the board")},
    Key{"Ctrl+G", QT_TRANSLATE_NOOP("Keyboard", "Vyrt: a wider or narrower margin")},
    Key{"Ctrl+E", QT_TRANSLATE_NOOP("Keyboard", "Vyrt: centre, again for the usual drawing")},
    Key{"Ctrl+Shift+G",
        QT_TRANSLATE_NOOP("Keyboard", "Vyrt: closed lines of the selected piece; Shift+G on the board")},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Shift+Arrows"), QT_TRANSLATE_NOOP("Keyboard", "Vyrt: scroll the board"), true},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Two fingers"),
        QT_TRANSLATE_NOOP("Keyboard", "Vyrt: scroll the board; with a wheel hold Shift for files and Ctrl for ranks"),
        true},
    Key{"F4", QT_TRANSLATE_NOOP("Keyboard", "lessons")},
    Key{"F1", QT_TRANSLATE_NOOP("Keyboard", "rules of this variant")},
    Key{"Ctrl+J",
        QT_TRANSLATE_NOOP("Keyboard", "\"I adjust\": touch pieces without having to move them; J alone on the board")},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Space on the board"),
        QT_TRANSLATE_NOOP("Keyboard", "press the clock, where the game asks for it"), true},
    Key{"Ctrl+L", QT_TRANSLATE_NOOP("Keyboard", "write a move or a command; / alone on the board")},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Letters"),
        QT_TRANSLATE_NOOP("Keyboard",
                          "begin a move that is written if they name a file or a piece of the variant; the others are "
                          "the shortcuts named here. With Settings, Letters on the Board, Commands all of these are"),
        true},
    Key{"Ctrl+U", QT_TRANSLATE_NOOP("Keyboard", "no sounds, or sounds again; M alone on the board")},
    Key{"F7", QT_TRANSLATE_NOOP("Keyboard", "what was the last move?")},
    Key{"F8", QT_TRANSLATE_NOOP("Keyboard", "what do the clocks show?")},
    Key{"Shift+F8", QT_TRANSLATE_NOOP("Keyboard", "which pieces are captured, and who is ahead?")},
    Key{"Shift+F7", QT_TRANSLATE_NOOP("Keyboard", "whose turn is it?")},
    Key{"Ctrl+Space", QT_TRANSLATE_NOOP("Keyboard", "read the moves of the piece under the cursor")},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Ctrl+Shift+Arrows"),
        QT_TRANSLATE_NOOP("Keyboard", "read what lies in this direction from the cursor"), true},
    Key{"F11", QT_TRANSLATE_NOOP("Keyboard", "full screen")},
    Key{"Ctrl+Q", QT_TRANSLATE_NOOP("Keyboard", "quit")},
};

}  // namespace

QStringList rulePoints(const Variant& variant) {
    QStringList points;
    for (const Line& line : lines) {
        if (line.concerns(variant)) points << QCoreApplication::translate("RulesInShort", line.text);
    }
    return points;
}

QString rulesInShort(const Variant& variant) {
    QString html = QStringLiteral("<h2>%1</h2><p>%2</p><ul>").arg(variantName(variant.id), variantSentence(variant.id));
    for (const QString& point : rulePoints(variant) + texts::optionsInForce(variant))
        html += QStringLiteral("<li style=\"margin-bottom: 6px\">%1</li>").arg(point);
    return html + QStringLiteral("</ul>");
}

QString keyboardHelp() {
    QString html =
        QStringLiteral("<h2>%1</h2><table cellpadding=\"4\">").arg(QCoreApplication::translate("Keyboard", "Keyboard"));
    for (const Key& key : keys) {
        const QString name = key.inWords ? QCoreApplication::translate("Keyboard", key.key)
                                         : QKeySequence(QLatin1String(key.key)).toString(QKeySequence::NativeText);
        html += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>")
                    .arg(name, QCoreApplication::translate("Keyboard", key.meaning));
    }
    return html + QStringLiteral("</table>");
}

QString aboutRokada() {
    return QCoreApplication::translate("About",
                                       "<h2>Rokada %1</h2><p>Six chess variants: chess, Great Shatranj, Bolyar chess, "
                                       "Vyrt chess, Fortress chess and Tavreli.</p>")
        .arg(QStringLiteral(ROKADA_VERSION));
}

}  // namespace rokada::ui
