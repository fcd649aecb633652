#include "collection/storedrecord.h"

#include "collection/compression.h"
#include "collection/packedboard.h"
#include "database/unpackedgame.h"
#include "files/threadrulebookcache.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"

#include <QtEndian>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace rokada::ui {

namespace {

/// First byte of each form. PGN text has none, unless it begins with one of these bytes.
constexpr char Text = '\x01', Packed = '\x02', PackedUnusual = '\x03';
/// Bytes before the packed moves: the form, and the number of bytes of the moves.
constexpr qsizetype HeadSize = 1 + sizeof(quint32);

bool isPacked(const QByteArray& record) { return record.startsWith(Packed) || record.startsWith(PackedUnusual); }

/// Returns the number of bytes of the packed moves, or nullopt if the record is too short for them.
std::optional<qsizetype> movesSize(const QByteArray& record) {
    if (record.size() < HeadSize) return std::nullopt;
    const auto size = qFromLittleEndian<quint32>(record.constData() + 1);
    return size <= static_cast<quint64>(record.size() - HeadSize) ? std::optional(static_cast<qsizetype>(size))
                                                                  : std::nullopt;
}

QByteArray textOfForm(const QByteArray& record) { return record.startsWith(Text) ? record.mid(1) : record; }

/// Appends the comments of `moves` to `words`. Returns nothing of the moves themselves.
void appendComments(QByteArrayView moves, QByteArray& words) {
    for (qsizetype at = 0; at < moves.size();) {
        const char end = moves[at] == '{' ? '}' : moves[at] == ';' ? '\n' : '\0';
        ++at;
        if (end == '\0') continue;
        const qsizetype close = moves.indexOf(end, at), length = (close < 0 ? moves.size() : close) - at;
        words.append(moves.sliced(at, length)).append('\n');
        at += length;
    }
}

}  // namespace

QByteArray recordOf(const GameTree& tree, const PackedGame& packed) {
    const auto tags = isWholeWhenPacked(tree) ? tagLines(tree) : std::nullopt;
    if (!tags) return recordOfText(QByteArray::fromStdString(pgnText(tree)));
    QByteArray record(HeadSize, packed.head.usual ? Packed : PackedUnusual);
    qToLittleEndian(static_cast<quint32>(packed.moves.size()), record.data() + 1);
    record.append(reinterpret_cast<const char*>(packed.moves.data()), static_cast<qsizetype>(packed.moves.size()));
    return record.append(tags->data(), static_cast<qsizetype>(tags->size()));
}

QByteArray recordOfText(const QByteArray& pgn) {
    const bool unclear = pgn.startsWith(Text) || isPacked(pgn);
    return unclear ? Text + pgn : pgn;
}

std::optional<QByteArray> pgnOf(const QByteArray& record) {
    if (!isPacked(record)) return textOfForm(record);
    const auto size = movesSize(record);
    if (!size) return std::nullopt;
    const std::string tags = record.mid(HeadSize + *size).toStdString();
    PgnGame game = readPgn({.text = tags, .length = tags.size()}, threadRulebookCache());
    if (!game.playable || game.tree.size() > 0) return std::nullopt;
    const std::span moves(reinterpret_cast<const std::uint8_t*>(record.constData() + HeadSize),
                          static_cast<std::size_t>(*size));
    const PackedRules& rules = packedBoard(game.tree.book().variant()).rules;
    if (!appendPacked(game.tree, rules, record.startsWith(Packed), moves)) return std::nullopt;
    return QByteArray::fromStdString(pgnText(game.tree));
}

std::optional<QByteArray> storedPgn(const QByteArray& stored) {
    const auto record = decompressedRecord(stored);
    return record ? pgnOf(*record) : std::nullopt;
}

QByteArray wordsOf(const QByteArray& record) {
    if (isPacked(record)) return record.mid(HeadSize + movesSize(record).value_or(0));
    QByteArray text = textOfForm(record);
    const qsizetype tags = text.indexOf("\n\n");
    if (tags < 0) return text;
    QByteArray words = text.left(tags + 1);
    appendComments(QByteArrayView(text).sliced(tags), words);
    return words;
}

}  // namespace rokada::ui
