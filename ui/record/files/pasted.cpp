#include "files/pasted.h"

#include "explain/typedmove.h"
#include "files/threadrulebookcache.h"
#include "record/foundposition.h"
#include "record/pgnwords.h"
#include "text/diagramtext.h"
#include "text/positioncarrier.h"
#include "texts/illegalmovetexts.h"
#include "texts/names.h"
#include "texts/notations.h"
#include "texts/recordtexts.h"
#include "texts/texts.h"
#include "variants/variants.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <vector>

namespace rokada::ui {

namespace {

/// Minimum number of ranks of a FEN. A text with fewer ranks is not treated as a position.
constexpr int FewestRows = 8;
/// Maximum length of a pasted move in characters, with its move number and annotation symbols.
constexpr qsizetype LongestMove = 16;

/// Returns true if the text could be the FEN of a position of any variant, or the address of a web page that contains
/// one.
bool looksLikePosition(const QString& text) {
    const std::string line = text.toStdString();
    if (text.contains(QLatin1Char('\n'))) return false;
    if (isAddress(line)) return true;
    const auto carried = carriedPosition(line, FewestRows);
    const std::string placement = carried->text.substr(0, carried->text.find(' '));
    return std::ranges::count(placement, '/') >= FewestRows - 1;
}

bool looksLikeDrawing(const QString& text) {
    return text.count(QLatin1Char('\n')) >= FewestRows - 1 && !text.contains(QLatin1Char('"'));
}

/// Returns the rulebooks with which a position is tried: first that of the current game, then one with default rules
/// for each offered variant.
std::vector<RulebookPtr> books(const CurrentGame& current) {
    std::vector<RulebookPtr> all;
    if (current.book) all.push_back(current.book);
    for (const VariantInfo& info : offeredVariants()) all.push_back(*threadRulebookCache().book(info, {}));
    return all;
}

Pasted position(const RulebookPtr& book, const Position& read) {
    return {.type = Pasted::Type::Position, .book = book, .position = read};
}

Pasted writtenPosition(const QString& text, const CurrentGame& current) {
    std::optional<ParseError> error;
    for (const RulebookPtr& book : books(current)) {
        auto found = findPosition(book, text.toStdString(), threadRulebookCache());
        if (found) {
            Pasted pasted = position(found->book, found->position);
            pasted.remarks = std::move(found->remarks);
            return pasted;
        }
        // If no variant can read the text, reports the error of the variant that read the most fields of it.
        const bool nearer = error && found.error().field > error->field;
        if (!error || nearer) error = found.error();
    }
    return {.error = texts::of(*error)};
}

/// Reads a position from a text diagram. Returns an empty result without an error if the text is not a diagram of a
/// supported board.
Pasted drawnPosition(const QString& text, const CurrentGame& current) {
    const std::string letters = text.toStdString();
    std::vector<RulebookPtr> all;
    if (const auto named = diagramVariant(letters)) {
        all.push_back(*threadRulebookCache().book(*named->info, named->choices));
    } else {
        all = books(current);
    }
    QString error;
    for (const RulebookPtr& book : all) {
        const auto read = parseDiagram(*book, letters);
        if (read) return position(book, *read);
        if (read.error().what != ErrorCode::WrongRowCount && error.isEmpty()) error = texts::of(read.error());
    }
    return {.error = error};
}

std::optional<Move> moveIn(const QString& text, const CurrentGame& current) {
    if (!current.game || current.game->ending() || text.size() > LongestMove || text.contains(QLatin1Char('\n')))
        return std::nullopt;
    const Position& now = current.game->position();
    const auto letters = typedLetters(NotationStyle::International, now.book().variant());
    const auto moves = typedMoves(now, text.toStdString(), letters);
    if (moves.size() == 1) return moves.front();
    return std::nullopt;
}

/// Returns true if the record contains only a position. Such a record has no moves and no comment, and its tags name
/// only the start position and the rules.
bool isPositionAlone(const GameTree& tree) {
    constexpr std::array<std::string_view, 4> names{"FEN", "SetUp", "Variant", "Rules"};
    const auto known = [&](const Tag& tag) { return std::ranges::find(names, tag.name) != names.end(); };
    return tree.size() == 0 && tree.tag("FEN") && tree.remarks(Node::Root).after.empty() &&
           std::ranges::all_of(tree.tags(), known);
}

Pasted positionOfTags(const PgnGame& game) {
    Pasted pasted = position(game.tree.sharedBook(), game.tree.start());
    for (const PgnFinding& finding : game.report.findings()) {
        if (finding.remark) pasted.remarks.push_back(*finding.remark);
    }
    return pasted;
}

Pasted gamesIn(const QString& text) {
    PgnSplitter splitter;
    splitter.feed(text.toStdString());
    splitter.finish();
    const auto first = splitter.take();
    if (!first) return {};
    if (splitter.take()) return {.type = Pasted::Type::Games};
    PgnGame game = readPgn(*first, threadRulebookCache());
    const PgnFinding* loss = game.report.firstLoss();
    const bool empty = game.tree.size() == 0 && game.tree.tags().empty();
    if (!game.playable || (empty && loss)) return {.error = texts::of(*loss)};
    if (empty) return {};
    if (isPositionAlone(game.tree)) return positionOfTags(game);
    return {.type = Pasted::Type::Game, .game = std::move(game)};
}

QString gameDescribed(const GameTree& tree) {
    const Variant& variant = tree.book().variant();
    const QString first = texts::playerIn(tree, variant.sideSpecs[0]),
                  second = texts::playerIn(tree, variant.sideSpecs[1]);
    // A player without a name has the name of the side.
    const auto player = [&](const QString& name, std::size_t side) {
        return name.isEmpty() ? sideName(variant.sideSpecs[side].name) : name;
    };
    const QString game = variantName(variant.id);
    if (first.isEmpty() && second.isEmpty()) {
        //: description of a pasted text; %1: name of a variant
        return QCoreApplication::translate("Pasted", "A game: %1").arg(game);
    }
    const std::string* result = tree.tag("Result");
    //: description of a pasted text; %1: name of a variant; %2, %3: players; %4: result
    return QCoreApplication::translate("Pasted", "A game: %1. %2 - %3, %4")
        .arg(game, player(first, 0), player(second, 1), QString::fromStdString(result ? *result : "*"));
}

}  // namespace

Pasted positionIn(const QString& text, const CurrentGame& current) {
    const QString trimmed = text.trimmed();
    if (looksLikePosition(trimmed)) return writtenPosition(trimmed, current);
    return looksLikeDrawing(trimmed) ? drawnPosition(text, current) : Pasted{};
}

Pasted findOut(const QString& text, const CurrentGame& current) {
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty() || text.size() > LongestPaste) return {};
    Pasted position = positionIn(text, current);
    if (position.type != Pasted::Type::Nothing || !position.error.isEmpty()) return position;
    if (const auto move = moveIn(trimmed, current)) return {.type = Pasted::Type::Move, .move = move};
    return gamesIn(trimmed);
}

QString described(const Pasted& pasted) {
    switch (pasted.type) {
        case Pasted::Type::Nothing: return pasted.error;
        case Pasted::Type::Game: return gameDescribed(pasted.game->tree);
        case Pasted::Type::Games:
        case Pasted::Type::Move: return {};
        case Pasted::Type::Position: break;
    }
    //: description of a pasted text; %1: name of a variant; %2: "White to move"
    return QCoreApplication::translate("Pasted", "A position: %1. %2")
        .arg(variantName(pasted.book->variant().id), texts::toMove(*pasted.position));
}

}  // namespace rokada::ui
