#include "match/matchopenings.h"

#include "files/threadrulebookcache.h"
#include "kit/readfile.h"
#include "record/pgnreader.h"
#include "rules/samerules.h"
#include "text/positiontext.h"
#include "texts/names.h"

#include <QCoreApplication>

#include <memory>

namespace rokada::ui {

namespace {

constexpr qint64 LargestFile = qint64{64} << 20;
constexpr std::size_t MaxOpenings = 5000;
constexpr std::uint64_t WeighingNodes = 5000;

std::optional<match::Opening> openingOf(const GameTree& tree, const RulebookPtr& book, int plies) {
    match::Opening opening{tree.start(), {}};
    // Write and parse the start position, because the position of the opening must refer to the rulebook of the match.
    const auto start = parsePosition(*book, positionText(tree.start()));
    if (!start) return std::nullopt;
    opening.start = *start;
    Game game(book, opening.start);
    for (const Node node : tree.path(tree.variationEnd(Node::Root))) {
        if (static_cast<int>(opening.moves.size()) >= plies) break;
        Game next = game;
        if (!next.play(tree.move(node)) || next.ending()) break;
        game = std::move(next);
        opening.moves.push_back(tree.move(node));
    }
    if (opening.moves.empty() && positionText(tree.start()) == positionText(startPosition(*book))) return std::nullopt;
    return opening;
}

/// Openings of each rulebook of the match. The function that `openingsOf` returns keeps them alive.
struct Source {
    std::vector<std::unique_ptr<match::Openings>> byBook;
};

}  // namespace

std::vector<match::Opening> openingsIn(const QByteArray& pgn, const RulebookPtr& book, int plies) {
    std::vector<match::Opening> openings;
    PgnSplitter splitter;
    splitter.feed({pgn.constData(), static_cast<std::size_t>(pgn.size())});
    splitter.finish();
    while (const auto text = splitter.take()) {
        if (openings.size() >= MaxOpenings) break;
        const PgnGame game = readPgn(*text, threadRulebookCache());
        if (!game.playable || !sameRules(game.tree.book().variant(), book->variant())) continue;
        if (auto opening = openingOf(game.tree, book, plies)) openings.push_back(std::move(*opening));
    }
    return openings;
}

tl::expected<match::Match::OpeningOf, QString> openingsOf(const MatchSetup& setup,
                                                          const std::vector<RulebookPtr>& books,
                                                          const std::stop_token& stop) {
    const auto source = std::make_shared<Source>();
    QByteArray pgn;
    if (setup.openings == MatchSetup::Openings::File) {
        ReadFile file(setup.file, stop);
        const auto opened = file.openToRead(LargestFile);
        if (opened) pgn = file.readAll();
        if (!opened || file.failed()) {
            return tl::make_unexpected(
                //: %1: name of a file; %2: the reason
                QCoreApplication::translate("Match", "%1 cannot be read: %2")
                    .arg(setup.file, opened ? file.errorString() : opened.error()));
        }
    }
    for (const RulebookPtr& book : books) {
        if (setup.openings == MatchSetup::Openings::Random) {
            const match::RandomOpenings random{.plies = setup.plies, .seed = setup.seed, .nodes = WeighingNodes};
            source->byBook.push_back(std::make_unique<match::Openings>(book, random));
            continue;
        }
        std::vector<match::Opening> listed{{startPosition(*book), {}}};
        if (setup.openings == MatchSetup::Openings::File) listed = openingsIn(pgn, book, setup.plies);
        if (listed.empty()) {
            return tl::make_unexpected(QCoreApplication::translate("Match", "%1 contains no game of this variant: %2.")
                                           .arg(setup.file, variantName(book->variant().id)));
        }
        source->byBook.push_back(std::make_unique<match::Openings>(book, std::move(listed)));
    }
    return [source](std::size_t book, std::size_t round) { return source->byBook[book]->at(round); };
}

}  // namespace rokada::ui
