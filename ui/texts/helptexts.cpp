#include "texts/helptexts.h"

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
};

constexpr std::array lines{
    Line{"chess", QT_TRANSLATE_NOOP("RulesInShort", "Mate the enemy king: attack him so that no move saves him.")},
    Line{"chess", QT_TRANSLATE_NOOP("RulesInShort",
                                    "King and rook may castle once, if neither has moved, nothing stands between "
                                    "them, and the king neither stands on, passes nor reaches an attacked square.")},
    Line{"chess",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "A pawn that has just made a double step may be taken as if it had made one step.")},
    Line{"chess",
         QT_TRANSLATE_NOOP("RulesInShort", "A pawn on the last rank becomes a queen, rook, bishop or knight.")},
    Line{"chess", QT_TRANSLATE_NOOP("RulesInShort",
                                    "A side that is not in check and cannot move draws. So do repetition, "
                                    "50 quiet moves if claimed, and men with which nobody can mate.")},

    Line{"greatshatranj", QT_TRANSLATE_NOOP("RulesInShort",
                                            "Every man leaps. Nothing stands in the way, so a check is answered "
                                            "only by moving the king or by taking the man that gives it.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "General: one or two squares in a straight line or diagonally. Minister: a knight's leap, "
             "or one or two squares straight. High priest: a knight's leap, or one or two squares diagonally.")},
    Line{"greatshatranj", QT_TRANSLATE_NOOP("RulesInShort",
                                            "Elephant: one or two squares diagonally. War machine: one or two squares "
                                            "straight. Soldier: one square in any direction.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "There is no castling and no double step of pawns. A pawn on the last rank is promoted.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "The third repetition and 50 quiet moves draw by themselves. A bare king ends "
                           "the game as the rule option says.")},

    Line{"bolyar", QT_TRANSLATE_NOOP("RulesInShort",
                                     "Four squares lie beyond the corners of the board; boats begin there. Only a "
                                     "diagonal step or a leap leads to them.")},
    Line{"bolyar",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Bolyar: moves like a queen, but takes like a rook. Officer: a bishop that may also step "
                           "one square straight ahead without taking.")},
    Line{"bolyar",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Boat: leaps up to two squares ahead or sideways. It takes in straight lines only, "
                           "also backwards. Green squares: moves and takes; blue: only moves; red: only takes.")},
    Line{"bolyar",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Every man but the king that reaches the enemy's back rank or corner becomes a bolyar. "
                           "A boat in an enemy corner becomes a general, who moves like a queen.")},
    Line{"bolyar", QT_TRANSLATE_NOOP("RulesInShort",
                                     "A knight or boat that reaches an enemy corner brings a new boat to each of your "
                                     "own corners that is empty.")},
    Line{"bolyar",
         QT_TRANSLATE_NOOP("RulesInShort", "The king castles two squares to either side, over three free squares.")},

    Line{"vyrt", QT_TRANSLATE_NOOP("RulesInShort",
                                   "Left and right edge are joined, and so are the upper and the lower edge. Men move "
                                   "over the edges as if there were none.")},
    Line{"vyrt",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "A king may be in check from both sides by one rook. Closing one way is then not enough.")},
    Line{"vyrt", QT_TRANSLATE_NOOP("RulesInShort", "Nobody may go all the way round to his own square.")},
    Line{"vyrt", QT_TRANSLATE_NOOP(
                     "RulesInShort",
                     "Only pawns of the front row have a double step. White promotes on rank 8, Black on rank 1.")},
    Line{"vyrt", QT_TRANSLATE_NOOP("RulesInShort",
                                   "Without an edge to drive the king to, many endings are drawn: one man besides "
                                   "the king never wins, not even a queen.")},

    Line{"fortress",
         QT_TRANSLATE_NOOP("RulesInShort", "White and Red play against Black and Blue. Turns go round clockwise.")},
    Line{"fortress", QT_TRANSLATE_NOOP(
                         "RulesInShort",
                         "First each player puts a knight, a bishop and a rook on free squares of its own fortress.")},
    Line{"fortress", QT_TRANSLATE_NOOP("RulesInShort",
                                       "No man moves through a wall, and no man passes diagonally by its end. A knight "
                                       "needs one of his two ways to be open.")},
    Line{"fortress", QT_TRANSLATE_NOOP("RulesInShort",
                                       "Mate is decided when the checked player's own turn comes; until then a partner "
                                       "may help. The army of a mated player leaves the board.")},
    Line{"fortress",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "A player who cannot move and is not in check passes. A team wins when both enemies are out.")},
    Line{"fortress",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "A pawn is promoted on the back rows of the other players and at the far ends of the fortresses.")},
};

struct Key {
    const char* key;  ///< in portable form; or several keys in words of the context "Keyboard"
    const char* meaning;
    bool inWords = false;
};

constexpr std::array keys{
    Key{"Enter", QT_TRANSLATE_NOOP("Keyboard", "show the cursor on the board; pick a man up and put it down")},
    Key{"Space", QT_TRANSLATE_NOOP("Keyboard", "the same while the cursor is shown")},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Arrows"), QT_TRANSLATE_NOOP("Keyboard", "move the cursor"), true},
    Key{QT_TRANSLATE_NOOP("Keyboard", "1-9"),
        QT_TRANSLATE_NOOP("Keyboard", "choose a promotion or a reserve by its number"), true},
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
    Key{"Ctrl+Shift+L", QT_TRANSLATE_NOOP("Keyboard", "all moves of a side; L alone on the board")},
    Key{"F2", QT_TRANSLATE_NOOP("Keyboard", "how the man that is pointed at moves; I alone on the board")},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Right button"),
        QT_TRANSLATE_NOOP("Keyboard", "draw a circle or an arrow; Ctrl, Shift or both change its colour"), true},
    Key{"Ctrl+T", QT_TRANSLATE_NOOP("Keyboard", "Vyrt: the board in space; T alone on the board")},
    Key{"Ctrl+G", QT_TRANSLATE_NOOP("Keyboard", "Vyrt: a wider or narrower margin; G alone on the board")},
    Key{"Ctrl+E", QT_TRANSLATE_NOOP("Keyboard", "Vyrt: centre, again for the usual drawing; C alone on the board")},
    Key{"Ctrl+Shift+G", QT_TRANSLATE_NOOP("Keyboard", "Vyrt: closed lines of a selected man; Shift+G on the board")},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Shift+Arrows"), QT_TRANSLATE_NOOP("Keyboard", "Vyrt: scroll the board"), true},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Two fingers"),
        QT_TRANSLATE_NOOP("Keyboard", "Vyrt: scroll the board; with a wheel hold Shift for files and Ctrl for ranks"),
        true},
    Key{"F1", QT_TRANSLATE_NOOP("Keyboard", "rules of this game")},
    Key{"J", QT_TRANSLATE_NOOP("Keyboard", "\"I adjust\": touch men without having to move them")},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Space on the board"),
        QT_TRANSLATE_NOOP("Keyboard", "press the clock, where that is wanted"), true},
    Key{"Ctrl+L", QT_TRANSLATE_NOOP("Keyboard", "write a move or a command; / alone on the board")},
    Key{"Ctrl+U", QT_TRANSLATE_NOOP("Keyboard", "no sounds, or sounds again; M alone on the board")},
    Key{"F7", QT_TRANSLATE_NOOP("Keyboard", "what was the last move?")},
    Key{"F8", QT_TRANSLATE_NOOP("Keyboard", "what do the clocks show?")},
    Key{"Shift+F8", QT_TRANSLATE_NOOP("Keyboard", "who has taken whom, and who is ahead?")},
    Key{"Shift+F7", QT_TRANSLATE_NOOP("Keyboard", "whose turn is it?")},
    Key{"Ctrl+Space", QT_TRANSLATE_NOOP("Keyboard", "read the moves of the man under the cursor")},
    Key{QT_TRANSLATE_NOOP("Keyboard", "Ctrl+Shift+Arrows"),
        QT_TRANSLATE_NOOP("Keyboard", "read what lies in this direction from the cursor"), true},
    Key{"F11", QT_TRANSLATE_NOOP("Keyboard", "full screen")},
    Key{"Ctrl+Q", QT_TRANSLATE_NOOP("Keyboard", "quit")},
};

}  // namespace

QStringList rulePoints(std::string_view variant) {
    QStringList points;
    for (const Line& line : lines) {
        if (line.game == variant) points << QCoreApplication::translate("RulesInShort", line.text);
    }
    return points;
}

QString rulesInShort(std::string_view variant) {
    QString html = QStringLiteral("<h2>%1</h2><p>%2</p><ul>").arg(variantName(variant), variantSentence(variant));
    for (const QString& point : rulePoints(variant))
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
    return QCoreApplication::translate(
               "About",
               "<h2>Rokada %1</h2><p>Five games of the chess family at one board: chess, Great Shatranj, "
               "Bolyar chess, Vyrt chess and Fortress chess.</p>")
        .arg(QStringLiteral(ROKADA_VERSION));
}

}  // namespace rokada::ui
