#include "match/matchstate.h"

#include "kit/latin.h"
#include "variants/variants.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <set>

namespace rokada::ui {

namespace {

constexpr int MaxPlayers = 20, MaxRounds = 5000, MaxPlies = 100, MaxGamesAtOnce = 64;
constexpr int LongestMove = 3'600'000, LongestGame = 86'400;
constexpr qsizetype LongestName = 200;

QJsonObject written(const MatchPlayer& player) {
    QJsonObject json{{QStringLiteral("level"), player.level}, {QStringLiteral("engine"), player.engine}};
    if (player.name.isEmpty()) return json;
    QJsonObject options;
    for (auto it = player.options.begin(); it != player.options.end(); ++it) options[it.key()] = it.value();
    json[QStringLiteral("name")] = player.name;
    json[QStringLiteral("options")] = options;
    return json;
}

QJsonObject written(const MatchSetup& setup) {
    QJsonArray players;
    for (const MatchPlayer& player : setup.players) players.append(written(player));
    QJsonObject json{{QStringLiteral("players"), players},
                     {QStringLiteral("variants"), QJsonArray::fromStringList(setup.variants)},
                     {QStringLiteral("openings"), static_cast<int>(setup.openings)},
                     {QStringLiteral("plies"), setup.plies},
                     {QStringLiteral("file"), setup.file},
                     {QStringLiteral("books"), setup.books},
                     {QStringLiteral("moveTime"), setup.moveTime},
                     {QStringLiteral("base"), setup.base},
                     {QStringLiteral("increment"), setup.increment},
                     {QStringLiteral("rounds"), setup.rounds},
                     {QStringLiteral("concurrency"), setup.concurrency},
                     {QStringLiteral("collection"), setup.collection},
                     {QStringLiteral("seed"), QString::number(setup.seed)}};
    if (setup.sprt) json[QStringLiteral("sprt")] = QJsonArray{setup.sprt->elo0, setup.sprt->elo1};
    return json;
}

int numberIn(const QJsonObject& json, const char* name, int least, int most) {
    return std::clamp(json[QLatin1String(name)].toInt(), least, most);
}

MatchPlayer playerOf(const QJsonObject& json) {
    MatchPlayer player{.level = numberIn(json, "level", 0, 11), .engine = json[QStringLiteral("engine")].toString()};
    player.name = json[QStringLiteral("name")].toString().left(LongestName);
    if (player.name.isEmpty()) return player;
    const QJsonObject options = json[QStringLiteral("options")].toObject();
    for (const QString& name : options.keys()) player.options[name] = options[name].toString();
    return player;
}

MatchSetup setupOf(const QJsonObject& json) {
    MatchSetup setup;
    for (const auto& one : json[QStringLiteral("players")].toArray()) setup.players.push_back(playerOf(one.toObject()));
    for (const auto& id : json[QStringLiteral("variants")].toArray()) setup.variants << id.toString();
    setup.openings = static_cast<MatchSetup::Openings>(numberIn(json, "openings", 0, 2));
    setup.plies = numberIn(json, "plies", 0, MaxPlies);
    setup.file = json[QStringLiteral("file")].toString();
    setup.books = json[QStringLiteral("books")].toBool();
    setup.moveTime = numberIn(json, "moveTime", 0, LongestMove);
    setup.base = numberIn(json, "base", 1, LongestGame);
    setup.increment = numberIn(json, "increment", 0, LongestMove);
    setup.rounds = numberIn(json, "rounds", 1, MaxRounds);
    setup.concurrency = numberIn(json, "concurrency", 1, MaxGamesAtOnce);
    setup.collection = json[QStringLiteral("collection")].toString();
    setup.seed = json[QStringLiteral("seed")].toString().toULongLong();
    const QJsonArray sprt = json[QStringLiteral("sprt")].toArray();
    if (sprt.size() == 2 && sprt[0].toDouble() < sprt[1].toDouble())
        setup.sprt = match::Sprt{sprt[0].toDouble(), sprt[1].toDouble()};
    return setup;
}

std::vector<std::size_t> unitSizes(const MatchSetup& setup) {
    std::vector<std::size_t> sizes;
    for (const QString& id : setup.variants)
        sizes.push_back(match::seatings(makeVariant(*findVariant(id.toStdString()), {})->sides()).size());
    return sizes;
}

bool possible(const MatchSetup& setup) {
    const auto known = [](const QString& id) { return findVariant(id.toStdString()) != nullptr; };
    return setup.players.size() >= 2 && setup.players.size() <= MaxPlayers && !setup.variants.isEmpty() &&
           std::ranges::all_of(setup.variants, known);
}

}  // namespace

bool sprtPossible(const MatchSetup& setup) {
    const auto sizes = unitSizes(setup);
    return setup.players.size() == 2 && std::set<std::size_t>(sizes.begin(), sizes.end()).size() == 1;
}

match::Standings MatchState::standings() const {
    match::Standings standings(setup.players.size(), unitSizes(setup), static_cast<std::size_t>(setup.rounds));
    for (const match::PlayedGame& game : played) standings.add(game);
    return standings;
}

QByteArray MatchState::games() const {
    QByteArray text;
    for (const QByteArray& game : pgn) text += game;
    return text;
}

QByteArray toJson(const MatchState& state) {
    QJsonArray games;
    for (std::size_t i = 0; i < state.played.size(); ++i) {
        const match::PlayedGame& game = state.played[i];
        games.append(QJsonObject{{QStringLiteral("unit"), static_cast<qint64>(game.unit)},
                                 {QStringLiteral("game"), static_cast<qint64>(game.game)},
                                 {QStringLiteral("half"), game.halfPoints},
                                 {QStringLiteral("failed"), game.failed},
                                 {QStringLiteral("pgn"), QString::fromUtf8(state.pgn[i])}});
    }
    const QJsonObject json{{QStringLiteral("match"), written(state.setup)}, {QStringLiteral("games"), games}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::optional<MatchState> matchStateOf(const QByteArray& json) {
    const QJsonObject read = QJsonDocument::fromJson(json).object();
    MatchState state{.setup = setupOf(read[QStringLiteral("match")].toObject()), .played = {}, .pgn = {}};
    if (!possible(state.setup)) return std::nullopt;
    match::Standings counted = state.standings();
    for (const auto& one : read[QStringLiteral("games")].toArray()) {
        const QJsonObject game = one.toObject();
        const match::PlayedGame played{.unit = static_cast<std::size_t>(game[QStringLiteral("unit")].toInteger(-1)),
                                       .game = static_cast<std::size_t>(game[QStringLiteral("game")].toInteger(-1)),
                                       .halfPoints = game[QStringLiteral("half")].toInt(-1),
                                       .failed = game[QStringLiteral("failed")].toBool()};
        if (!counted.add(played)) continue;
        state.played.push_back(played);
        state.pgn.push_back(game[QStringLiteral("pgn")].toString().toUtf8());
    }
    return state;
}

}  // namespace rokada::ui
