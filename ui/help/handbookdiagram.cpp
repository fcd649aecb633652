#include "help/handbookdiagram.h"

#include "kit/latin.h"
#include "paint/boarddiagram.h"
#include "paint/movediagram.h"
#include "scene/boardtheme.h"
#include "text/positiontext.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <algorithm>
#include <map>
#include <utility>

namespace rokada::ui {

namespace {

/// Width of the diagram of a piece, as a share of the width of a board.
constexpr double PieceShare = 0.55;

/// Parts of a description.
struct Description {
    const VariantInfo* variant = nullptr;
    Choices rules;
    std::string piece, square, position;
};

std::optional<Description> read(const QString& text) {
    static const QString positionMark = QStringLiteral("position=");
    const qsizetype mark = text.indexOf(positionMark);
    QStringList words = text.left(mark).split(u' ', Qt::SkipEmptyParts);
    Description read{.variant = words.isEmpty() ? nullptr : findVariant(words.takeFirst().toStdString())};
    if (read.variant == nullptr) return std::nullopt;
    if (mark >= 0) read.position = text.mid(mark + positionMark.size()).trimmed().toStdString();
    for (const QString& word : words) {
        const std::string value = word.section(u'=', 1).toStdString();
        if (word.startsWith(QLatin1String("piece="))) {
            read.piece = value;
        } else if (word.startsWith(QLatin1String("at="))) {
            read.square = value;
        } else if (const auto choice = parseChoice(*read.variant, word.toStdString())) {
            read.rules[choice->first] = choice->second;
        } else {
            return std::nullopt;
        }
    }
    return read;
}

/// Returns the compiled rules of a diagram. Keeps them, because compiling takes milliseconds, and because the diagrams
/// of the handbook have few different rules.
RulebookPtr rulesOf(const Description& read) {
    thread_local std::map<std::pair<const VariantInfo*, Choices>, RulebookPtr> compiled;
    RulebookPtr& book = compiled[{read.variant, read.rules}];
    if (!book) book = Rulebook::compile(*makeVariant(*read.variant, read.rules));
    return book;
}

std::optional<HandbookDiagram> movesOf(const RulebookPtr& book, const Description& read, int width) {
    const auto& kinds = book->variant().kinds;
    const auto found = std::ranges::find(kinds, read.piece, &KindSpec::name);
    if (found == kinds.end()) return std::nullopt;
    const auto kind = static_cast<Kind>(found - kinds.begin());
    const Square home = read.square.empty() ? usualHome(book, kind) : book->geometry().named(read.square);
    if (home == NoSquare) return std::nullopt;
    const MoveDiagram moves = moveDiagram(book, pieceOf(Side(0), kind), home);
    const BoardTheme& theme = BoardTheme::usualFor(book->variant().id);
    const int side = qRound(width * PieceShare);
    return HandbookDiagram{kindName(read.piece), {side, side}, [moves, &theme](QPainter& painter, const QRectF& box) {
                               paintMoveDiagram(painter, moves, theme, box);
                           }};
}

}  // namespace

std::optional<HandbookDiagram> handbookDiagram(const QString& description, int width, const QColor& paper) {
    const auto parts = read(description);
    if (!parts) return std::nullopt;
    const RulebookPtr book = rulesOf(*parts);
    if (!parts->piece.empty()) return movesOf(book, *parts, width);
    const auto position =
        parts->position.empty() ? Parsed<Position>(startPosition(*book)) : parsePosition(*book, parts->position);
    if (!position) return std::nullopt;
    Diagram diagram = withoutMarks(diagramOf(Game(book, *position)));
    diagram.frame.look.theme = BoardTheme::usualFor(book->variant().id);
    diagram.paper = paper;
    return HandbookDiagram{
        variantName(book->variant().id),
        {width, diagramHeight(diagram, width)},
        [diagram](QPainter& painter, const QRectF& box) { paintDiagramInto(painter, diagram, box); }};
}

}  // namespace rokada::ui
