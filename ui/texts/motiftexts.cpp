#include "texts/motiftexts.h"

#include "texts/piecewords.h"
#include "texts/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace rokada::ui::texts {

namespace {

/// Texts of a motif. In a clause, %1 to %3 are the pieces on the first three squares as grammatical subjects, %4 to %6
/// the same pieces as objects, and %7 to %9 the names of the squares.
struct MotifWords {
    const char* name;
    const char* clause;
    const char* past = nullptr;  ///< clause for the time after the move; nullptr if `clause` is still true then
};

constexpr std::array<MotifWords, Motifs> Words{{
    {QT_TRANSLATE_NOOP("Motif", "Smothered mate"),
     QT_TRANSLATE_NOOP("Motif", "smothered mate: %2 is blocked in by its own pieces")},
    {QT_TRANSLATE_NOOP("Motif", "Back-rank mate"),
     QT_TRANSLATE_NOOP("Motif", "back-rank mate: %2 cannot move forward")},
    {QT_TRANSLATE_NOOP("Motif", "Mate"), QT_TRANSLATE_NOOP("Motif", "it is mate")},
    {QT_TRANSLATE_NOOP("Motif", "Bare king rule"), QT_TRANSLATE_NOOP("Motif", "the other side has only its king left")},
    {QT_TRANSLATE_NOOP("Motif", "Saved by stalemate"),
     QT_TRANSLATE_NOOP("Motif", "a capture on %7 would be stalemate")},
    {QT_TRANSLATE_NOOP("Motif", "Stalemate"),
     QT_TRANSLATE_NOOP("Motif", "the other side has no legal move: stalemate")},
    {QT_TRANSLATE_NOOP("Motif", "Double check"),
     QT_TRANSLATE_NOOP("Motif", "double check: %1 and %2 attack the king, so the king must move")},
    {QT_TRANSLATE_NOOP("Motif", "Check from two directions"),
     QT_TRANSLATE_NOOP("Motif", "%1 gives check from two directions")},
    {QT_TRANSLATE_NOOP("Motif", "Discovered check"), QT_TRANSLATE_NOOP("Motif", "discovered check: it comes from %1")},
    {QT_TRANSLATE_NOOP("Motif", "Intermediate move"),
     QT_TRANSLATE_NOOP("Motif", "an intermediate move: the recapture on %8 can wait")},
    {QT_TRANSLATE_NOOP("Motif", "Deflection"), QT_TRANSLATE_NOOP("Motif", "deflection: %2 is lured away")},
    {QT_TRANSLATE_NOOP("Motif", "Decoy"), QT_TRANSLATE_NOOP("Motif", "decoy: %2 is lured to a bad square")},
    {QT_TRANSLATE_NOOP("Motif", "Sacrifice"), QT_TRANSLATE_NOOP("Motif", "a sacrifice: the opponent can capture %4")},
    {QT_TRANSLATE_NOOP("Motif", "Underpromotion"),
     QT_TRANSLATE_NOOP("Motif", "an underpromotion: the most valuable piece is not the best choice")},
    {QT_TRANSLATE_NOOP("Motif", "Fork"), QT_TRANSLATE_NOOP("Motif", "a fork: %1 attacks %5 and %6 at once")},
    {QT_TRANSLATE_NOOP("Motif", "Skewer"),
     QT_TRANSLATE_NOOP("Motif", "a skewer: when %2 moves away, %6 can be captured")},
    {QT_TRANSLATE_NOOP("Motif", "Pin"), QT_TRANSLATE_NOOP("Motif", "%2 is pinned to %6")},
    {QT_TRANSLATE_NOOP("Motif", "Discovered attack"),
     QT_TRANSLATE_NOOP("Motif", "a discovered attack: %1 now attacks %5")},
    {QT_TRANSLATE_NOOP("Motif", "Overloaded defender"),
     QT_TRANSLATE_NOOP("Motif", "%1 has to guard two things at once"),
     QT_TRANSLATE_NOOP("Motif", "%1 had to guard two things at once")},
    {QT_TRANSLATE_NOOP("Motif", "Removing the defender"),
     QT_TRANSLATE_NOOP("Motif", "the defender is captured, and now %2 is in danger")},
    {QT_TRANSLATE_NOOP("Motif", "Interference"), QT_TRANSLATE_NOOP("Motif", "%1 cuts the line from %8 to %9")},
    {QT_TRANSLATE_NOOP("Motif", "Trapped piece"), QT_TRANSLATE_NOOP("Motif", "%2 has no safe square left")},
    {QT_TRANSLATE_NOOP("Motif", "Threat of mate"), QT_TRANSLATE_NOOP("Motif", "mate on %8 is threatened")},
    {QT_TRANSLATE_NOOP("Motif", "Across the edge"),
     QT_TRANSLATE_NOOP("Motif", "the path of the move crosses the edge of the board")},
    {QT_TRANSLATE_NOOP("Motif", "Undefended piece"), QT_TRANSLATE_NOOP("Motif", "%1 has no defender"),
     QT_TRANSLATE_NOOP("Motif", "%1 had no defender")},
    {QT_TRANSLATE_NOOP("Motif", "Favourable exchange"), QT_TRANSLATE_NOOP("Motif", "the exchange on %7 wins material")},
    {QT_TRANSLATE_NOOP("Motif", "Desperado"),
     QT_TRANSLATE_NOOP("Motif", "a desperado: a piece that is lost anyway captures what it can")},
    {QT_TRANSLATE_NOOP("Motif", "Bonus"), QT_TRANSLATE_NOOP("Motif", "the move to %7 puts a bonus piece on the board")},
    {QT_TRANSLATE_NOOP("Motif", "Promotion"), QT_TRANSLATE_NOOP("Motif", "a piece promotes on %7")},
    {QT_TRANSLATE_NOOP("Motif", "Unstoppable pawn"), QT_TRANSLATE_NOOP("Motif", "no enemy piece can stop %4")},
    {QT_TRANSLATE_NOOP("Motif", "Pawn race"), QT_TRANSLATE_NOOP("Motif", "a pawn race: %1 against %2")},
    {QT_TRANSLATE_NOOP("Motif", "Gate closed"), QT_TRANSLATE_NOOP("Motif", "%1 closes the gate, and %2 cannot pass")},
    {QT_TRANSLATE_NOOP("Motif", "Interposition"), QT_TRANSLATE_NOOP("Motif", "%1 blocks the attack from %8")},
    {QT_TRANSLATE_NOOP("Motif", "Rescue"), QT_TRANSLATE_NOOP("Motif", "the move saves %4")},
    {QT_TRANSLATE_NOOP("Motif", "Stalemate trap"),
     QT_TRANSLATE_NOOP("Motif", "careful: the move to %8 would be stalemate")},
    {QT_TRANSLATE_NOOP("Motif", "Losing exchange"), QT_TRANSLATE_NOOP("Motif", "the exchange on %7 loses material")},
    {QT_TRANSLATE_NOOP("Motif", "Piece in danger"), QT_TRANSLATE_NOOP("Motif", "%2 can capture %4")},
    {QT_TRANSLATE_NOOP("Motif", "Allows mate"), QT_TRANSLATE_NOOP("Motif", "%1 mates on %8")},
}};

const MotifWords& wordsOf(Motif motif) { return Words[static_cast<std::size_t>(motif)]; }

/// Returns the translated clause with its arguments inserted.
QString filled(const Rulebook& book, const FoundMotif& found, const char* clause) {
    constexpr std::size_t Named = 3;
    QString text = QCoreApplication::translate("Motif", clause);
    const auto put = [&](std::size_t number, const QString& words) {
        text.replace(QLatin1Char('%') + QString::number(number), words);
    };
    for (std::size_t i = 0; i < std::min(Named, found.squares.size()); ++i) {
        const Square at = found.squares[i];
        put(2 * Named + i + 1, square(book.geometry(), at));
        const Piece piece = i < found.pieces.size() ? found.pieces[i] : NoPiece;
        put(i + 1, piece == NoPiece ? square(book.geometry(), at) : subject(book, piece, at));
        put(Named + i + 1, piece == NoPiece ? square(book.geometry(), at) : object(book, piece, at));
    }
    return text;
}

}  // namespace

QString asSentence(const QString& clause) { return clause.left(1).toUpper() + clause.mid(1) + QLatin1Char('.'); }

QString nameOf(Motif motif) { return QCoreApplication::translate("Motif", wordsOf(motif).name); }

QString clauseOf(const Rulebook& book, const FoundMotif& found) {
    return filled(book, found, wordsOf(found.motif).clause);
}

QString praiseOf(const Rulebook& book, const FoundMotif& found) {
    const MotifWords& words = wordsOf(found.motif);
    return asSentence(filled(book, found, words.past != nullptr ? words.past : words.clause));
}

QString sentenceOf(const Rulebook& book, const FoundMotif& found) { return asSentence(clauseOf(book, found)); }

}  // namespace rokada::ui::texts
