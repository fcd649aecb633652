#include "board/samplegames.h"

#include "kit/latin.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <span>

namespace rokada::ui {

namespace {

/// The chess game is Morphy - Duke of Brunswick and Count Isouard, Paris 1858. The others are self-play games of
/// Rokada's engine.
constexpr std::array games{
    SampleGame{"chess",
               {},
               {},
               "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5"},
    SampleGame{"greatshatranj",
               {},
               {},
               "b1c3 c8e6 c1e3 a7a6 a2a3 b8c6 h1f3 g8h6 h2h3 h8f6 g2g3 g7g6 h3h4 c6d4 f3d5 a8b8 i1g2 d4f5 d5e6 f8e6"},
    SampleGame{"bolyar",
               {},
               {},
               "e2e3 b7b6 h1g3 b8c6 b1c3 c6b4 a1b1 b4c2 e1e2 h8i6 i2i3 c8b7 c3b5 d8c8 f2f3 g7g6 b5d4 c2d4 e3d4 z9b8"},
    SampleGame{"vyrt",
               {},
               {},
               "e2e4 d7d5 d1f3 c7c6 d12d1 d5e4 f3e4 b7b5 b2b3 e7e6 g2g3 g7g6 d2d3 h7h5 e1e2 f7f5 e4h4 i7i5 h4d8 e9d8"},
    SampleGame{"fortress",
               "placement=standard",
               {},
               "l4l5 d5e5 e13e12 m6l5 f4e5 d6e5 b16h10 m12l12 k3l5 c6e7 k13l12 m11l12 o1i7 d11e11 c14b16 m9k9 i7k9 "
               "a2f7 k14l12 n11l12"},
    SampleGame{"tavreli",
               {},
               {},
               "e2e3 g8f6 b2b4 a7a6 g1f3 g7g6 h2h3 h7h5 d2d4 d8e7 c1d2 e7b4 d1c2 b8c6 f1d3 b4e7:1 c2b3:1 d7d5 b1c3 "
               "c8e6"},
};

const SampleGame* find(std::span<const SampleGame> samples, std::string_view variant) {
    const auto found =
        std::ranges::find_if(samples, [&](const SampleGame& sample) { return sample.variant == variant; });
    return found == samples.end() ? nullptr : &*found;
}

}  // namespace

const SampleGame* sampleGame(std::string_view variant) { return find(games, variant); }

Playback playbackOf(const SampleGame& sample) {
    const VariantInfo& info = *findVariant(sample.variant);
    Choices rules;
    if (const auto rule = parseChoice(info, sample.rule); !sample.rule.empty() && rule) rules.insert(*rule);
    const auto book = Rulebook::compile(*makeVariant(info, rules));
    const auto start = parsePosition(*book, sample.position);
    Playback playback{.start = start ? Game(book, *start) : Game(book), .moves = {}};
    Game game = playback.start;
    const QString moves = latin(sample.moves);
    for (const QString& text : moves.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto move = parseMove(game.position(), text.toStdString());
        if (!move) break;
        playback.moves.push_back(*move);
        game.play(*move);
    }
    return playback;
}

}  // namespace rokada::ui
