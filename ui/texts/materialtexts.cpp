#include "texts/materialtexts.h"

#include "texts/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui::texts {

namespace {

struct KindCount {
    std::string_view kind;
    const char* text;
};

constexpr std::array counts{
    KindCount{"queen", QT_TRANSLATE_N_NOOP("Taken", "%n queens")},
    KindCount{"general", QT_TRANSLATE_N_NOOP("Taken", "%n generals")},
    KindCount{"rook", QT_TRANSLATE_N_NOOP("Taken", "%n rooks")},
    KindCount{"bishop", QT_TRANSLATE_N_NOOP("Taken", "%n bishops")},
    KindCount{"officer", QT_TRANSLATE_N_NOOP("Taken", "%n officers")},
    KindCount{"knight", QT_TRANSLATE_N_NOOP("Taken", "%n knights")},
    KindCount{"pawn", QT_TRANSLATE_N_NOOP("Taken", "%n pawns")},
    KindCount{"bolyar", QT_TRANSLATE_N_NOOP("Taken", "%n bolyars")},
    KindCount{"boat", QT_TRANSLATE_N_NOOP("Taken", "%n boats")},
    KindCount{"elephant", QT_TRANSLATE_N_NOOP("Taken", "%n elephants")},
    KindCount{"wfda", QT_TRANSLATE_N_NOOP("Taken", "%n generals")},
    KindCount{"minister", QT_TRANSLATE_N_NOOP("Taken", "%n ministers")},
    KindCount{"highpriest", QT_TRANSLATE_N_NOOP("Taken", "%n high priests")},
    KindCount{"woody", QT_TRANSLATE_N_NOOP("Taken", "%n war machines")},
    KindCount{"soldier", QT_TRANSLATE_N_NOOP("Taken", "%n soldiers")},
    KindCount{"ratnik", QT_TRANSLATE_N_NOOP("Taken", "%n ratniks")},
    KindCount{"knyaz", QT_TRANSLATE_N_NOOP("Taken", "%n princes")},
    KindCount{"ratoborets", QT_TRANSLATE_N_NOOP("Taken", "%n ratoborets")},
    KindCount{"archer", QT_TRANSLATE_N_NOOP("Taken", "%n archers")},
    KindCount{"rider", QT_TRANSLATE_N_NOOP("Taken", "%n riders")},
};

/// Returns a list of pieces, for example "1 queen, 2 pawns".
QString listed(const Rulebook& book, const std::vector<Piece>& pieces) {
    if (pieces.empty()) return QCoreApplication::translate("Taken", "nothing");
    const auto nameOf = [&](Piece piece) { return std::string_view(book.variant().kinds[kindOf(piece)].name); };
    QStringList parts;
    for (std::size_t first = 0; first < pieces.size();) {
        std::size_t next = first + 1;
        while (next < pieces.size() && nameOf(pieces[next]) == nameOf(pieces[first])) ++next;
        parts << countedPieces(nameOf(pieces[first]), static_cast<int>(next - first));
        first = next;
    }
    return parts.join(QStringLiteral(", "));
}

QString leaders(const Rulebook& book, const Balance& balance) {
    QStringList names;
    int lead = 0;
    for (std::size_t side = 0; side < book.sides(); ++side) {
        if (balance.lead[side] <= 0) continue;
        names << sideName(book.variant().sideSpecs[side].name);
        lead = balance.lead[side];
    }
    if (names.isEmpty()) return QCoreApplication::translate("Taken", "Material is even.");
    if (names.size() == 1) {
        //: a side and a number of pawns
        return QCoreApplication::translate("Taken", "%1 is ahead in material. Lead in pawns: %2.")
            .arg(names.front())
            .arg(lead);
    }
    //: two sides of one team and a number of pawns
    return QCoreApplication::translate("Taken", "%1 and %2 are ahead in material. Lead in pawns: %3.")
        .arg(names[0], names[1])
        .arg(lead);
}

}  // namespace

QString countedPieces(std::string_view kind, int count) {
    const auto it = std::ranges::find(counts, kind, &KindCount::kind);
    return it == counts.end() ? kindName(kind) : QCoreApplication::translate("Taken", it->text, nullptr, count);
}

QString material(const Rulebook& book, const Balance& balance) {
    QStringList sentences;
    //: a side and what it has captured: "White captured 1 queen, 2 pawns."
    const QString captured = QCoreApplication::translate("Taken", "%1 captured %2.");
    //: a side and its prisoners, which stay on the board under its pieces: "White holds 1 rider, 2 ratniks."
    const QString held = QCoreApplication::translate("Taken", "%1 holds these prisoners: %2.");
    for (std::size_t side = 0; side < book.sides(); ++side) {
        const QString name = sideName(book.variant().sideSpecs[side].name);
        sentences << (book.towers() ? held : captured).arg(name, listed(book, balance.captured[side]));
    }
    sentences << leaders(book, balance);
    return sentences.join(QLatin1Char(' '));
}

}  // namespace rokada::ui::texts
