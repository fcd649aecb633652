#include "commands.h"

#include "boardtext.h"
#include "game/game.h"
#include "perftsuite.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"
#include "words.h"

#include <chrono>
#include <iomanip>
#include <iostream>

namespace rokada::engine {

namespace {

/// Value of an option, or an error message in one line.
template <class T>
using Answer = tl::expected<T, std::string>;

auto wrong(const std::string& what) { return tl::make_unexpected(what); }

Answer<RulebookPtr> rulebookOf(const GameChoice& choice) {
    if (choice.variant.empty()) return wrong("--variant is required");
    const VariantInfo* info = findVariant(choice.variant);
    if (info == nullptr)
        return wrong("--variant " + choice.variant + ": " + words(ParseError{0, ErrorCode::UnknownVariant}));
    Choices choices;
    for (const std::string& text : choice.rules) {
        const auto parsed = parseChoice(*info, text);
        if (!parsed) return wrong("--rule " + text + ": " + words(parsed.error()));
        choices.insert_or_assign(parsed->first, parsed->second);
    }
    return Rulebook::compile(*makeVariant(*info, choices));
}

Answer<Position> positionOf(const RulebookPtr& book, const GameChoice& choice) {
    if (!choice.position) return startPosition(*book);
    const auto position = parsePosition(*book, *choice.position);
    if (!position) return wrong("--fen: " + words(position.error()));
    return *position;
}

std::string afterMove(const Game& game, const std::string& text, std::size_t at) {
    if (game.ending()) return "--after: " + text + ": the game is over";
    ParseError parseError = parseMove(game.position(), text).error();
    parseError.at += at;
    return "--after: " + text + ": " + words(parseError);
}

/// Returns the game after the moves that the option `--after` names.
Answer<Game> gameOf(const Request& request) {
    const auto book = rulebookOf(request.game);
    if (!book) return wrong(book.error());
    const auto position = positionOf(*book, request.game);
    if (!position) return wrong(position.error());
    Game game(*book, *position);
    for (std::size_t at = 0; at < request.after.size();) {
        const auto end = std::min(request.after.find(' ', at), request.after.size());
        const std::string text = request.after.substr(at, end - at);
        const auto move = parseMove(game.position(), text);
        if (!text.empty() && (!move || !game.play(*move))) return wrong(afterMove(game, text, at));
        at = end + 1;
    }
    return game;
}

void divide(Position& position, int depth, std::ostream& out) {
    const MoveList moves = legalMoves(position);
    Undo undo;
    for (const Move move : moves) {
        position.make(move, undo);
        out << moveText(position.book(), move) << ": " << perft(position, move.forced() ? depth : depth - 1) << '\n';
        position.unmake(move, undo);
    }
}

}  // namespace

int countSequences(const Request& request, std::ostream& out, std::ostream& err) {
    const auto book = rulebookOf(request.game);
    if (!book) return complain(err, book.error());
    if (request.depth == 0) return complain(err, "--depth is required");
    auto position = positionOf(*book, request.game);
    if (!position) return complain(err, position.error());
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
    if (!suite) return complain(err, request.file + ": " + suite.error());
    const std::string& variant = request.game.variant.empty() ? suite->variant : request.game.variant;
    std::uint64_t counts = 0;
    for (const PerftCase& test : suite->cases) {
        const GameChoice choice{variant, test.rules, test.position};
        const auto book = rulebookOf(choice);
        if (!book) return complain(err, request.file + ": " + test.id + ": " + book.error());
        auto position = positionOf(*book, choice);
        if (!position) return complain(err, request.file + ": " + test.id + ": " + position.error());
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
    const auto game = gameOf(request);
    if (!game) return complain(err, game.error());
    const Position& position = game->position();
    out << "position " << positionText(position) << '\n';
    out << "turn " << game->book().variant().sideSpecs[position.turn()].name << '\n';
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
    const auto game = gameOf(request);
    if (!game) return complain(err, game.error());
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
