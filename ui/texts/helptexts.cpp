#include "texts/helptexts.h"

#include "kit/latin.h"
#include "texts/cardtexts.h"
#include "texts/names.h"
#include "version/version.h"

#include <QCoreApplication>
#include <QFile>
#include <QKeySequence>
#include <QRegularExpression>
#include <QStringList>
#include <QTextDocument>

#include <array>
#include <vector>

namespace rokada::ui {

namespace {

struct Line {
    std::string_view game;
    const char* text;
    /// Condition of the line: it is shown only if `option` has the value `value`. If `option` is empty, the line is
    /// always shown.
    std::string_view option = {}, value = {};

    [[nodiscard]] bool concerns(const Variant& variant) const {
        if (game != variant.id) return false;
        return option.empty() || variant.choices.find(option)->second == value;
    }
};

constexpr std::array lines{
    Line{"chess",
         QT_TRANSLATE_NOOP("RulesInShort", "Checkmate the enemy king: attack it so that no legal move can save it.")},
    Line{"chess",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "You can castle once if the king and the rook have not moved. No piece can stand between "
                           "them. The king must not be in check, or cross or reach an attacked square."),
         "start", "usual"},
    Line{"chess",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "The pieces on the first rank start in one of 960 arrangements. Black's pieces stand opposite White's. "
             "The bishops stand on squares of different colours. The king stands between the rooks."),
         "start", "chess960"},
    Line{"chess",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Castling with the rook nearer to the h-file puts the king on the g-file. That rook goes to "
                           "the f-file. With the other rook, the king goes to the c-file and the rook to the d-file."),
         "start", "chess960"},
    Line{"chess",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "To castle, move the king onto the rook. Neither piece may have moved before. All "
                           "squares that the two pieces cross or reach must be empty, except for the king and this "
                           "rook. The king must not be in check, or cross or reach an attacked square."),
         "start", "chess960"},
    Line{"chess", QT_TRANSLATE_NOOP("RulesInShort",
                                    "An enemy pawn can capture a pawn en passant right after its double step. The "
                                    "capture is made as if the pawn had moved only one square.")},
    Line{"chess", QT_TRANSLATE_NOOP("RulesInShort",
                                    "A pawn that reaches the last rank promotes to a queen, rook, bishop or knight.")},
    Line{"chess",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "Stalemate is a draw: the side to move is not in check and has no legal move. Insufficient material is a "
             "draw too. A player can claim a draw by threefold repetition or the 50-move rule.")},

    Line{"greatshatranj", QT_TRANSLATE_NOOP("RulesInShort",
                                            "Every piece except the pawn leaps. Only a pawn can be blocked. So you can "
                                            "answer a check only by moving the king or capturing the checking piece.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "General: one or two squares along a rank, file or diagonal. Minister: a knight's leap, or one or two "
             "squares along a rank or file. High priest: a knight's leap, or one or two squares diagonally.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Elephant: one or two squares diagonally. War machine: one or two squares along a rank or "
                           "file. Soldier: one square in any direction. The soldier appears only by promotion.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "There is no castling and no double step of pawns. A pawn on the last rank must be "
                           "promoted.")},
    Line{"greatshatranj",
         QT_TRANSLATE_NOOP("RulesInShort", "Threefold repetition and the 50-move rule end the game automatically.")},

    Line{"bolyar", QT_TRANSLATE_NOOP("RulesInShort",
                                     "There are four extra squares beyond the corners of the board. The boats start on "
                                     "them. A piece reaches them only with a diagonal step or a leap.")},
    Line{"bolyar", QT_TRANSLATE_NOOP("RulesInShort",
                                     "Bolyar: moves like a queen, but captures like a rook. Officer: a bishop that can "
                                     "also move one square straight forward, but cannot capture there.")},
    Line{"bolyar",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "Boat: without a capture, leaps to any square within two files and two ranks, but not "
                           "backwards. It captures only along its rank or file, one or two squares away, also "
                           "backwards. Green squares: moves and captures. Blue squares: moves only. Red squares: "
                           "captures only.")},
    Line{"bolyar",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "Every piece except king, bolyar and general promotes to a bolyar on the enemy's back rank or in an enemy "
             "corner. But a boat in an enemy corner promotes to a general. The general moves like a queen.")},
    Line{"bolyar", QT_TRANSLATE_NOOP("RulesInShort",
                                     "A knight or boat that reaches an enemy corner brings you new boats. One boat "
                                     "appears in each of your empty corners.")},
    Line{"bolyar", QT_TRANSLATE_NOOP("RulesInShort",
                                     "To castle, the king moves two squares to either side. The three squares between "
                                     "king and rook must be free.")},
    Line{"bolyar", QT_TRANSLATE_NOOP("RulesInShort",
                                     "A pawn can be captured en passant right after its double step, as in chess.")},

    Line{"vyrt", QT_TRANSLATE_NOOP("RulesInShort",
                                   "The left and right edges are joined. The upper and lower edges are joined too. "
                                   "Pieces move across the edges as if there were none.")},
    Line{"vyrt",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "One rook can give check from two directions. Then it is not enough to block one path.")},
    Line{"vyrt",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "King and rook castle as in chess. The king moves from the e-file to the g-file or the "
                           "c-file. No piece can stand between them. There is no castling across the edge.")},
    Line{"vyrt",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "A pawn can be captured en passant right after its double step, across the edge too.")},
    Line{"vyrt", QT_TRANSLATE_NOOP("RulesInShort", "A piece cannot move all the way around to its own square.")},
    Line{"vyrt", QT_TRANSLATE_NOOP("RulesInShort",
                                   "Ten pawns of each side stand behind its pieces: White's on rank 12, Black's on "
                                   "rank 9.")},
    Line{"vyrt", QT_TRANSLATE_NOOP(
                     "RulesInShort",
                     "Only pawns of the front row have a double step. White promotes on rank 8, Black on rank 1.")},
    Line{"vyrt", QT_TRANSLATE_NOOP("RulesInShort",
                                   "There is no edge where you could trap the king, so many endgames are drawn. A "
                                   "single piece besides the king never wins, not even a queen.")},

    Line{"fortress",
         QT_TRANSLATE_NOOP("RulesInShort", "White and Red play against Black and Blue. Turns go clockwise.")},
    Line{"fortress",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "First, each player places a knight, a bishop and a rook in their own fortress.")},
    Line{"fortress", QT_TRANSLATE_NOOP("RulesInShort",
                                       "No piece can move through a wall or pass the end of a wall diagonally. A "
                                       "knight needs one of its two paths to be open.")},
    Line{"fortress", QT_TRANSLATE_NOOP(
                         "RulesInShort",
                         "A player in check can be checkmated only on that player's own turn. Until then, the partner "
                         "can help. A checkmated player is eliminated, and all pieces of that side leave the board.")},
    Line{"fortress", QT_TRANSLATE_NOOP("RulesInShort",
                                       "A player who is not in check and has no legal move passes. A team wins when "
                                       "both opponents are eliminated.")},
    Line{"fortress", QT_TRANSLATE_NOOP("RulesInShort",
                                       "A pawn promotes on the back rows of the other players. It also promotes at the "
                                       "far ends of the fortresses.")},

    Line{"tavreli",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "No piece leaves the board. A capturing piece stands on top of the captured tower. You can also move onto "
             "your own towers. The side of the top piece owns the tower. Only the top piece attacks and gives check.")},
    Line{"tavreli",
         QT_TRANSLATE_NOOP("RulesInShort",
                           "You can move any number of pieces from the top of a tower. They move as the top piece "
                           "moves. The other pieces stay and belong to the side of their top piece.")},
    Line{"tavreli",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "The board shows the top piece of a tower. Small signs at the left of this piece show the covered pieces, "
             "the highest first. If a tower is too high for all signs, a number shows how many pieces have no sign.")},
    Line{"tavreli", QT_TRANSLATE_NOOP("RulesInShort",
                                      "Volkhv: like the king in chess. Prince: a queen. Ratoborets: a rook. Archer: a "
                                      "bishop. Rider: a knight. Ratnik: a pawn. Helgi: a queen and a knight in one.")},
    Line{"tavreli",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "No piece is ever put on top of a volkhv. Checkmate it: attack it so that no legal move can save it.")},
    Line{"tavreli",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "A ratnik on top of a tower, or alone, promotes on its last rank to the piece that started behind it. The "
             "ratnik of the volkhv promotes to Helgi. A ratnik that becomes uncovered on that rank promotes too. If "
             "another piece covers the promoted piece, it becomes a ratnik again.")},
    Line{"tavreli", QT_TRANSLATE_NOOP("RulesInShort",
                                      "A ratnik captured en passant goes back one square, under the piece that "
                                      "captures it. The volkhv castles like the king in chess.")},
    Line{"tavreli",
         QT_TRANSLATE_NOOP(
             "RulesInShort",
             "Stalemate is a draw. Threefold repetition and the 50-move rule are draws if a player claims them.")},
};

struct Key {
    const char* key;  ///< key in portable form; for several keys, a text of the context "Keyboard"
    const char* meaning;
    bool inWords = false;
};

struct KeyGroup {
    const char* title;
    std::vector<Key> keys;
};

/// Returns all keys, in the groups and the order of the help page.
const std::vector<KeyGroup>& keyGroups() {
    static const std::vector<KeyGroup> groups{
        {QT_TRANSLATE_NOOP("Keyboard", "Board"),
         {Key{"Enter",
              QT_TRANSLATE_NOOP("Keyboard",
                                "show the cursor on the board; with the cursor, pick up a piece or put it down")},
          Key{"Space", QT_TRANSLATE_NOOP("Keyboard", "pick up a piece or put it down while the cursor is shown")},
          Key{QT_TRANSLATE_NOOP("Keyboard", "Arrows"),
              QT_TRANSLATE_NOOP("Keyboard", "move the cursor while it is shown; otherwise step through the game"),
              true},
          Key{QT_TRANSLATE_NOOP("Keyboard", "1-9"),
              QT_TRANSLATE_NOOP("Keyboard", "choose a promotion or a reserve piece by its number"), true},
          Key{"Esc",
              QT_TRANSLATE_NOOP("Keyboard",
                                "cancel or close one thing at a time: promotion choice, selection, cursor, message of "
                                "the result, full screen")},
          Key{QT_TRANSLATE_NOOP("Keyboard", "Hold Shift or the right button"),
              QT_TRANSLATE_NOOP("Keyboard", "show where the piece could go on an empty board"), true},
          Key{QT_TRANSLATE_NOOP("Keyboard", "Right button"),
              QT_TRANSLATE_NOOP("Keyboard", "draw a circle or an arrow; Ctrl, Shift or both keys change the colour"),
              true},
          Key{"Ctrl+Shift+L", QT_TRANSLATE_NOOP("Keyboard", "show the attack map (on the board: L)")},
          Key{"F2", QT_TRANSLATE_NOOP("Keyboard", "show how the piece under the pointer moves (on the board: I)")}}},
        {QT_TRANSLATE_NOOP("Keyboard", "Game"),
         {Key{"Ctrl+N", QT_TRANSLATE_NOOP("Keyboard", "start a new game")},
          Key{"Ctrl+Z", QT_TRANSLATE_NOOP("Keyboard", "undo the last move")},
          Key{"Ctrl+Shift+Z", QT_TRANSLATE_NOOP("Keyboard", "redo a move that was undone")},
          Key{"F3", QT_TRANSLATE_NOOP("Keyboard", "show a hint; press again for more help (on the board: H)")},
          Key{"Ctrl+M", QT_TRANSLATE_NOOP("Keyboard", "make the computer move now")},
          Key{"Ctrl+Shift+P",
              QT_TRANSLATE_NOOP("Keyboard", "pause or continue the clocks and the computer players (on the board: P)")},
          Key{QT_TRANSLATE_NOOP("Keyboard", "Space on the board"),
              QT_TRANSLATE_NOOP("Keyboard", "press the clock, in games where you press it yourself"), true},
          Key{"Ctrl+J",
              QT_TRANSLATE_NOOP(
                  "Keyboard",
                  "say \"I adjust\": then you can touch pieces without having to move them (on the board: J)")}}},
        {QT_TRANSLATE_NOOP("Keyboard", "Typed moves"),
         {Key{"Ctrl+L", QT_TRANSLATE_NOOP("Keyboard", "type a move or a command (on the board: /)")},
          Key{QT_TRANSLATE_NOOP("Keyboard", "Letters"),
              QT_TRANSLATE_NOOP("Keyboard",
                                "start a typed move, if the letter names a file or a piece. Other letters are the "
                                "shortcuts in this list. "
                                "With Settings > Letter Keys on the Board > Commands, all letters are shortcuts"),
              true}}},
        {QT_TRANSLATE_NOOP("Keyboard", "View"),
         {Key{"Ctrl+F", QT_TRANSLATE_NOOP("Keyboard", "flip the board (on the board: F)")},
          Key{"Ctrl+R", QT_TRANSLATE_NOOP("Keyboard", "rotate the board to the right (on the board: R)")},
          Key{"Ctrl+Shift+R", QT_TRANSLATE_NOOP("Keyboard", "rotate the board to the left (on the board: Shift+R)")},
          Key{"F11", QT_TRANSLATE_NOOP("Keyboard", "turn full screen on or off")}}},
        {QT_TRANSLATE_NOOP("Keyboard", "Vyrt chess"),
         {Key{"Ctrl+T", QT_TRANSLATE_NOOP("Keyboard", "Vyrt: show the 3D board (on the board: T)")},
          Key{"Ctrl+G", QT_TRANSLATE_NOOP("Keyboard", "Vyrt: make the margin around the board wider or narrower")},
          Key{"Ctrl+E",
              QT_TRANSLATE_NOOP("Keyboard",
                                "Vyrt: scroll the board until the selected piece or the king is in the centre; "
                                "press again to reset the view")},
          Key{"Ctrl+Shift+G",
              QT_TRANSLATE_NOOP("Keyboard",
                                "Vyrt: show the closed lines of the selected piece (on the board: Shift+G)")},
          Key{QT_TRANSLATE_NOOP("Keyboard", "Shift+Arrows"), QT_TRANSLATE_NOOP("Keyboard", "Vyrt: scroll the board"),
              true},
          Key{QT_TRANSLATE_NOOP("Keyboard", "Two fingers"),
              QT_TRANSLATE_NOOP(
                  "Keyboard",
                  "Vyrt: scroll the board; with a mouse wheel, hold Shift to scroll along files and Ctrl to "
                  "scroll along ranks"),
              true}}},
        {QT_TRANSLATE_NOOP("Keyboard", "Files and library"),
         {Key{"Ctrl+O", QT_TRANSLATE_NOOP("Keyboard", "open a file with recorded games")},
          Key{"Ctrl+S", QT_TRANSLATE_NOOP("Keyboard", "save the game")},
          Key{"Ctrl+Shift+O", QT_TRANSLATE_NOOP("Keyboard", "show the library of played games")},
          Key{"Ctrl+H", QT_TRANSLATE_NOOP("Keyboard", "show the statistics")},
          Key{"Ctrl+C", QT_TRANSLATE_NOOP("Keyboard", "copy the position")},
          Key{"Ctrl+Shift+C", QT_TRANSLATE_NOOP("Keyboard", "copy the game")},
          Key{"Ctrl+V", QT_TRANSLATE_NOOP("Keyboard", "paste a position, games or a move")}}},
        {QT_TRANSLATE_NOOP("Keyboard", "Rules and lessons"),
         {Key{"F1", QT_TRANSLATE_NOOP("Keyboard", "open the handbook page about the active part of the window")},
          Key{"F4", QT_TRANSLATE_NOOP("Keyboard", "show the lessons")}}},
        {QT_TRANSLATE_NOOP("Keyboard", "Sound and speech"),
         {Key{"Ctrl+U", QT_TRANSLATE_NOOP("Keyboard", "turn sounds on or off (on the board: M)")},
          Key{"F7", QT_TRANSLATE_NOOP("Keyboard", "say the last move")},
          Key{"F8", QT_TRANSLATE_NOOP("Keyboard", "say the clock times")},
          Key{"Shift+F8", QT_TRANSLATE_NOOP("Keyboard", "say the captured pieces and the material balance")},
          Key{"Shift+F7", QT_TRANSLATE_NOOP("Keyboard", "say whose turn it is")},
          Key{"Ctrl+Space", QT_TRANSLATE_NOOP("Keyboard", "read out the moves of the piece under the cursor")},
          Key{QT_TRANSLATE_NOOP("Keyboard", "Ctrl+Shift+Arrows"),
              QT_TRANSLATE_NOOP("Keyboard", "read out the squares in this direction from the cursor"), true}}},
        {QT_TRANSLATE_NOOP("Keyboard", "Program"), {Key{"Ctrl+Q", QT_TRANSLATE_NOOP("Keyboard", "quit Rokada")}}},
    };
    return groups;
}

/// Returns HTML with a key cap for each key of a shortcut.
QString keyCaps(const QString& shortcut) {
    QString html;
    for (const QString& key : shortcut.split(QLatin1Char('+'))) {
        if (!html.isEmpty()) html += QStringLiteral("&nbsp;");
        html += QStringLiteral("<span class=\"key\">&nbsp;%1&nbsp;</span>").arg(key.toHtmlEscaped());
    }
    return html;
}

/// Returns the text with an upper-case first letter.
QString asSentence(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

/// A library that is part of a program or that a program needs.
struct Library {
    const char* name;
    const char* licence;
};

constexpr std::array libraries{
    Library{"Qt", "GNU LGPL 3"},
    Library{"GCC libstdc++", "GNU GPL 3, GCC Runtime Library Exception 3.1"},
    Library{"tl::expected", "CC0 1.0"},
    Library{"CLI11 (rokada-engine)", "BSD 3-Clause"},
};

QString paragraph(const QString& html) { return QStringLiteral("<p>%1</p>").arg(html); }

/// Returns the facts about the build that a bug report needs in addition to the version. Omits the commit if it was
/// unknown when the program was built.
QString buildFacts() {
    QStringList facts;
    if (!commit().empty()) facts << QCoreApplication::translate("About", "Commit: %1").arg(latin(commit()));
    facts << QCoreApplication::translate("About", "Compiler: %1").arg(latin(compiler()))
          << QStringLiteral("Qt: %1").arg(QLatin1String(qVersion()));
    return paragraph(facts.join(QStringLiteral("<br>")));
}

/// Returns the addresses of the project. Addresses that the publisher has not set are left out.
QString addresses() {
    QStringList known;
    if (!homepage().empty()) known << QCoreApplication::translate("About", "Web page: %1").arg(latin(homepage()));
    if (!bugTracker().empty())
        known << QCoreApplication::translate("About", "Report defects at %1").arg(latin(bugTracker()));
    return known.isEmpty() ? QString() : paragraph(known.join(QStringLiteral("<br>")));
}

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
    QString html;
    for (const KeyGroup& group : keyGroups()) {
        html += QStringLiteral("<h3>%1</h3><table cellpadding=\"4\" width=\"100%\">")
                    .arg(QCoreApplication::translate("Keyboard", group.title));
        for (const Key& key : group.keys) {
            const QString name = key.inWords ? QCoreApplication::translate("Keyboard", key.key)
                                             : QKeySequence(QLatin1String(key.key)).toString(QKeySequence::NativeText);
            html += QStringLiteral("<tr><td width=\"36%\">%1</td><td>%2</td></tr>")
                        .arg(keyCaps(name), asSentence(QCoreApplication::translate("Keyboard", key.meaning)));
        }
        html += QStringLiteral("</table>");
    }
    return html;
}

QString aboutRokada() {
    QString html = QCoreApplication::translate(
                       "About",
                       "<p>Rokada %1</p><p>Chess and five variants of it: Great Shatranj, Bolyar chess, Vyrt "
                       "chess, Fortress chess and Tavreli.</p>")
                       .arg(latin(version()));
    html += buildFacts() + paragraph(QStringLiteral("\u00A9 %1").arg(latin(copyright()))) +
            paragraph(QCoreApplication::translate("About", "Rokada is free software under the MIT Licence.")) +
            paragraph(QCoreApplication::translate("About", "Rokada uses these libraries:")) + QStringLiteral("<ul>");
    for (const Library& library : libraries)
        html += QStringLiteral("<li>%1: %2</li>").arg(QLatin1String(library.name), QLatin1String(library.licence));
    return html + QStringLiteral("</ul>") + addresses();
}

QString documentPage(AboutDocument document) {
    QFile file(document == AboutDocument::Licence ? QStringLiteral(":/about/LICENSE")
                                                  : QStringLiteral(":/about/THIRD-PARTY.md"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QTextDocument page;
    page.setMarkdown(QString::fromUtf8(file.readAll()));
    QString html = page.toHtml();
    // Removes the font, because the dialog has its own. Removes the links, so that the text leads to no other page.
    static const QRegularExpression fontOrLink(
        QStringLiteral("(?<=<body) style=\"[^\"]*\"|</?a\\b[^>]*>|text-decoration: underline; color:#[0-9a-f]{6};"));
    return html.remove(fontOrLink);
}

}  // namespace rokada::ui
