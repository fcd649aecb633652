#include "collection/librarygame.h"

#include "collection/packedboard.h"
#include "collection/storedrecord.h"
#include "explain/typedmove.h"
#include "files/threadrulebookcache.h"
#include "kit/latin.h"
#include "record/gameresult.h"
#include "record/pgnwords.h"
#include "record/recordedending.h"
#include "record/recordedhints.h"
#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/playertag.h"
#include "text/positiontext.h"
#include "texts/openingtable.h"
#include "variants/variants.h"

#include <QByteArrayView>
#include <QCryptographicHash>

#include <algorithm>
#include <cctype>

namespace rokada::ui {

namespace {

QString tagOf(const GameTree& tree, std::string_view name) {
    const std::string* value = tree.tag(name);
    return value ? QString::fromStdString(*value) : QString();
}

/// Returns the known part of a PGN date, for example "2026-11" for "2026.11.??".
QString dateOf(const QString& tag) {
    QString date = tag;
    date.replace(QLatin1Char('.'), QLatin1Char('-'));
    const qsizetype unknown = date.indexOf(QLatin1Char('?'));
    if (unknown >= 0) date.truncate(std::max<qsizetype>(0, unknown - 1));
    return date;
}

/// Returns the half points that PGN `result` gives a team: 0, 1 or 2. Returns -1 if the game has no result.
int halfPointsOf(const QString& result, int team) {
    const auto meant = resultMeant(result.toStdString());
    if (!meant) return -1;
    return team == 0 ? meant->first : meant->second;
}

std::vector<LibrarySeat> seatsOf(const GameTree& tree, const QString& result) {
    std::vector<LibrarySeat> seats;
    for (const SideSpec& sideSpec : tree.book().variant().sideSpecs) {
        seats.push_back({.name = tagOf(tree, playerTag(sideSpec)),
                         .team = sideSpec.team,
                         .halfPoints = halfPointsOf(result, sideSpec.team)});
    }
    for (std::size_t side = 0; side < seats.size(); ++side)
        seats[side].rating = tagOf(tree, playerTag(tree.book().variant().sideSpecs[side]) + "Elo").toInt();
    const std::vector<int> hints = hintsOf(tree);
    for (std::size_t side = 0; side < seats.size(); ++side) seats[side].hints = hints[side];
    return seats;
}

/// Sets the members of `game` that come from the tags of the record. `today` is the date of a game without a date tag.
void describe(const GameTree& tree, const QString& today, LibraryGame& game) {
    game.date = tree.tag("Date") ? dateOf(tagOf(tree, "Date")) : today;
    game.event = tagOf(tree, "Event");
    game.round = tagOf(tree, "Round");
    game.result = tree.tag("Result") ? tagOf(tree, "Result") : QStringLiteral("*");
    game.seats = seatsOf(tree, game.result);
}

/// Returns the id of the variant in the Variant tag. Returns the text of the tag if the variant is unknown.
QString variantOf(const GameTree& tree) {
    const QString name = tagOf(tree, "Variant");
    const VariantInfo* info = variantMeant(name.toStdString());
    return info ? latin(info->id) : name;
}

std::string wordIn(const GameTree& tree, Move move) {
    return move.type() == MoveType::Pass ? "--" : moveText(tree.book(), move);
}

/// Returns the rule options that are part of a game's key. Options that only allow rooks on any file, as in Chess960,
/// are left out, because the keys of older games do not contain them.
Choices rulesInKey(const Variant& variant) {
    Choices rules = variant.choices;
    for (const auto& [option, value] : variant.anyRookChoices) rules.erase(option);
    return rules;
}

QByteArray keyOf(const GameTree& tree, const LibraryGame& game) {
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(game.game.toUtf8() + QByteArray::fromStdString(textOf(rulesInKey(tree.book().variant()))));
    hash.addData(QByteArray::fromStdString(positionText(tree.start())));
    for (const LibrarySeat& seat : game.seats) hash.addData(seat.name.toUtf8() + '\n');
    hash.addData((game.date + game.event + game.result + tagOf(tree, "Round")).toUtf8());
    std::string moves;
    for (Node node = tree.next(Node::Root); node != Node::None; node = tree.next(node))
        moves += wordIn(tree, tree.move(node)) + ' ';
    hash.addData(QByteArrayView(moves.data(), static_cast<qsizetype>(moves.size())));
    return hash.result();
}

PackedResult packedResult(const LibraryGame& game) {
    const int halfPoints = halfPointsOf(game.result, 0);
    if (halfPoints < 0) return PackedResult::None;
    // The packed result must be a win, a draw or a loss. Other results exist, for example a loss of both sides.
    if (halfPoints + halfPointsOf(game.result, 1) != 2) return PackedResult::None;
    return halfPoints == 2 ? PackedResult::Win : halfPoints == 1 ? PackedResult::Draw : PackedResult::Loss;
}

/// Returns the first moves of the main line, in the notation of `LibraryGame::opening`.
QString firstMovesOf(const GameTree& tree) {
    QStringList words;
    Position position = tree.start();
    for (Node node = tree.next(Node::Root); node != Node::None && words.size() < LibraryGame::OpeningPlies;
         node = tree.next(node)) {
        words << QString::fromStdString(wordOf(position, tree.move(node)));
        advance(position, tree.move(node));
    }
    return words.join(QLatin1Char(' '));
}

/// Packs the game for position searches (see `packedgame.h`), and sets the name of its opening.
void pack(const GameTree& tree, LibraryGame& game) {
    const PackedBoard& board = packedBoard(tree.book().variant());
    game.board = board.key;
    game.packed = packed(board.rules, tree);
    PackedHead& head = game.packed.head;
    head.year = static_cast<std::uint16_t>(game.date.left(4).toUInt());
    head.result = packedResult(game);
    int sum = 0, rated = 0;
    for (const LibrarySeat& seat : game.seats) {
        sum += std::max(0, seat.rating);
        rated += seat.rating > 0;
    }
    head.rating = static_cast<std::uint16_t>(rated == 0 ? 0 : std::min(sum / rated, 65535));
    if (const OpeningName* name = openingOf(tree, tree.variationEnd(Node::Root))) {
        game.eco = QString::fromStdString(name->code);
        game.named = QString::fromStdString(name->name);
    }
}

/// Returns the words of the main line in PGN, without tags, comments and variations.
QList<QByteArray> mainWords(const QByteArray& pgn) {
    const qsizetype tags = pgn.indexOf("\n\n");
    QByteArray bare;
    int beside = 0;
    bool comment = false;
    for (const char c : tags < 0 ? pgn : pgn.mid(tags + 2)) {
        if (comment) {
            comment = c != '}';
        } else if (c == '{') {
            comment = true;
        } else if (c == '(' || c == ')') {
            beside += c == '(' ? 1 : -1;
        } else if (beside == 0) {
            bare += c;
            continue;
        }
        bare += ' ';
    }
    return bare.simplified().split(' ');
}

/// Returns the move number at the beginning of a PGN word: 12 for "12.", "12..." and "12.Nf3". Returns 0 for other
/// words.
int moveNumberIn(const QByteArray& word) {
    const qsizetype point = word.indexOf('.');
    bool number = false;
    const int value = word.left(point).toInt(&number);
    return point > 0 && number ? value : 0;
}

}  // namespace

/// Uses the difference between the last and the first move number, because the record can begin at any move number.
int movesIn(const QByteArray& pgn) {
    int first = 0, last = 0;
    bool placing = false;
    for (const QByteArray& word : mainWords(pgn)) {
        if (const int number = moveNumberIn(word); number > 0) {
            last = number;
            if (first == 0) first = number;
        }
        const QByteArray move = word.mid(word.lastIndexOf('.') + 1);
        if (!move.isEmpty() && std::isalpha(static_cast<unsigned char>(move.front())) != 0)
            placing = move.contains('@');
    }
    return first == 0 || placing ? 0 : last - first + 1;
}

LibraryGame libraryGame(const PgnGame& read, const QString& today) {
    if (read.playable) return libraryGame(read.tree, today);
    LibraryGame game;
    describe(read.tree, today, game);
    game.game = variantOf(read.tree);
    game.eco = tagOf(read.tree, "ECO");
    game.named = tagOf(read.tree, "Opening");
    // Remove the empty lines after the game, so that they do not change the key.
    const auto pgn = QByteArray::fromStdString(read.text.substr(0, read.text.find_last_not_of("\r\n") + 1)) + "\n\n";
    game.record = recordOfText(pgn);
    game.key = QCryptographicHash::hash(pgn, QCryptographicHash::Sha1);
    return game;
}

LibraryGame libraryGame(const GameTree& tree, const QString& today) {
    LibraryGame game;
    game.game = latin(tree.book().variant().id);
    describe(tree, today, game);
    for (Node node = tree.next(Node::Root); node != Node::None; node = tree.next(node)) ++game.plies;
    game.opening = firstMovesOf(tree);
    game.key = keyOf(tree, game);
    pack(tree, game);
    game.record = recordOf(tree, game.packed);
    return game;
}

LibraryGame libraryGame(const QByteArray& pgn, const QString& today) {
    const std::string text = pgn.toStdString();
    LibraryGame game = libraryGame(readPgn({.text = text, .length = text.size()}, threadRulebookCache()), today);
    if (pgnOf(game.record) != pgn) game.record = recordOfText(pgn);
    return game;
}

QByteArray duplicateKey(const LibraryGame& game) {
    return QCryptographicHash::hash(game.key + game.record, QCryptographicHash::Sha1);
}

QByteArray earlierDuplicateKey(const LibraryGame& game) {
    return QCryptographicHash::hash(game.key + pgnOf(game.record).value_or(QByteArray()), QCryptographicHash::Sha1);
}

bool isSameRecord(const QByteArray& record, const LibraryGame& game) {
    return record == game.record || pgnOf(record) == pgnOf(game.record);
}

std::vector<std::pair<QString, QString>> openingsMeant(const QString& moves) {
    std::vector<std::pair<QString, QString>> meant;
    for (const VariantInfo& info : offeredVariants()) {
        const RulebookPtr book = Rulebook::compile(*makeVariant(info, {}));
        Position position = startPosition(*book);
        const auto letters = typedLetters(NotationStyle::International, book->variant());
        QStringList opening;
        bool all = true;
        for (const QString& word : moves.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const std::string text = word.toStdString();
            const std::string_view move = withoutNumber(text);
            if (move.empty()) continue;
            const auto legal = typedMoves(position, move, letters);
            all = legal.size() == 1;
            if (!all) break;
            opening << QString::fromStdString(wordOf(position, legal.front()));
            advance(position, legal.front());
        }
        if (all && !opening.isEmpty()) meant.emplace_back(latin(info.id), opening.join(QLatin1Char(' ')));
    }
    return meant;
}

QString firstMovesIn(const QByteArray& pgn, qsizetype plies) {
    QStringList moves;
    for (const QByteArray& word : mainWords(pgn)) {
        const QByteArray move = word.mid(word.lastIndexOf('.') + 1);
        const bool isMove = !move.isEmpty() && !std::isdigit(static_cast<unsigned char>(move.front())) &&
                            !move.startsWith('$') && !move.startsWith('*');
        if (isMove) moves << QString::fromUtf8(move);
        if (moves.size() == plies) break;
    }
    return moves.join(QLatin1Char(' '));
}

QString openingShown(const Rulebook& book, const QString& opening, NotationStyle style) {
    Position position = startPosition(book);
    QStringList shown;
    for (const QString& word : opening.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const std::string kept = word.toStdString();
        const MoveList moves = legalMoves(position);
        const auto meant = std::ranges::find_if(moves, [&](Move m) { return wordOf(position, m) == kept; });
        if (meant == moves.end()) return opening;
        const Move move = *meant;
        shown << moveText(position, move, style);
        advance(position, move);
    }
    return shown.join(QLatin1Char(' '));
}

}  // namespace rokada::ui
