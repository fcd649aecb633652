#include "files/savedgame.h"

#include "files/threadrulebookcache.h"
#include "game/clocktext.h"
#include "record/pgnreader.h"
#include "record/pgnwriter.h"
#include "record/recordedending.h"
#include "session/occupants.h"
#include "text/playertag.h"

#include <QCryptographicHash>
#include <QStringList>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

constexpr std::string_view SeatsTag = "RokadaSeats", SeedTag = "RokadaSeed", PlaceTag = "RokadaPlace",
                           LawsTag = "RokadaLaws", TimesTag = "RokadaTimes", ClockTag = "RokadaClock",
                           ViewTag = "RokadaView", FileTag = "RokadaFile", PlayedTag = "RokadaPlayed",
                           EncodingTag = "RokadaEncoding";
/// Prefix of the last line. After it, the line contains a checksum of the text before the line, so that a truncated or
/// damaged file is detected.
constexpr const char* End = "% whole ";

QByteArray sumOf(const QByteArray& text) { return QCryptographicHash::hash(text, QCryptographicHash::Sha1).toHex(); }

/// Returns the offset of the last line. Returns -1 if the text is truncated or damaged.
qsizetype endOf(const QByteArray& text) {
    const qsizetype end = text.lastIndexOf(End);
    const QByteArray body = text.left(std::max<qsizetype>(0, end));
    return end >= 0 && text == sealed(body) ? end : -1;
}

/// Prefix of the name of an external engine in the text of a seat.
constexpr QLatin1String EngineMark("engine ");

/// Returns the text that stores the player of a side. It is "person", a level or an engine, then a colon and the name
/// of the player.
QString seatText(const Seat& seat) {
    QString engine = seat.engine;
    engine.replace(QLatin1Char('|'), QLatin1Char(' ')).replace(QLatin1Char(':'), QLatin1Char(' '));
    const QString who = seat.human            ? QStringLiteral("person")
                        : !engine.isEmpty()   ? EngineMark + engine
                        : seat.level.isFull() ? QStringLiteral("full")
                                              : QString::fromStdString(textOf(seat.level));
    QString name = seat.name;
    return who + QLatin1Char(':') + name.replace(QLatin1Char('|'), QLatin1Char(' '));
}

Seat seatFrom(const QString& text) {
    Seat seat;
    const QString who = text.section(QLatin1Char(':'), 0, 0);
    seat.name = text.section(QLatin1Char(':'), 1);
    if (who.startsWith(EngineMark)) {
        seat.human = false;
        seat.level = Level::full();
        seat.engine = who.mid(EngineMark.size());
        return seat;
    }
    const auto level = levelOf(who.toStdString());
    seat.human = who != QLatin1String("full") && !level;
    if (!seat.human) seat.level = level.value_or(Level::full());
    return seat;
}

/// Returns the text that stores the rules of play. It has one letter for each rule in force, then the number of the
/// takeback rule. The letter 'w' stands for clocks that start with the first move, and 'h' for a game in which help was
/// used.
std::string lawsText(const GameSetup& setup) {
    const TableLaws& laws = setup.laws;
    std::string text;
    if (setup.clocksWait) text += 'w';
    if (setup.helped) text += 'h';
    if (laws.touchMove) text += 't';
    if (laws.pressClock) text += 'p';
    if (laws.arbiter) text += 'a';
    if (laws.secretPlacement) text += 's';
    return text + std::to_string(static_cast<int>(laws.takeBacks));
}

TableLaws lawsFrom(const std::string& text) {
    const auto has = [&](char c) { return text.find(c) != std::string::npos; };
    return {.touchMove = has('t'),
            .pressClock = has('p'),
            .arbiter = has('a'),
            .secretPlacement = has('s'),
            .takeBacks = has('1')   ? TakeBacks::Agreed
                         : has('2') ? TakeBacks::None
                                    : TakeBacks::Free};
}

/// Reads the rules of play and the time controls from the tags. Returns false if they are invalid.
bool readTimes(SavedGame& saved) {
    const std::size_t sides = saved.setup.book->sides();
    if (const std::string* laws = saved.tree.tag(LawsTag)) {
        saved.setup.laws = lawsFrom(*laws);
        saved.setup.clocksWait = laws->find('w') != std::string::npos;
        saved.setup.helped = laws->find('h') != std::string::npos;
    }
    if (const std::string* text = saved.tree.tag(TimesTag)) {
        auto times = parseTimes(*text, sides);
        if (!times) return false;
        saved.setup.times = std::move(*times);
    }
    if (const std::string* text = saved.tree.tag(ClockTag)) {
        const auto clock = parseClock(*text, sides);
        if (!clock) return false;
        saved.clock = *clock;
    }
    return true;
}

/// Returns the path from the root to `live` as indices of children, for example "0.0.1".
std::string placeText(const GameTree& tree, Node live) {
    std::string text;
    for (const Node node : tree.path(live)) {
        const auto siblings = tree.children(tree.parent(node));
        const auto place = std::ranges::find(siblings, node) - siblings.begin();
        text += (text.empty() ? "" : ".") + std::to_string(place);
    }
    return text;
}

std::optional<Node> placeFrom(const GameTree& tree, const std::string& text) {
    Node node = Node::Root;
    const auto places = QString::fromStdString(text).split(QLatin1Char('.'), Qt::SkipEmptyParts);
    for (const QString& place : places) {
        const auto children = tree.children(node);
        bool number = false;
        const uint index = place.toUInt(&number);
        if (!number || index >= children.size()) return std::nullopt;
        node = children[index];
    }
    return node;
}

/// Returns the place of a record in its file as text: "at length line size milliseconds path". The milliseconds are the
/// modification time of the file.
std::string sourceText(const RecordSource& source) {
    const QStringList numbers{QString::number(source.at), QString::number(source.length), QString::number(source.line),
                              QString::number(source.size), QString::number(source.changed.toMSecsSinceEpoch())};
    return (numbers.join(QLatin1Char(' ')) + QLatin1Char(' ') + source.path).toStdString();
}

std::optional<RecordSource> sourceFrom(const std::string& text) {
    constexpr int Numbers = 5;
    const QString words = QString::fromStdString(text);
    std::array<qint64, Numbers> numbers{};
    for (int i = 0; i < Numbers; ++i) {
        bool good = false;
        numbers[static_cast<std::size_t>(i)] = words.section(QLatin1Char(' '), i, i).toLongLong(&good);
        if (!good || numbers[static_cast<std::size_t>(i)] < 0) return std::nullopt;
    }
    RecordSource source{.path = words.section(QLatin1Char(' '), Numbers)};
    source.at = static_cast<std::uint64_t>(numbers[0]);
    source.length = static_cast<std::uint64_t>(numbers[1]);
    source.line = static_cast<std::size_t>(numbers[2]);
    source.size = numbers[3];
    source.changed = QDateTime::fromMSecsSinceEpoch(numbers[4]);
    return source;
}

/// Returns the encoding that is stored as a number. Returns Utf8 if the text is not the number of an encoding.
Encoding encodingFrom(const std::string& text) {
    bool number = false;
    const int value = QString::fromStdString(text).toInt(&number);
    const bool known = number && value >= 0 && value <= static_cast<int>(Encoding::Utf32Big);
    return known ? static_cast<Encoding>(value) : Encoding::Utf8;
}

void readView(SavedGame& saved) {
    const std::string* view = saved.tree.tag(ViewTag);
    saved.viewing = view != nullptr;
    saved.noted = view != nullptr && *view == "edited";
    saved.edited = saved.noted || (view != nullptr && *view == "reviewed");
    if (const std::string* file = saved.tree.tag(FileTag)) saved.source = sourceFrom(*file);
    if (const std::string* encoding = saved.tree.tag(EncodingTag); encoding && saved.source)
        saved.source->encoding = encodingFrom(*encoding);
    if (const std::string* played = saved.tree.tag(PlayedTag))
        saved.played = QDateTime::fromString(QString::fromStdString(*played), Qt::ISODateWithMs);
}

QByteArray textWithTags(GameTree tree, Node live, const GameSetup& setup) {
    QStringList seats;
    for (const Seat& seat : setup.seats) seats << seatText(seat);
    tree.setTag(SeatsTag, seats.join(QLatin1Char('|')).toStdString());
    tree.setTag(SeedTag, std::to_string(setup.seed));
    tree.setTag(PlaceTag, placeText(tree, live));
    return sealed(QByteArray::fromStdString(pgnText(tree)));
}

}  // namespace

QByteArray savedText(const RecordSnapshot& snapshot, const GameSetup& setup) {
    GameTree tree = snapshot.tree;
    tree.setTag(ViewTag, snapshot.noted ? "edited" : snapshot.edited ? "reviewed" : "1");
    if (snapshot.source) tree.setTag(FileTag, sourceText(*snapshot.source));
    if (snapshot.source && snapshot.source->encoding != Encoding::Utf8)
        tree.setTag(EncodingTag, std::to_string(static_cast<int>(snapshot.source->encoding)));
    return textWithTags(std::move(tree), snapshot.shown, setup);
}

QByteArray savedText(const GameTree& tree, Node live, const GameSetup& setup, const SavedMoment& at) {
    GameTree copy = tree;
    copy.setTag(LawsTag, lawsText(setup));
    if (!setup.times.empty()) copy.setTag(TimesTag, timesText(setup.times));
    if (at.clock) copy.setTag(ClockTag, clockText(*at.clock, setup.book->sides()));
    if (at.played.isValid()) copy.setTag(PlayedTag, at.played.toString(Qt::ISODateWithMs).toStdString());
    return textWithTags(std::move(copy), live, setup);
}

std::string fileText(GameTree tree, const GameSetup& setup) {
    for (std::size_t side = 0; side < setup.seats.size(); ++side) {
        const std::string name = playerTag(tree.book().variant().sideSpecs[side]);
        const std::string player = playerName(setup.seats[side], tree.book().variant().id).toStdString();
        if (!tree.tag(name) && !player.empty()) tree.setTag(name, player);
    }
    return publishedPgn(std::move(tree));
}

QByteArray sealed(const QByteArray& body) { return body + End + sumOf(body) + '\n'; }

QByteArray withoutMoment(const QByteArray& savedText) {
    QByteArray text = savedText.left(savedText.lastIndexOf(End));
    for (const std::string_view name : {ClockTag, PlayedTag}) {
        const QByteArray tag = "\n[" + QByteArray(name.data(), static_cast<qsizetype>(name.size())) + " ";
        const qsizetype from = text.indexOf(tag);
        if (from >= 0) text.remove(from, text.indexOf('\n', from + 1) - from);
    }
    return text;
}

Game gameOf(const SavedGame& saved) {
    Game game = gameAt(saved.tree, saved.live);
    restoreEnding(game, saved.tree);
    return game;
}

std::optional<SavedGame> savedGame(const QByteArray& text) {
    const qsizetype end = endOf(text);
    if (end < 0) return std::nullopt;
    PgnSplitter splitter;
    splitter.feed({text.constData(), static_cast<std::size_t>(end)});
    splitter.finish();
    const auto one = splitter.take();
    if (!one || splitter.take()) return std::nullopt;
    PgnGame game = readPgn(*one, threadRulebookCache());
    const std::string* seats = game.tree.tag(SeatsTag);
    const std::string* seed = game.tree.tag(SeedTag);
    const std::string* place = game.tree.tag(PlaceTag);
    if (!game.playable || !seats || !seed || !place) return std::nullopt;
    const auto live = placeFrom(game.tree, *place);
    if (!live) return std::nullopt;
    SavedGame saved{.tree = std::move(game.tree), .live = *live, .setup = {}, .clock = {}, .source = {}};
    saved.setup.book = saved.tree.sharedBook();
    saved.setup.seed = QString::fromStdString(*seed).toULongLong();
    for (const QString& seat : QString::fromStdString(*seats).split(QLatin1Char('|'))) {
        saved.setup.seats.push_back(seatFrom(seat));
    }
    saved.setup.seats.resize(saved.setup.book->sides());
    if (!readTimes(saved)) return std::nullopt;
    readView(saved);
    for (const std::string_view tag :
         {SeatsTag, SeedTag, PlaceTag, LawsTag, TimesTag, ClockTag, ViewTag, FileTag, PlayedTag, EncodingTag})
        saved.tree.removeTag(tag);
    return saved;
}

}  // namespace rokada::ui
