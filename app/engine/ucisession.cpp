#include "ucisession.h"

#include "bench.h"
#include "boardtext.h"
#include "book/bookplay.h"
#include "divide.h"
#include "rules/movegen.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "words.h"

#include <utility>

namespace rokada::engine {

using protocol::findOption;
using protocol::OfferedOption;
using protocol::offeredOptions;
using protocol::Settings;

UciSession::UciSession(LineWriter& out, Settings defaults, std::shared_ptr<Resources> resources)
    : out_(out),
      defaults_(std::move(defaults)),
      settings_(defaults_),
      resources_(startResources(settings_, std::move(resources))),
      game_(rulebook()),
      gameSeed_(anySeed()),
      searchThread_(resources_->engine()) {}

RulebookPtr UciSession::rulebook() { return resources_->rulebook(*settings_.game, settings_.choices()); }

void UciSession::inform(const std::string& what) { out_.write("info string " + what); }

bool UciSession::idle() {
    if (searchThread_.idle()) return true;
    inform("not while thinking");
    return false;
}

void UciSession::begin(Game game) {
    game_ = std::move(game);
    refused_ = false;
}

void UciSession::refuse(const std::string& why) {
    refused_ = true;
    inform(why);
}

bool UciSession::hasPosition() {
    if (refused_) inform("no position: the last one was refused");
    return !refused_;
}

bool UciSession::handle(std::string_view line) {
    const auto message = uci::parse(line);
    if (message) return std::visit([this](const auto& m) { return on(m); }, *message);
    const std::string why = words(message.error()) + ": " + printable(line);
    protocol::LineWords(line).next() == "position" ? refuse(why) : inform(why);
    return true;
}

void UciSession::refuseLongLine() { inform("the line is too long"); }

bool UciSession::on(const uci::Identify&) {
    std::string text = "id name " + std::string(engineName()) + "\nid author the Rokada developers\n";
    for (const OfferedOption& option : offeredOptions()) text += uciOptionLine(option, defaults_) + '\n';
    out_.write(text + "uciok");
    return true;
}

bool UciSession::on(const uci::CheckReady&) {
    out_.write("readyok");
    return true;
}

bool UciSession::on(const uci::NewGame&) {
    if (!idle()) return true;
    searchThread_.engine().clear();
    gameSeed_ = anySeed();
    begin(Game(rulebook()));
    return true;
}

bool UciSession::on(const uci::Stop&) {
    searchThread_.stop();
    return true;
}

bool UciSession::on(const uci::PonderHit&) {
    if (searchThread_.pondering()) {
        searchThread_.ponderHit();
    } else {
        inform("not pondering");
    }
    return true;
}

bool UciSession::on(const uci::Quit&) {
    searchThread_.stop();
    return false;
}

bool UciSession::on(const uci::ShowBoard&) {
    if (!hasPosition()) return true;
    std::string text = boardText(game_.position()) + positionText(game_.position());
    if (game_.ending()) text += '\n' + words(game_.book(), *game_.ending());
    out_.write(text);
    return true;
}

bool UciSession::on(const uci::SetOption& message) {
    if (!idle()) return true;
    const OfferedOption* option = findOption(message.name);
    if (option == nullptr) {
        inform(words(protocol::LineErrorCode::UnknownOption) + ": " + printable(message.name));
        return true;
    }
    // PyChess sends skill levels up to 20, even if the bounds of the option are lower.
    const std::string value = nearestValue(*option, message.value);
    if (value != message.value) inform(option->name + ": out of bounds, it is " + value);
    if (!setOption(settings_, *option, value)) {
        inform(words(protocol::LineErrorCode::UnknownValue) + ": " + option->name + ": " + printable(message.value));
    } else {
        applySetting(*option);
    }
    return true;
}

void UciSession::applySetting(const OfferedOption& option) {
    if (std::holds_alternative<protocol::VariantOption>(option.kind)) begin(Game(rulebook()));
    if (std::holds_alternative<protocol::ButtonOption>(option.kind)) searchThread_.engine().clear();
    if (std::holds_alternative<protocol::FileOption>(option.kind)) {
        static_cast<void>(book_.of(settings_, game_.sharedBook(), hurry()));
        examineBook();
    }
    if (std::holds_alternative<protocol::FoldersOption>(option.kind)) {
        const std::string why = resources_->openTables(settings_.syzygyPath, hurry());
        if (!why.empty()) inform(printable(option.name + ": " + why));
    }
    if (const auto* spin = std::get_if<protocol::SpinOption>(&option.kind)) {
        if (spin->value == &Settings::hash && !searchThread_.setHash(settings_.hash)) {
            settings_.hash = 1;
            inform("not enough memory, Hash is 1");
        }
        if (spin->value == &Settings::threads) searchThread_.engine().setThreads(settings_.threads);
    }
}

bool UciSession::on(const uci::SetPosition& message) {
    const RulebookPtr book = rulebook();
    auto read = message.text ? readPosition(*book, *message.text) : ReadPosition{startPosition(*book), {}};
    if (!read) {
        refuse(positionWords(book->variant(), read.error()));
        return true;
    }
    for (const PositionRemark& remark : read->remarks) inform("position: " + words(remark));
    Game game(book, read->position);
    for (const std::string_view text : message.moves) {
        const auto move = parseMove(game.position(), text);
        // User interfaces can continue a game after a draw that Rokada applies automatically.
        if (move && game.playOn(*move)) continue;
        refuse("position: " + printable(text) + ": " + (move ? "the game is over" : words(move.error())));
        return true;
    }
    begin(std::move(game));
    return true;
}

bool UciSession::on(const uci::Go& message) {
    if (!idle()) return true;
    const Hold hold = message.infinite ? Hold::TillStop : message.ponder ? Hold::TillHit : Hold::None;
    if (!hasPosition()) {
        searchThread_.think(std::nullopt, hold, listener());
        return true;
    }
    if (game_.ending()) inform("the game is over: " + words(game_.book(), *game_.ending()));
    const MoveList moves = legalMoves(game_.position());
    if (moves.empty()) {
        searchThread_.think(std::nullopt, hold, listener());
        return true;
    }
    Task task = Task::of(game_);
    task.limits = limitsOf(message);
    task.level = settings_.level();
    task.seed = seed();
    if (hold == Hold::None) {
        if (const auto known = bookMove(task)) {
            inform("book move " + moveText(game_.book(), known->best));
            listener().done(known);
            return true;
        }
    }
    resources_->prepare(task);
    searchThread_.think(std::move(task), hold, listener());
    return true;
}

/// Converts `go` to search limits and reports the errors that the parser corrected.
Limits UciSession::limitsOf(const uci::Go& message) {
    const Position& position = game_.position();
    for (const protocol::LineError& error : message.corrected) {
        const bool number = error.what == protocol::LineErrorCode::BadNumber;
        inform("go: " + words(error) + (number ? ": the nearest that is allowed counts" : ": ignored"));
    }
    const char seat = game_.book().variant().sideSpecs[position.turn()].letter;
    if (uci::lacksClock(message, seat)) inform("go: no time for the side to move");
    Limits limits = uci::limitsFor(message, seat);
    limits.overhead = std::chrono::milliseconds(settings_.overhead);
    limits.variations = settings_.variations;
    for (const std::string_view text : message.only) {
        const auto move = parseMove(position, text);
        if (move) {
            limits.only.push_back(*move);
        } else {
            inform("go searchmoves: " + printable(text) + ": " + words(move.error()));
        }
    }
    return limits;
}

std::optional<SearchResult> UciSession::bookMove(const Task& task) {
    if (!settings_.ownBook || settings_.analysing) return std::nullopt;
    const BookPtr book = book_.of(settings_, task.book, hurry());
    examineBook();
    return book ? bookAnswer(*book, task) : std::nullopt;
}

void UciSession::examineBook() {
    if (const std::string complaint = book_.complaint(); !complaint.empty()) inform(printable(complaint));
}

std::uint64_t UciSession::seed() const {
    return settings_.seed == 0 ? gameSeed_ : static_cast<std::uint64_t>(settings_.seed);
}

SearchListener UciSession::listener() {
    const RulebookPtr book = game_.sharedBook();
    const auto tell = [this, book, root = game_.position(), chances = settings_.chances](const Report& report) {
        for (std::size_t i = 0; i < report.variations.size(); ++i) out_.write(uci::infoLine(root, report, i, chances));
    };
    return {.report = tell,
            .progress =
                [this, book, tell](const Progress& progress) {
                    tell(progress.report);
                    if (progress.report.variations.empty()) out_.write(uci::progressLine(*book, progress));
                },
            .done =
                [this, book](const std::optional<SearchResult>& outcome) {
                    if (outcome) {
                        out_.write(uci::bestMoveLine(*book, outcome->best, outcome->ponder));
                    } else {
                        out_.write(uci::bestMoveLine(*book, std::nullopt, std::nullopt));
                    }
                },
            .failed = failed("the search")};
}

SearchThread::Failed UciSession::failed(const char* what) {
    return [this, what](const char* why) { inform(std::string(what) + " failed: " + why); };
}

bool UciSession::on(const uci::Perft& message) {
    if (!idle()) return true;
    if (!hasPosition()) return true;
    const auto count = [this, book = game_.sharedBook(), position = game_.position(),
                        depth = message.depth](const std::stop_token& stop) -> std::function<void()> {
        const auto nodes = divide(position, depth, stop, [&](Move move, std::uint64_t below) {
            out_.write(moveText(*book, move) + ": " + std::to_string(below));
        });
        return [this, nodes] {
            if (nodes) out_.write("\nNodes searched: " + std::to_string(*nodes));
        };
    };
    searchThread_.run(count, failed("perft"));
    return true;
}

bool UciSession::on(const uci::Bench& message) {
    if (!idle()) return true;
    const auto measure = [this, depth = message.depth](const std::stop_token& stop) -> std::function<void()> {
        const auto nodes = bench({}, depth, stop, [this](const std::string& line) { out_.write(line); });
        return [this, nodes] {
            if (nodes) out_.write(signatureLine(*nodes));
        };
    };
    searchThread_.run(measure, failed("bench"));
    return true;
}

}  // namespace rokada::engine
