#include "cecpsession.h"

#include "book/bookplay.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"
#include "words.h"

#include <algorithm>
#include <type_traits>

namespace rokada::engine {

using protocol::findOption;
using protocol::OfferedOption;
using protocol::SpinOption;
using std::chrono::milliseconds;

namespace {

/// Until XBoard says otherwise: forty moves in five minutes.
constexpr cecp::TimeControl usualControl{40, std::chrono::minutes(5), milliseconds(0)};

/// Whether a message leaves a running search alone.
struct LeavesSearchAlone {
    template <class Message>
    bool operator()(const Message&) const {
        using namespace cecp;
        return std::is_same_v<Message, Nothing> || std::is_same_v<Message, Version> || std::is_same_v<Message, Ping> ||
               std::is_same_v<Message, Clock> || std::is_same_v<Message, TimeControl> ||
               std::is_same_v<Message, FixedTime> || std::is_same_v<Message, FixedDepth> ||
               std::is_same_v<Message, Post> || std::is_same_v<Message, Hint> || std::is_same_v<Message, UseBook> ||
               std::is_same_v<Message, ShowBook>;
    }
};

/// XBoard writes the pieces in hand after the placement, in brackets, even in variants that have none.
std::string withoutHand(std::string text) {
    const std::size_t open = text.find('[');
    const std::size_t close = text.find(']', open);
    if (open != text.npos && close != text.npos) text.erase(open, close + 1 - open);
    return text;
}

}  // namespace

CecpSession::CecpSession(LineWriter& out, const protocol::Settings& defaults)
    : out_(out),
      defaults_(defaults),
      settings_(defaults_),
      variant_(cecp::variantNames().front()),
      game_(rulebook()),
      control_(usualControl),
      remaining_(usualControl.base),
      gameSeed_(anySeed()),
      thinker_(settings_.hash, settings_.threads) {}

RulebookPtr CecpSession::rulebook() const {
    const VariantInfo& info = *findVariant(variant_.game);
    const auto set = settings_.rules.find(info.id);
    Choices choices = set == settings_.rules.end() ? Choices{} : set->second;
    protocol::LineWords rules(variant_.rules);
    while (!rules.done()) {
        const auto choice = *parseChoice(info, rules.next());
        choices.insert_or_assign(choice.first, choice.second);
    }
    return bookFor(info, choices);
}

void CecpSession::error(const std::string& what, std::string_view line) {
    out_.write("Error (" + what + "): " + printable(line));
}

void CecpSession::rejectMove(const std::string& why, std::string_view move) {
    out_.write("Illegal move (" + why + "): " + printable(move));
}

void CecpSession::refuseLongLine() { error("the line is too long", ""); }

bool CecpSession::handle(std::string_view line) {
    const auto message = cecp::parse(line);
    if (!message) {
        error(words(message.error().what), line);
        return true;
    }
    if (std::holds_alternative<cecp::MoveNow>(*message)) {
        const bool analyzing = [this] {
            const std::lock_guard lock(mutex_);
            return mode_ == Mode::Analyzing;
        }();
        if (!analyzing) thinker_.stop();
        return true;
    }
    const bool quiet = !std::visit(LeavesSearchAlone{}, *message);
    if (quiet) abandon();
    const std::lock_guard lock(mutex_);
    std::visit([this](const auto& m) { on(m); }, *message);
    if (std::holds_alternative<cecp::Quit>(*message)) return false;
    if (quiet) carryOn();
    return true;
}

/// A search that has finished by itself still makes its move.
void CecpSession::abandon() {
    if (!thinker_.idle()) {
        const std::lock_guard lock(mutex_);
        abandoned_ = true;
    }
    thinker_.stop();
    abandoned_ = false;
}

void CecpSession::carryOn() {
    const bool mine = mode_ == Mode::Playing && game_.position().turn() == seat_;
    if (game_.ending() || (mode_ != Mode::Analyzing && !mine)) return;
    Task task = Task::of(game_);
    if (mine) {
        task.limits = limits();
        task.level = settings_.level();
        task.seed = settings_.seed == 0 ? gameSeed_ : static_cast<std::uint64_t>(settings_.seed);
    }
    task.limits.variations = settings_.variations;
    if (mine && playFromBook(task)) return;
    thinker_.think(std::move(task), mine ? Hold::None : Hold::TillStop, listener());
}

bool CecpSession::playFromBook(const Task& task) {
    const BookPtr known = settings_.ownBook ? book() : nullptr;
    const auto answer = known ? bookAnswer(*known, task) : std::nullopt;
    if (!answer) return false;
    if (post_) out_.write("0 0 0 0 (book) " + moveText(game_.book(), answer->best));
    finished(answer);
    return true;
}

BookPtr CecpSession::book() {
    BookPtr known = book_.of(settings_, game_.sharedBook());
    if (const std::string complaint = book_.complaint(); !complaint.empty()) error(complaint, "option BookFile");
    return known;
}

Limits CecpSession::limits() const {
    Limits limits{.depth = depth_, .overhead = milliseconds(settings_.overhead), .only = {}};
    if (fixedTime_) {
        limits.moveTime = fixedTime_;
        return limits;
    }
    int toGo = 0;
    if (control_.moves > 0) {
        const auto made = static_cast<int>(game_.played() / game_.book().sides());
        toGo = control_.moves - made % control_.moves;
    }
    limits.clock = ClockTimes{remaining_, control_.increment, toGo};
    return limits;
}

SearchListener CecpSession::listener() {
    return {.report =
                [this, book = game_.sharedBook(), post = post_](const Report& report) {
                    if (!post) return;
                    for (std::size_t i = 0; i < report.variations.size(); ++i) {
                        out_.write(cecp::thinkingLine(*book, report, i));
                    }
                },
            .done = [this](const std::optional<SearchResult>& outcome) { finished(outcome); },
            .failed = [this](const char* why) { error("the search failed", why); }};
}

void CecpSession::finished(const std::optional<SearchResult>& outcome) {
    const std::lock_guard lock(mutex_);
    if (abandoned_ || mode_ != Mode::Playing) return;
    hint_ = outcome->ponder;
    game_.play(outcome->best);
    out_.write("move " + moveText(game_.book(), outcome->best));
    claimResult();
}

void CecpSession::claimResult() {
    if (!game_.ending()) return;
    const Ending& ending = *game_.ending();
    out_.write(std::string(cecp::resultText(ending)) + " {" + words(game_.book(), ending) + '}');
}

void CecpSession::restart(const RulebookPtr& book) {
    game_ = Game(book);
    hint_.reset();
    gameSeed_ = anySeed();
    thinker_.engine().clear();
}

void CecpSession::on(const cecp::Version&) { out_.write(cecp::featureLines(engineName(), defaults_)); }

void CecpSession::on(const cecp::NewGame&) {
    variant_ = cecp::variantNames().front();
    restart(rulebook());
    mode_ = Mode::Playing;
    seat_ = Side(1);
    depth_ = 0;
    remaining_ = control_.base;
}

void CecpSession::on(const cecp::SetVariant& message) {
    const auto names = cecp::variantNames();
    const auto found = std::find_if(names.begin(), names.end(), [&](const auto& n) { return n.name == message.name; });
    if (found == names.end()) {
        error("unknown variant", message.name);
        return;
    }
    variant_ = *found;
    if (!variant_.pieces.empty()) out_.write(variant_.pieces);
    restart(rulebook());
}

void CecpSession::on(const cecp::Go&) {
    mode_ = Mode::Playing;
    seat_ = game_.position().turn();
    claimResult();
}

void CecpSession::on(const cecp::PlayOther&) {
    const Position& position = game_.position();
    mode_ = Mode::Playing;
    seat_ = game_.book().next(position.turn(), position.state().living);
}

void CecpSession::on(const cecp::TimeControl& message) {
    control_ = message;
    remaining_ = message.base;
    fixedTime_.reset();
}

void CecpSession::on(const cecp::UserMove& message) {
    if (mode_ == Mode::Playing && game_.position().turn() == seat_) {
        rejectMove("not your turn", message.text);
        return;
    }
    if (game_.ending()) {
        rejectMove("the game is over", message.text);
        return;
    }
    const auto move = parseMove(game_.position(), message.text);
    if (!move) {
        rejectMove(words(move.error().what), message.text);
        return;
    }
    game_.play(*move);
    claimResult();
}

void CecpSession::on(const cecp::Ping& message) { out_.write("pong " + printable(message.number)); }

void CecpSession::on(const cecp::TakeBack& message) {
    const std::size_t turns = message.fullMove ? game_.book().sides() : 1;
    for (std::size_t i = 0; i < turns && game_.canUndo(); ++i) game_.undo();
    hint_.reset();
}

void CecpSession::on(const cecp::SetBoard& message) {
    const RulebookPtr& book = game_.sharedBook();
    const std::string text(message.text);
    const auto position = parsePosition(*book, book->reserveKinds().empty() ? withoutHand(text) : text);
    if (!position) {
        out_.write("tellusererror Illegal position: " + words(position.error()));
        return;
    }
    game_ = Game(book, *position);
    hint_.reset();
}

void CecpSession::on(const cecp::Exit&) {
    if (mode_ == Mode::Analyzing) mode_ = Mode::Forced;
}

void CecpSession::on(const cecp::Hint&) {
    if (hint_ && game_.legal(*hint_)) out_.write("Hint: " + moveText(game_.book(), *hint_));
}

/// The list ends with an empty line.
void CecpSession::on(const cecp::ShowBook&) {
    const BookPtr known = book();
    out_.write(known ? cecp::bookLines(game_.book(), known->moves(game_.position())) : std::string());
}

void CecpSession::on(const cecp::Memory& message) {
    settings_.hash = std::clamp(message.megabytes, 1, 4096);
    if (settings_.hash != message.megabytes)
        error("out of bounds, it is " + std::to_string(settings_.hash), "memory " + std::to_string(message.megabytes));
    if (thinker_.setHash(settings_.hash)) return;
    settings_.hash = 1;
    error("not enough memory", "memory " + std::to_string(message.megabytes));
}

void CecpSession::on(const cecp::Cores& message) {
    settings_.threads = std::clamp(message.number, 1, 256);
    if (settings_.threads != message.number)
        error("out of bounds, it is " + std::to_string(settings_.threads), "cores " + std::to_string(message.number));
    thinker_.engine().setThreads(settings_.threads);
}

void CecpSession::on(const cecp::SetOption& message) {
    const OfferedOption* option = findOption(message.name);
    if (option == nullptr || option->uciOnly) {
        error(words(protocol::LineErrorCode::UnknownOption), message.name);
    } else if (!setOption(settings_, *option, message.value)) {
        error(words(protocol::LineErrorCode::UnknownValue), message.value);
    } else if (std::holds_alternative<protocol::ButtonOption>(option->kind)) {
        thinker_.engine().clear();
    } else if (std::holds_alternative<protocol::FileOption>(option->kind)) {
        static_cast<void>(book());
    }
}

}  // namespace rokada::engine
