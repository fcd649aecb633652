#include "cecpsession.h"

#include "book/bookplay.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"
#include "words.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace rokada::engine {

using protocol::findOption;
using protocol::OfferedOption;
using protocol::SpinOption;
using std::chrono::milliseconds;

namespace {

/// Returns a position text without the pieces in hand. XBoard writes them in brackets after the placement, even in
/// variants without reserve pieces.
std::string withoutHand(std::string text) {
    const std::size_t open = text.find('[');
    const std::size_t close = text.find(']', open);
    if (open != text.npos && close != text.npos) text.erase(open, close + 1 - open);
    return text;
}

/// Returns the comment on a result without the words "wins" and "move". The program Knights takes a line with "wins"
/// for a victory of Black, and a line with "move" for a move.
std::string resultComment(const Rulebook& book, const Ending& ending) {
    if (ending.reason == Reason::FiftyMoves || ending.reason == Reason::FiftyMovesClaim) return "draw, no progress";
    const std::string text = words(book, ending);
    constexpr std::string_view wins = "wins, ";
    const std::size_t last = text.rfind(wins);
    return last == text.npos ? text : text.substr(last + wins.size());
}

/// Returns true for messages that do not interrupt a running search.
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

}  // namespace

CecpSession::CecpSession(LineWriter& out, protocol::Settings defaults, std::shared_ptr<Resources> resources)
    : out_(out),
      defaults_(std::move(defaults)),
      resources_(startResources(defaults_, std::move(resources))),
      settings_(defaults_),
      variant_(cecp::variantNames().front()),
      game_(rulebook()),
      gameSeed_(anySeed()),
      searchThread_(resources_->engine()) {}

RulebookPtr CecpSession::rulebook() {
    const VariantInfo& info = *findVariant(variant_.game);
    const auto set = settings_.rules.find(info.id);
    Choices choices = set == settings_.rules.end() ? Choices{} : set->second;
    protocol::LineWords rules(variant_.rules);
    while (!rules.done()) {
        const auto choice = *parseChoice(info, rules.next());
        choices.insert_or_assign(choice.first, choice.second);
    }
    return resources_->rulebook(info, choices);
}

void CecpSession::error(const std::string& what, std::string_view line) {
    out_.write("Error (" + what + "): " + printable(line));
}

void CecpSession::rejectMove(const std::string& why, std::string_view move) {
    out_.write("Illegal move (" + why + "): " + printable(move));
}

void CecpSession::refuseLongLine() { error("the line is too long", ""); }

void CecpSession::claimResult() {
    if (!game_.ending()) return;
    const Ending& ending = *game_.ending();
    out_.write(std::string(cecp::resultText(ending)) + " {" + resultComment(game_.book(), ending) + '}');
}

void CecpSession::restart(const RulebookPtr& book) {
    game_ = Game(book);
    boardIllegal_ = false;
    clock_.startOver();
    positionChanged();
    gameSeed_ = anySeed();
    searchThread_.engine().clear();
}

void CecpSession::positionChanged() {
    hint_.reset();
    excluded_.clear();
}

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

// --- messages -------------------------------------------------------------------------------------------------------

void CecpSession::on(const cecp::Version&) { out_.write(cecp::featureLines(engineName(), defaults_)); }

void CecpSession::on(const cecp::NewGame&) {
    variant_ = cecp::variantNames().front();
    restart(rulebook());
    if (mode_ != Mode::Analyzing) mode_ = Mode::Playing;
    seat_ = Side(1);
    clock_.reset();
}

void CecpSession::on(const cecp::SetVariant& message) {
    const auto names = cecp::variantNames();
    const auto found = std::ranges::find_if(names, [&](const auto& n) { return n.name == message.name; });
    if (found == names.end()) {
        error("unknown variant", message.name);
        return;
    }
    variant_ = *found;
    if (!variant_.pieces.empty()) out_.write(variant_.pieces);
    restart(rulebook());
}

void CecpSession::on(const cecp::Go&) {
    if (refusesIllegalBoard("go")) return;
    mode_ = Mode::Playing;
    seat_ = game_.position().turn();
    claimResult();
}

void CecpSession::on(const cecp::PlayOther&) {
    const Position& position = game_.position();
    mode_ = Mode::Playing;
    seat_ = game_.book().next(position.turn(), position.state().living);
}

bool CecpSession::refusesIllegalBoard(std::string_view line) {
    if (boardIllegal_) error("illegal position", line);
    return boardIllegal_;
}

void CecpSession::on(const cecp::UserMove& message) {
    if (boardIllegal_) {
        rejectMove("illegal position", message.text);
        return;
    }
    if (mode_ == Mode::Playing && game_.position().turn() == seat_) {
        rejectMove("not your turn", message.text);
        return;
    }
    if (game_.ending()) {
        rejectMove("the game is over", message.text);
        return;
    }
    const auto move = cecp::readMove(game_.position(), message.text);
    if (!move) {
        rejectMove(words(move.error().what), message.text);
        return;
    }
    game_.play(*move);
    positionChanged();
    claimResult();
}

/// Answers with a pong, which confirms all earlier commands. If the engine still owes a move, the pong follows after
/// the move.
void CecpSession::on(const cecp::Ping& message) {
    pongs_.push_back(printable(message.number));
    if (!owesMove_) sendPongs();
}

void CecpSession::sendPongs() {
    for (const std::string& number : pongs_) out_.write("pong " + number);
    pongs_.clear();
}

void CecpSession::on(const cecp::TakeBack& message) {
    const std::size_t turns = message.fullMove ? game_.book().sides() : 1;
    for (std::size_t i = 0; i < turns && game_.canUndo(); ++i) game_.undo();
    positionChanged();
}

void CecpSession::on(const cecp::SetBoard& message) {
    const RulebookPtr& book = game_.sharedBook();
    const std::string text(message.text);
    const auto read = readPosition(*book, book->reserveKinds().empty() ? withoutHand(text) : text);
    boardIllegal_ = !read;
    if (!read) {
        out_.write("tellusererror " + positionWords(book->variant(), read.error()));
        return;
    }
    for (const PositionRemark& remark : read->remarks) out_.write("# setboard: " + words(remark));
    game_ = Game(book, read->position);
    clock_.startOver();
    positionChanged();
}

void CecpSession::on(const cecp::Exit&) {
    if (mode_ == Mode::Analyzing) mode_ = Mode::Forced;
}

/// Answers even if no search runs, because XBoard stops asking if it gets no answer.
void CecpSession::on(const cecp::Status&) {
    if (mode_ == Mode::Analyzing) out_.write(cecp::statusLine(game_.book(), progress_));
}

/// Excludes moves from the analysis, or includes them again.
void CecpSession::on(const cecp::Consider& message) {
    const MoveList legal = game_.moves();
    if (message.move == "all") {
        excluded_.clear();
        if (!message.yes) excluded_.assign(legal.begin(), legal.end());
        return;
    }
    const auto move = cecp::readMove(game_.position(), message.move);
    if (!move) {
        error(words(move.error().what), message.move);
        return;
    }
    std::erase(excluded_, *move);
    if (!message.yes) excluded_.push_back(*move);
}

void CecpSession::on(const cecp::Hint&) {
    if (refusesIllegalBoard("hint")) return;
    if (hint_ && game_.legal(*hint_)) out_.write("Hint: " + moveTextOfXBoard(game_.book(), *hint_));
}

/// Writes the book moves and, at their end, an empty line.
void CecpSession::on(const cecp::ShowBook&) {
    const BookPtr known = boardIllegal_ ? nullptr : book();
    out_.write(known ? cecp::bookLines(game_.book(), known->moves(game_.position())) : std::string());
}

void CecpSession::on(const cecp::Memory& message) {
    settings_.hash = std::clamp(message.megabytes, 1, 4096);
    if (settings_.hash != message.megabytes)
        error("out of bounds, it is " + std::to_string(settings_.hash), "memory " + std::to_string(message.megabytes));
    if (searchThread_.setHash(settings_.hash)) return;
    settings_.hash = 1;
    error("not enough memory", "memory " + std::to_string(message.megabytes));
}

void CecpSession::on(const cecp::Cores& message) {
    settings_.threads = std::clamp(message.number, 1, 256);
    if (settings_.threads != message.number)
        error("out of bounds, it is " + std::to_string(settings_.threads), "cores " + std::to_string(message.number));
    searchThread_.engine().setThreads(settings_.threads);
}

void CecpSession::on(const cecp::SetOption& message) {
    const OfferedOption* option = findOption(message.name);
    if (option == nullptr || option->uciOnly) {
        error(words(protocol::LineErrorCode::UnknownOption), message.name);
    } else if (!setOption(settings_, *option, message.value)) {
        error(words(protocol::LineErrorCode::UnknownValue), message.value);
    } else if (std::holds_alternative<protocol::ButtonOption>(option->kind)) {
        searchThread_.engine().clear();
    } else if (std::holds_alternative<protocol::FileOption>(option->kind)) {
        static_cast<void>(book());
    }
}

void CecpSession::on(const cecp::SetTables& message) {
    if (message.type != cecp::SyzygyType) {
        error("unknown type of endgame tables", message.type);
        return;
    }
    settings_.syzygyPath = message.folders;
    const std::string why = resources_->openTables(settings_.syzygyPath, hurry());
    if (!why.empty()) error(printable(why), "egtpath");
}

// --- searches -------------------------------------------------------------------------------------------------------

void CecpSession::moveNow() {
    const bool wanted = [this] {
        const std::lock_guard lock(mutex_);
        return mode_ != Mode::Analyzing && !expected_;
    }();
    if (wanted) searchThread_.stop();
}

bool CecpSession::ponderHit(std::string_view text) {
    const std::lock_guard lock(mutex_);
    if (!expected_ || !searchThread_.pondering()) return false;
    const auto move = cecp::readMove(game_.position(), text);
    if (!move || *move != *expected_) return false;
    game_.play(*move);
    positionChanged();
    expected_.reset();
    owesMove_ = true;
    searchThread_.ponderHit();
    return true;
}

bool CecpSession::endsPondering(const cecp::Message& message) {
    const auto* ponder = std::get_if<cecp::Ponder>(&message);
    const std::lock_guard lock(mutex_);
    return ponder != nullptr && !ponder->on && expected_;
}

/// Aborts a search. If the search has already finished, its move is still played.
void CecpSession::abandon() {
    if (!searchThread_.idle()) {
        const std::lock_guard lock(mutex_);
        abandoned_ = true;
    }
    searchThread_.stop();
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
        task.limits = clock_.limits(game_);
        task.limits.overhead = milliseconds(settings_.overhead);
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
    searchThread_.think(std::move(task), mine ? Hold::None : Hold::TillStop, listener(game_.position()));
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
    BookPtr known = book_.of(settings_, game_.sharedBook(), hurry());
    if (const std::string complaint = book_.complaint(); !complaint.empty()) error(complaint, "option BookFile");
    return known;
}

/// Returns the legal moves that are not excluded from analysis.
std::vector<Move> CecpSession::considered() const {
    const MoveList legal = game_.moves();
    std::vector<Move> moves(legal.begin(), legal.end());
    std::erase_if(moves, [this](Move m) { return std::ranges::find(excluded_, m) != excluded_.end(); });
    return moves;
}

std::uint64_t CecpSession::seed() const {
    return settings_.seed == 0 ? gameSeed_ : static_cast<std::uint64_t>(settings_.seed);
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
    task.limits = clock_.limitsAfter(expected, outcome.report.elapsed);
    task.limits.overhead = milliseconds(settings_.overhead);
    task.limits.variations = settings_.variations;
    task.limits.pondering = true;
    resources_->prepare(task);
    expected_ = hint_;
    if (post_) out_.write("Hint: " + moveTextOfXBoard(game_.book(), *hint_));
    searchThread_.thinkNext(std::move(task), Hold::TillHit, listener(expected.position()));
}

}  // namespace rokada::engine
