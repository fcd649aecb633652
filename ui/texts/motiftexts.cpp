#include "texts/motiftexts.h"

#include "texts/texts.h"

#include <QCoreApplication>

#include <array>

namespace rokada::ui::texts {

namespace {

/// Squares are %1, %2 and %3.
struct MotifWords {
    const char* name;
    const char* sentence;
};

constexpr std::array<MotifWords, Motifs> Words{{
    {QT_TRANSLATE_NOOP("Motif", "Smothered mate"),
     QT_TRANSLATE_NOOP("Motif", "Smothered mate: the king on %2 is shut in by its own pieces.")},
    {QT_TRANSLATE_NOOP("Motif", "Mate on the back rank"),
     QT_TRANSLATE_NOOP("Motif", "Mate on the back rank: the king on %2 has no way forward.")},
    {QT_TRANSLATE_NOOP("Motif", "Mate"), QT_TRANSLATE_NOOP("Motif", "It is mate.")},
    {QT_TRANSLATE_NOOP("Motif", "Bare king"), QT_TRANSLATE_NOOP("Motif", "The other king is left alone.")},
    {QT_TRANSLATE_NOOP("Motif", "Saved by stalemate"),
     QT_TRANSLATE_NOOP("Motif", "Whoever captures on %1 leaves you without a move: stalemate.")},
    {QT_TRANSLATE_NOOP("Motif", "Stalemate"),
     QT_TRANSLATE_NOOP("Motif", "The other side has no move left: stalemate.")},
    {QT_TRANSLATE_NOOP("Motif", "Double check"),
     QT_TRANSLATE_NOOP("Motif", "Double check: two pieces attack the king, so it has to move.")},
    {QT_TRANSLATE_NOOP("Motif", "Check from both sides"),
     QT_TRANSLATE_NOOP("Motif", "The piece on %1 gives check from both sides of the board.")},
    {QT_TRANSLATE_NOOP("Motif", "Discovered check"),
     QT_TRANSLATE_NOOP("Motif", "Discovered check: the way is open for the piece on %1.")},
    {QT_TRANSLATE_NOOP("Motif", "Move in between"),
     QT_TRANSLATE_NOOP("Motif", "A move in between: the recapture on %2 can wait.")},
    {QT_TRANSLATE_NOOP("Motif", "Deflection"),
     QT_TRANSLATE_NOOP("Motif", "Deflection: the defender on %2 is drawn away.")},
    {QT_TRANSLATE_NOOP("Motif", "Decoy"),
     QT_TRANSLATE_NOOP("Motif", "Decoy: the piece on %2 is drawn to a bad square.")},
    {QT_TRANSLATE_NOOP("Motif", "Sacrifice"),
     QT_TRANSLATE_NOOP("Motif", "A sacrifice: the piece on %1 may be captured.")},
    {QT_TRANSLATE_NOOP("Motif", "Promotion to less"),
     QT_TRANSLATE_NOOP("Motif", "The piece that is worth most is not the best here.")},
    {QT_TRANSLATE_NOOP("Motif", "Fork"),
     QT_TRANSLATE_NOOP("Motif", "A fork: the piece on %1 attacks %2 and %3 at once.")},
    {QT_TRANSLATE_NOOP("Motif", "Skewer"),
     QT_TRANSLATE_NOOP("Motif", "A skewer: when the piece on %2 moves, the one on %3 is captured.")},
    {QT_TRANSLATE_NOOP("Motif", "Pin"),
     QT_TRANSLATE_NOOP("Motif", "A pin: the piece on %2 stands before the one on %3.")},
    {QT_TRANSLATE_NOOP("Motif", "Discovered attack"),
     QT_TRANSLATE_NOOP("Motif", "A discovered attack: the piece on %1 now attacks %2.")},
    {QT_TRANSLATE_NOOP("Motif", "Overloaded defender"),
     QT_TRANSLATE_NOOP("Motif", "The defender on %1 has two duties at once.")},
    {QT_TRANSLATE_NOOP("Motif", "Defender captured"),
     QT_TRANSLATE_NOOP("Motif", "The defender is captured; now %2 is not safe.")},
    {QT_TRANSLATE_NOOP("Motif", "Interference"),
     QT_TRANSLATE_NOOP("Motif", "The piece on %1 stands between %2 and %3.")},
    {QT_TRANSLATE_NOOP("Motif", "Trapped piece"),
     QT_TRANSLATE_NOOP("Motif", "The piece on %2 has no safe square left.")},
    {QT_TRANSLATE_NOOP("Motif", "Threat of mate"), QT_TRANSLATE_NOOP("Motif", "It threatens mate on %2.")},
    {QT_TRANSLATE_NOOP("Motif", "Over the edge"),
     QT_TRANSLATE_NOOP("Motif", "The way leads over the edge of the drawing.")},
    {QT_TRANSLATE_NOOP("Motif", "Undefended piece"), QT_TRANSLATE_NOOP("Motif", "The piece on %1 is undefended.")},
    {QT_TRANSLATE_NOOP("Motif", "Good exchange"), QT_TRANSLATE_NOOP("Motif", "The exchange on %1 wins material.")},
    {QT_TRANSLATE_NOOP("Motif", "Desperado"),
     QT_TRANSLATE_NOOP("Motif", "A piece that is lost anyhow captures what it can.")},
    {QT_TRANSLATE_NOOP("Motif", "Bonus"), QT_TRANSLATE_NOOP("Motif", "The arrival on %1 brings a bonus.")},
    {QT_TRANSLATE_NOOP("Motif", "Promotion"), QT_TRANSLATE_NOOP("Motif", "A new piece comes onto the board on %1.")},
    {QT_TRANSLATE_NOOP("Motif", "Free pawn"), QT_TRANSLATE_NOOP("Motif", "Nothing can stop the pawn on %1.")},
    {QT_TRANSLATE_NOOP("Motif", "Race of pawns"),
     QT_TRANSLATE_NOOP("Motif", "A race: the pawns on %1 and %2 both run.")},
    {QT_TRANSLATE_NOOP("Motif", "Gate closed"),
     QT_TRANSLATE_NOOP("Motif", "The piece on %1 closes the gate to the one on %2.")},
    {QT_TRANSLATE_NOOP("Motif", "In between"),
     QT_TRANSLATE_NOOP("Motif", "The piece on %1 stands in the way of the attack from %2.")},
    {QT_TRANSLATE_NOOP("Motif", "Rescue"), QT_TRANSLATE_NOOP("Motif", "Your piece was in danger.")},
    {QT_TRANSLATE_NOOP("Motif", "Beware of stalemate"),
     QT_TRANSLATE_NOOP("Motif", "Take care: the move to %2 would be stalemate.")},
    {QT_TRANSLATE_NOOP("Motif", "Bad exchange"), QT_TRANSLATE_NOOP("Motif", "The exchange on %1 loses material.")},
    {QT_TRANSLATE_NOOP("Motif", "Piece in danger"),
     QT_TRANSLATE_NOOP("Motif", "The piece on %1 can be captured from %2.")},
    {QT_TRANSLATE_NOOP("Motif", "Allows mate"), QT_TRANSLATE_NOOP("Motif", "Then comes mate on %2.")},
}};

}  // namespace

QString nameOf(Motif motif) {
    return QCoreApplication::translate("Motif", Words[static_cast<std::size_t>(motif)].name);
}

QString sentenceOf(const Geometry& board, const FoundMotif& found) {
    QString text = QCoreApplication::translate("Motif", Words[static_cast<std::size_t>(found.motif)].sentence);
    constexpr std::array Places{"%1", "%2", "%3"};
    for (std::size_t i = 0; i < Places.size(); ++i) {
        if (i < found.squares.size()) text.replace(QLatin1String(Places[i]), square(board, found.squares[i]));
    }
    return text;
}

}  // namespace rokada::ui::texts
