// The engine as a program for XBoard: its searches, for a move, while pondering and in analysis.
#include "book/bookplay.h"
#include "cecpsession.h"
#include "text/movetext.h"
#include "words.h"

#include <algorithm>
#include <type_traits>

namespace rokada::engine {

using std::chrono::milliseconds;

namespace {

/// Whether a message leaves a running search alone.
struct LeavesSearchAlone {
    template <class Message>
    bool operator()(const Message&) const {
        using namespace cecp;
        return std::is_same_v<Message, Nothing> || std::is_same_v<Message, Version> || std::is_same_v<Message, Ping> ||
               std::is_same_v<Message, Clock> || std::is_same_v<Message, TimeControl> ||
               std::is_same_v<Message, FixedTime> || std::is_same_v<Message, FixedDepth> ||
               std::is_same_v<Message, Post> || std::is_same_v<Message, Status> || std::is_same_v<Message, Hint> ||
               std::is_same_v<Message, UseBook> || std::is_same_v<Message, ShowBook> || std::is_same_v<Message, Ponder>;
    }
};

/// What the clock shows after a move.
milliseconds afterMove(milliseconds remaining, const SearchResult& outcome, milliseconds increment) {
    return std::max(remaining - outcome.report.elapsed + increment, milliseconds(1));
}

}  // namespace

bool CecpSession::handle(std::string_view line) {
    const auto message = cecp::parse(line);
    if (!message) {
        error(words(message.error().what), line);
        return true;
    }
    if (std::holds_alternative<cecp::MoveNow>(*message)) {
        moveNow();
        return true;
    }
    const auto* move = std::get_if<cecp::UserMove>(&*message);
    if (move != nullptr && ponderHit(move->text)) return true;
    const bool quiet = !std::visit(LeavesSearchAlone{}, *message) || endsPondering(*message);
    if (quiet) abandon();
    const std::lock_guard lock(mutex_);
    std::visit([this](const auto& m) { on(m); }, *message);
    if (std::holds_alternative<cecp::Quit>(*message)) return false;
    if (!quiet) return true;
    carryOn();
    if (!owesMove_) sendPongs();
    return true;
}

void CecpSession::moveNow() {
    const bool wanted = [this] {
        const std::lock_guard lock(mutex_);
        return mode_ != Mode::Analyzing && !expected_;
    }();
    if (wanted) thinker_.stop();
}

bool CecpSession::ponderHit(std::string_view text) {
    const std::lock_guard lock(mutex_);
    if (!expected_ || !thinker_.pondering()) return false;
    const auto move = cecp::readMove(game_.position(), text);
    if (!move || *move != *expected_) return false;
    game_.play(*move);
    positionChanged();
    expected_.reset();
    owesMove_ = true;
    thinker_.ponderHit();
    return true;
}

bool CecpSession::endsPondering(const cecp::Message& message) {
    const auto* ponder = std::get_if<cecp::Ponder>(&message);
    const std::lock_guard lock(mutex_);
    return ponder != nullptr && !ponder->on && expected_;
}

/// A search that has finished by itself still makes its move.
void CecpSession::abandon() {
    if (!thinker_.idle()) {
        const std::lock_guard lock(mutex_);
        abandoned_ = true;
    }
    thinker_.stop();
    abandoned_ = false;
    owesMove_ = false;
    expected_.reset();
}

void CecpSession::carryOn() {
    const bool mine = mode_ == Mode::Playing && game_.position().turn() == seat_;
    progress_ = {.moves = static_cast<int>(game_.moves().size())};
    if (boardIllegal_ || game_.ending() || (mode_ != Mode::Analyzing && !mine)) return;
    Task task = Task::of(game_);
    if (mine) {
        task.limits = limits(game_, remaining_);
        task.level = settings_.level();
        task.seed = seed();
        owesMove_ = true;
    } else if (!excluded_.empty()) {
        task.limits.only = considered();
        if (task.limits.only.empty()) return;
        progress_.moves = static_cast<int>(task.limits.only.size());
    }
    task.limits.variations = settings_.variations;
    if (mine && playFromBook(task)) return;
    resources_->prepare(task);
    thinker_.think(std::move(task), mine ? Hold::None : Hold::TillStop, listener(game_.position()));
}

bool CecpSession::playFromBook(const Task& task) {
    const BookPtr known = settings_.ownBook ? book() : nullptr;
    const auto answer = known ? bookAnswer(*known, task) : std::nullopt;
    if (!answer) return false;
    if (post_) out_.write("0 0 0 0 (book) " + moveTextOfXBoard(game_.book(), answer->best));
    answerWith(*answer);
    return true;
}

BookPtr CecpSession::book() {
    BookPtr known = book_.of(settings_, game_.sharedBook());
    if (const std::string complaint = book_.complaint(); !complaint.empty()) error(complaint, "option BookFile");
    return known;
}

/// The legal moves that are not excluded.
std::vector<Move> CecpSession::considered() const {
    const MoveList legal = game_.moves();
    std::vector<Move> moves(legal.begin(), legal.end());
    std::erase_if(moves,
                  [this](Move m) { return std::find(excluded_.begin(), excluded_.end(), m) != excluded_.end(); });
    return moves;
}

std::uint64_t CecpSession::seed() const {
    return settings_.seed == 0 ? gameSeed_ : static_cast<std::uint64_t>(settings_.seed);
}

Limits CecpSession::limits(const Game& game, milliseconds remaining) const {
    Limits limits{.depth = depth_, .overhead = milliseconds(settings_.overhead), .only = {}};
    if (fixedTime_) {
        limits.moveTime = fixedTime_;
        return limits;
    }
    // Knights says "level 40 0 0", never what the clock shows, and means the depth alone.
    if (remaining == milliseconds(0) && depth_ > 0) return limits;
    int toGo = 0;
    if (control_.moves > 0) {
        const std::size_t turns = game.played() - std::min(game.played(), controlSince_);
        toGo = control_.moves - static_cast<int>(turns / game.book().sides()) % control_.moves;
    }
    limits.clock = ClockTimes{remaining, control_.increment, toGo};
    return limits;
}

SearchListener CecpSession::listener(const Position& root) {
    return {.report =
                [this, book = game_.sharedBook(), root, analysis = mode_ == Mode::Analyzing](const Report& report) {
                    if (analysis) {
                        const std::lock_guard lock(mutex_);
                        progress_.report = report;
                        if (!report.variations.front().moves.empty()) hint_ = report.variations.front().moves.front();
                    }
                    tell(root, report);
                },
            .progress =
                [this, book = game_.sharedBook(), root](const Progress& progress) {
                    {
                        const std::lock_guard lock(mutex_);
                        progress_ = progress;
                    }
                    tell(root, progress.report);
                },
            .done = [this](const std::optional<SearchResult>& outcome) { finished(outcome); },
            .failed = [this](const char* why) { error("the search failed", why); }};
}

void CecpSession::tell(const Position& root, const Report& report) {
    if (!post_) return;
    for (std::size_t i = 0; i < report.variations.size(); ++i) out_.write(cecp::thinkingLine(root, report, i));
}

void CecpSession::finished(const std::optional<SearchResult>& outcome) {
    const std::lock_guard lock(mutex_);
    if (abandoned_ || expected_ || mode_ != Mode::Playing) return;
    answerWith(*outcome);
    startPondering(*outcome);
}

void CecpSession::answerWith(const SearchResult& outcome) {
    hint_ = outcome.ponder;
    game_.play(outcome.best);
    out_.write("move " + moveTextOfXBoard(game_.book(), outcome.best));
    claimResult();
    owesMove_ = false;
    sendPongs();
}

void CecpSession::startPondering(const SearchResult& outcome) {
    if (!ponders_ || !hint_ || !settings_.level().isFull()) return;
    Game expected = game_;
    if (!expected.play(*hint_) || expected.ending() || expected.position().turn() != seat_) return;
    Task task = Task::of(expected);
    task.limits = limits(expected, afterMove(remaining_, outcome, control_.increment));
    task.limits.variations = settings_.variations;
    task.limits.pondering = true;
    resources_->prepare(task);
    expected_ = hint_;
    if (post_) out_.write("Hint: " + moveTextOfXBoard(game_.book(), *hint_));
    thinker_.thinkNext(std::move(task), Hold::TillHit, listener(expected.position()));
}

}  // namespace rokada::engine
