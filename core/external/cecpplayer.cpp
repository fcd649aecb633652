#include "external/cecpplayer.h"

#include "external/cecpgreeting.h"
#include "external/fields.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <algorithm>

namespace rokada::external {

namespace {

using namespace std::chrono_literals;

/// Returns true if the move leads to a draw that ends the game without a claim.
bool drawsAtOnce(const Game& game, Move move) {
    Game after = game;
    after.play(move);
    return after.ending() && after.ending()->drawn();
}

}  // namespace

bool mayClaimDraw(const Game& game) {
    if (game.claimable() != Claim::None) return true;
    const MoveList moves = game.moves();
    return std::ranges::any_of(
        moves, [&](Move move) { return game.claimable(move) != Claim::None || drawsAtOnce(game, move); });
}

std::string CecpPlayer::variantName(const Variant& variant) const {
    return spec_.variant.empty() ? cecpName(variant) : spec_.variant;
}

void CecpPlayer::take(const std::string& name, const std::string& value) {
    (void)send((takeFeature(features_, name, value) ? "accepted " : "rejected ") + name);
}

/// Applies features that arrive after the handshake.
void CecpPlayer::takeLate(const std::string& line) {
    for (const auto& [name, value] : readFeatures(line)) take(name, value);
}

Answer<void> CecpPlayer::greet(const Game& game, const std::stop_token& stop) {
    features_ = {};
    if (game.book().sides() != 2) return wrong("its protocol is for variants for two");
    const std::string variant = variantName(game.book().variant());
    const FeatureListener listener{
        .enough = [&](const CecpFeatures& features) { return features.plays(variant); },
        .onFeature = [&](const std::string& name, const std::string& value) { take(name, value); }};
    const ChildProcess::ReadResult readResult = greetCecp(child(), features_, context_.timeouts, stop, listener);
    if (readResult == ChildProcess::ReadResult::Gone || readResult == ChildProcess::ReadResult::Stopped)
        return wrong(describe(readResult));
    if (readResult == ChildProcess::ReadResult::Nothing) return wrong("does not know the variant " + variant);
    for (const auto& [name, value] : spec_.options) {
        const auto& known = features_.options;
        if (std::ranges::find(known, name) == known.end()) return wrong("has no option " + name);
        (void)send(optionLine(features_, name, value));
    }
    if (features_.memory && spec_.memory > 0) (void)send("memory " + std::to_string(spec_.memory));
    return {};
}

Answer<void> CecpPlayer::ping(const std::stop_token& stop) {
    if (!features_.ping) return {};
    const std::string number = std::to_string(++pings_);
    if (!send("ping " + number)) return wrong("has ended");
    std::string refused;
    const auto line = await(
        [&](const std::string& l) {
            const CecpLine read = readCecpLine(l);
            if (refusesMove(read) && refused.empty()) refused = read.text;
            if (read.word == CecpWord::Feature) takeLate(l);
            return read == CecpLine{CecpWord::Pong, number};
        },
        stop);
    if (!line) return wrong(line.error());
    if (!refused.empty()) return wrong("calls " + refused + " illegal");
    return {};
}

Answer<void> CecpPlayer::newGame(const Game& game, const std::stop_token& stop) {
    const std::string variant = variantName(game.book().variant());
    (void)send("new");
    // "normal" is the default, and some engines do not know the variant command.
    const bool usual = variant == UsualOfCecp;
    if (!usual) (void)send("variant " + variant);
    for (const char* line : {"easy", "post"}) (void)send(line);
    for (const std::string& line : cecpTimeLines(spec_)) (void)send(line);
    for (const std::string& line : spec_.init) (void)send(line);
    if (!send("force")) return wrong("has ended");
    return setUp(game, stop);
}

/// Sets up the position of the game by sending its moves one by one. Sends `setboard` only if the game does not begin
/// with the standard start position, because some engines know a variant but cannot read its positions.
Answer<void> CecpPlayer::setUp(const Game& game, const std::stop_token& stop) {
    const std::string start = positionText(game.start());
    const bool known = !game.book().variant().numberedStarts && start == positionText(startPosition(game.book()));
    if (!known) {
        if (!features_.setboard) return wrong("cannot set up a position");
        (void)send("setboard " + start);
    }
    forced_ = true;
    shown_.clear();
    for (known_ = 0; known_ < game.played(); ++known_) {
        if (!sendMove(game, known_)) return wrong("has ended");
    }
    return ping(stop);
}

/// Returns true if the engine rejects a move that was sent. The text is checked, because some engines reject unknown
/// commands with the same words.
bool CecpPlayer::refusesMove(const CecpLine& line) const {
    if (line.word != CecpWord::Refused) return false;
    const std::string& text = line.text;
    const std::size_t begin = text.rfind("usermove ", 0) == 0 ? 9 : 0;
    return text.empty() || shown_.count(text.substr(begin)) > 0;
}

bool CecpPlayer::sendMove(const Game& game, std::size_t turn) {
    const std::string text = moveTextOfXBoard(game.book(), game.turns()[turn].move);
    shown_.insert(text);
    return send((features_.usermove ? "usermove " : "") + text);
}

bool CecpPlayer::sendClocks(const Game& game, const Clocks& clocks) {
    const Side side = game.position().turn();
    long long own = cecpShownTime(spec_), other = own;
    if (spec_.limit.clock) {
        own = std::max<long long>(1, clocks.remaining[side].count() / 10);
        other = std::max<long long>(1, clocks.remaining[1 - side].count() / 10);
        if (clocks.remaining[1 - side] == Milliseconds(0)) other = own;  // the opponent plays without a clock
    }
    if (own == 0 || !features_.time) return true;
    return send("time " + std::to_string(own)) && send("otim " + std::to_string(other));
}

bool CecpPlayer::catchUp(const Game& game) {
    while (known_ < game.played()) {
        if (!sendMove(game, known_++)) return false;
    }
    return true;
}

/// Sends the new moves and makes the engine think. Outside force mode the opponent's move starts the search of the
/// engine, so the clocks are sent first.
bool CecpPlayer::sendTurns(const Game& game, const Clocks& clocks) {
    if (!forced_) {
        ++known_;  // the engine's own last move
        return sendClocks(game, clocks) && sendMove(game, known_++);
    }
    if (!catchUp(game)) return false;
    forced_ = false;
    return sendClocks(game, clocks) && send("go");
}

Reply CecpPlayer::think(const Game& game, const Clocks& clocks, const std::stop_token& stop) {
    const Stopwatch watch(child());
    Reply reply;
    if (!spec_.limit.any()) {
        reply = analyse(game, stop);
    } else if (sendTurns(game, clocks)) {
        reply = listen(game, lastMoment(clocks, game.position().turn()), stop);
    } else {
        reply.fail(ChildProcess::ReadResult::Gone);
    }
    watch.write(reply);
    return reply;
}

/// Analyses until stopped, then answers with the first move of the last reported variation. After `exit` the engine is
/// in force mode; a ping confirms that.
Reply CecpPlayer::analyse(const Game& game, std::stop_token stop) {
    Reply reply;
    if (!forced_ || !features_.analyze) {
        reply.text = "does not analyse";
        return reply;
    }
    if (!catchUp(game) || !send("analyze")) {
        reply.fail(ChildProcess::ReadResult::Gone);
        return reply;
    }
    auto until = std::chrono::steady_clock::now() + context_.timeouts.without;
    std::string line, best;
    while (true) {
        const ChildProcess::ReadResult readResult = child().read(line, until, stop);
        if (readResult == ChildProcess::ReadResult::Line) {
            readCecpThinking(reply.thought, line);
            if (const auto said = readCecpVariation(line)) best = said->moves.front();
        } else if (readResult == ChildProcess::ReadResult::Stopped && hurries("exit", until, stop) && ping({}) &&
                   !best.empty()) {
            reply.outcome = Reply::Outcome::Move;
            reply.text = best;
            return reply;
        } else {
            reply.fail(readResult);
            return reply;
        }
    }
}

Reply CecpPlayer::listen(const Game& game, ChildProcess::Time until, std::stop_token stop) {
    Reply reply;
    std::string line;
    while (true) {
        const ChildProcess::ReadResult readResult = child().read(line, until, stop);
        if (readResult == ChildProcess::ReadResult::Line && settles(reply, line, game)) return reply;
        if (readResult == ChildProcess::ReadResult::Line) continue;
        if (readResult == ChildProcess::ReadResult::Stopped && hurries("?", until, stop)) continue;
        reply.fail(readResult);
        return reply;
    }
}

bool CecpPlayer::settles(Reply& reply, const std::string& line, const Game& game) {
    const CecpLine read = readCecpLine(line);
    const bool first = game.position().turn() == 0;
    switch (read.word) {
        case CecpWord::Thinking: readCecpThinking(reply.thought, line); return false;
        case CecpWord::Move:
            reply.outcome = Reply::Outcome::Move;
            reply.text = read.text;
            return true;
        case CecpWord::Resign: reply.outcome = Reply::Outcome::Resigns; return true;
        case CecpWord::Refused: {
            const bool move = refusesMove(read);
            if (move) reply.text = "calls " + read.text + " illegal";
            return move;
        }
        case CecpWord::Result:
            if (read.text == (first ? "0-1" : "1-0")) {
                reply.outcome = Reply::Outcome::Resigns;
            } else if (read.text == "1/2-1/2" && mayClaimDraw(game)) {
                reply.outcome = Reply::Outcome::ClaimsDraw;
            } else {
                reply.text = "claims " + read.text + " and stops moving";
                return false;
            }
            return true;
        case CecpWord::Feature: takeLate(line); return false;
        case CecpWord::Other:
        case CecpWord::Pong: return false;
    }
    return false;
}

}  // namespace rokada::external
