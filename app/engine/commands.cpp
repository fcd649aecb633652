#include "commands.h"

#include "boardtext.h"
#include "game.h"
#include "movetext.h"
#include "perftsuite.h"
#include "positiontext.h"
#include "words.h"

#include <chrono>
#include <iomanip>
#include <iostream>
#include <optional>

namespace rokada::engine {

namespace {

/// The rules that a choice names; says what is wrong if there are none.
RulebookPtr rulebookOf(const GameChoice& choice, std::ostream& err) {
    const auto complain = [&](const std::string& what) {
        err << "rokada-engine: " << what << '\n';
        return RulebookPtr();
    };
    if (choice.variant.empty()) return complain("--variant is required");
    const VariantInfo* info = findVariant(choice.variant);
    if (info == nullptr)
        return complain("--variant " + choice.variant + ": " + words(Fault{0, Trouble::UnknownVariant}));
    Choices choices;
    for (const std::string& text : choice.rules) {
        const auto parsed = parseChoice(*info, text);
        if (!parsed) return complain("--rule " + text + ": " + words(parsed.error()));
        choices.insert_or_assign(parsed->first, parsed->second);
    }
    return Rulebook::compile(*makeVariant(*info, choices));
}

std::optional<Position> positionOf(const RulebookPtr& book, const std::string& text, std::ostream& err) {
    if (text.empty()) return startPosition(*book);
    auto position = parsePosition(*book, text);
    if (position) return *position;
    err << "rokada-engine: --fen: " << words(position.error()) << '\n';
    return std::nullopt;
}

/// The game after the moves of `--after`.
std::optional<Game> gameOf(const Request& request, std::ostream& err) {
    const RulebookPtr book = rulebookOf(request.game, err);
    if (!book) return std::nullopt;
    const auto position = positionOf(book, request.game.position, err);
    if (!position) return std::nullopt;
    Game game(book, *position);
    for (std::size_t at = 0; at < request.after.size();) {
        const auto end = std::min(request.after.find(' ', at), request.after.size());
        const std::string text = request.after.substr(at, end - at);
        if (!text.empty()) {
            const auto move = parseMove(game.position(), text);
            Fault fault = move ? Fault{0, Trouble::IllegalMove} : move.error();
            fault.at += at;
            if (!move || !game.play(*move)) {
                err << "rokada-engine: --after: " << text << ": " << words(fault) << '\n';
                return std::nullopt;
            }
        }
        at = end + 1;
    }
    return game;
}

void divide(Position& position, int depth, std::ostream& out) {
    MoveList moves;
    legalMoves(position, moves);
    Undo undo;
    for (const Move move : moves) {
        position.make(move, undo);
        out << moveText(position.book(), move) << ": " << perft(position, move.forced() ? depth : depth - 1) << '\n';
        position.unmake(move, undo);
    }
}

}  // namespace

int countMoves(const Request& request, std::ostream& out, std::ostream& err) {
    const RulebookPtr book = rulebookOf(request.game, err);
    if (!book) return BadInput;
    if (request.depth == 0) {
        err << "rokada-engine: --depth is required\n";
        return BadInput;
    }
    auto position = positionOf(book, request.game.position, err);
    if (!position) return BadInput;
    if (request.divide) divide(*position, request.depth, out);
    const auto begin = std::chrono::steady_clock::now();
    std::uint64_t nodes = 0;
    for (int i = 0; i < request.repeat; ++i) nodes += perft(*position, request.depth);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    out << "nodes " << nodes << "\nseconds " << std::fixed << std::setprecision(3) << seconds.count() << "\nnps "
        << std::setprecision(0) << static_cast<double>(nodes) / std::max(seconds.count(), 1e-9) << '\n';
    return Success;
}

int runSuite(const Request& request, std::ostream& out, std::ostream& err) {
    const auto suite = PerftSuite::load(request.file);
    if (!suite) {
        err << "rokada-engine: " << request.file << ": " << suite.error() << '\n';
        return BadInput;
    }
    std::uint64_t counts = 0;
    for (const PerftCase& test : suite->cases) {
        GameChoice choice{.variant = request.game.variant.empty() ? suite->variant : request.game.variant,
                          .rules = test.rules};
        const RulebookPtr book = rulebookOf(choice, err);
        if (!book) return BadInput;
        auto position = positionOf(book, test.position, err);
        if (!position) return BadInput;
        for (const PerftCount& wanted : test.counts) {
            if (wanted.nodes > request.maxNodes) continue;
            const std::uint64_t nodes = perft(*position, wanted.depth);
            ++counts;
            if (nodes == wanted.nodes) continue;
            out << request.file << ':' << wanted.line << ": " << test.id << " perft " << wanted.depth << ": expected "
                << wanted.nodes << ", counted " << nodes << '\n';
            return Failure;
        }
        out << "ok " << test.id << '\n';
    }
    out << counts << " counts right\n";
    return Success;
}

int listMoves(const Request& request, std::ostream& out, std::ostream& err) {
    const auto game = gameOf(request, err);
    if (!game) return BadInput;
    const Position& position = game->position();
    out << "position " << positionText(position) << '\n';
    out << "turn " << game->book().variant().armies[position.turn()].name << '\n';
    out << "check " << (position.inCheck(position.turn()) ? "yes" : "no") << '\n';
    if (const auto& ending = game->ending()) {
        out << "over " << words(game->book(), *ending) << '\n';
        return Success;
    }
    const MoveList moves = game->moves();
    out << "moves " << moves.size() << '\n';
    for (const Move move : moves) out << moveText(game->book(), move) << ' ' << shortText(position, move) << '\n';
    return Success;
}

int showBoard(const Request& request, std::ostream& out, std::ostream& err) {
    const auto game = gameOf(request, err);
    if (!game) return BadInput;
    out << boardText(game->position()) << positionText(game->position()) << '\n';
    return Success;
}

int listVariants(const Request&, std::ostream& out, std::ostream&) {
    for (const VariantInfo& info : allVariants()) {
        out << info.id << '\n';
        for (const Option& option : info.options) {
            out << "  " << option.name << '=';
            for (std::size_t i = 0; i < option.values.size(); ++i) out << (i == 0 ? "" : "|") << option.values[i];
            out << " (default " << option.values.front() << ")\n";
        }
    }
    return Success;
}

}  // namespace rokada::engine
