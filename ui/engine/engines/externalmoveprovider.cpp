#include "engines/externalmoveprovider.h"

#include "ai/evaluation/matecount.h"
#include "external/enginemove.h"
#include "text/movetext.h"

#include <QCoreApplication>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace rokada::ui {

using external::Reply;

namespace {

/// Returns an exception with a message for the user.
[[nodiscard]] std::runtime_error failure(const QString& words) {
    return std::runtime_error(words.toLocal8Bit().data());
}

QString wordsOf(const QString& name, const Reply& reply) {
    using ReadResult = external::ChildProcess::ReadResult;
    const auto text = QString::fromUtf8(reply.text.c_str()).left(40);
    if (reply.outcome == Reply::Outcome::Move && text.isEmpty())
        return QCoreApplication::translate("EngineFailure", "%1 sent no move").arg(name);
    if (reply.outcome == Reply::Outcome::Move)
        return QCoreApplication::translate("EngineFailure", "%1 sent the illegal move “%2”").arg(name, text);
    if (reply.readResult == ReadResult::Gone)
        return QCoreApplication::translate("EngineFailure", "%1 quit unexpectedly").arg(name);
    if (reply.readResult == ReadResult::Nothing)
        return QCoreApplication::translate("EngineFailure", "%1 does not answer").arg(name);
    return QCoreApplication::translate("EngineFailure", "%1 refuses to continue this game").arg(name);
}

/// Assumed speed of an engine, in nodes per second. It is used to convert node limits to time limits for CECP engines.
constexpr std::uint64_t NodesPerSecond = 200'000;

/// Returns the limits of the task for the engine. A CECP engine gets whole seconds, because some of these engines quit
/// when they receive fractions.
external::ThinkLimit limitOf(const Task& task, external::Protocol protocol) {
    using std::chrono::seconds;
    const Limits& limits = task.limits;
    const bool whole = protocol == external::Protocol::Cecp;
    external::ThinkLimit limit;
    limit.moveTime = limits.moveTime;
    if (whole && limit.moveTime) limit.moveTime = std::chrono::ceil<seconds>(*limit.moveTime);
    limit.depth = limits.depth;
    limit.nodes = limits.nodes;
    // CECP has no node limits, so set a time limit instead.
    if (whole && limits.nodes > 0) limit.moveTime = std::max(seconds(1), seconds(limits.nodes / NodesPerSecond));
    for (const Move move : limits.only) limit.only.push_back(moveText(*task.book, move));
    if (limits.clock) limit.clock = {limits.clock->remaining, limits.clock->increment, limits.clock->movesToGo};
    if (whole && limit.clock) limit.clock->increment = std::chrono::floor<seconds>(limit.clock->increment);
    return limit;
}

/// Returns the clocks for the engine. All sides get the same time, because the task contains only the clock of the side
/// to move.
external::Clocks clocksOf(const Limits& limits) {
    external::Clocks clocks;
    if (!limits.clock) return clocks;
    clocks.remaining.fill(std::max(std::chrono::milliseconds(1), limits.clock->remaining - limits.overhead));
    clocks.increment.fill(limits.clock->increment);
    clocks.movesToGo = limits.clock->movesToGo;
    return clocks;
}

}  // namespace

Score scoreOf(const Position& root, const external::Thought& thought) {
    if (thought.mate) {
        const int turns = std::clamp(std::abs(*thought.mate), 1, MaxPly / 2);
        return mateScore(root, *thought.mate > 0 ? turns : -turns);
    }
    return std::clamp(thought.score.value_or(0), -MaxEvaluation, MaxEvaluation);
}

bool HeardReport::take(const external::SaidVariation& said) {
    Game game(task_.book, task_.position);
    Variation variation{scoreOf(task_.position, said.thought), {}};
    for (const std::string& text : said.moves) {
        const auto move = external::readEngineMove(game.position(), text);
        if (!move || !game.playOn(*move)) break;
        variation.moves.push_back(*move);
    }
    const auto rank = static_cast<std::size_t>(std::max(1, said.rank));
    if (variation.moves.empty() || rank > report_.variations.size() + 1) return false;
    if (rank > report_.variations.size()) report_.variations.emplace_back();
    report_.variations[rank - 1] = std::move(variation);
    report_.depth = std::max(1, said.thought.depth);
    report_.selectiveDepth = std::max(said.selectiveDepth, report_.depth);
    report_.nodes = said.thought.nodes;
    report_.elapsed = said.thought.time;
    report_.hashFull = said.hashFull;
    return true;
}

ExternalMoveProvider::ExternalMoveProvider(external::EngineSpec spec, const external::EngineTimeouts& timeouts,
                                           external::Trace listener)
    : name_(QString::fromUtf8(spec.name.c_str())),
      protocol_(spec.protocol),
      silence_(timeouts.handshake),
      talk_(std::move(spec), timeouts, std::move(listener)) {}

void ExternalMoveProvider::setGame(const Game& game) { game_ = game; }

void ExternalMoveProvider::hurry(std::stop_token unwanted) { talk_.hurry(std::move(unwanted)); }

SearchResult ExternalMoveProvider::think(const Task& task, const std::stop_token& stop, const ReportCallback& report) {
    const bool sameGame = game_ && game_->sharedBook() == task.book && game_->position().key() == task.position.key();
    Game game = sameGame ? *game_ : Game(task.book, task.position);
    HeardReport reports(task);
    const bool endless = !task.limits.moveTime && !task.limits.clock;
    EngineQuestion question{std::move(game), limitOf(task, protocol_), clocksOf(task.limits)};
    if (endless) question.heardWithin = silence_;
    const auto found = talk_.ask(std::move(question), stop, [&](const auto& said) {
        if (reports.take(said) && report) report(reports.report());
    });
    SearchResult result;
    result.report = reports.report();
    const auto& best = result.report.variations;
    switch (found.state) {
        case EngineAnswer::State::Unready:
            throw failure(QCoreApplication::translate("EngineFailure",
                                                      "%1 cannot be started, or it does not support this variant")
                              .arg(name_));
        case EngineAnswer::State::Late:
            if (best.empty())
                throw failure(QCoreApplication::translate("EngineFailure", "%1 does not answer").arg(name_));
            result.best = best.front().moves.front();
            return result;
        case EngineAnswer::State::Silent:
            throw failure(QCoreApplication::translate("EngineFailure", "%1 does not answer").arg(name_));
        case EngineAnswer::State::Answered: break;
    }
    const Reply& reply = found.reply;
    if (reply.outcome == Reply::Outcome::Resigns || reply.outcome == Reply::Outcome::ClaimsDraw) return result;
    const auto move = external::readEngineMove(task.position, reply.text);
    if (reply.outcome != Reply::Outcome::Move || !move) throw failure(wordsOf(name_, reply));
    result.best = *move;
    const bool first = !best.empty() && best.front().moves.front() == *move;
    if (!first) result.report.variations = {{scoreOf(task.position, reply.thought), {*move}}};
    result.report.depth = std::max(1, result.report.depth);
    return result;
}

}  // namespace rokada::ui
