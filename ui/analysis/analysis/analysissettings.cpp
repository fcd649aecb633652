#include "analysis/analysissettings.h"

#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "variants/variants.h"

#include <algorithm>
#include <thread>

namespace rokada::ui {

namespace {

constexpr int MaxThreads = 16, LongestName = 200;
constexpr int UsualLines = 3, UsualTable = 64, UsualReview = 100'000;
constexpr std::array storedValues{setting::Named{ScoreStyle::Pawns, "pawns"},
                                  setting::Named{ScoreStyle::Chances, "chances"}};

template <class Values>
Setting<int> oneOfNumbers(const char* name, int usual, const Values& values) {
    return setting::oneOf(QLatin1String(name), usual, values, [](int value) { return QString::number(value); });
}

int processors() { return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 16U)); }

}  // namespace

std::vector<int> threadCounts() {
    std::vector<int> counts;
    for (int threads = 1; threads <= processors(); threads *= 2) counts.push_back(threads);
    return counts;
}

Setting<int> keys::analysisLines() {
    return setting::number(QStringLiteral("analysis/lines"), UsualLines, 1, MaxVariations);
}

Setting<int> keys::analysisDepth() { return oneOfNumbers("analysis/depth", 0, analysisDepths); }

/// Returns the setting. Its default is the middle one of the selectable thread counts, for example 4 of 16 processors,
/// because other programs need the rest.
Setting<int> keys::analysisThreads() {
    return setting::number(QStringLiteral("analysis/threads"), threadCounts()[(threadCounts().size() - 1) / 2], 1,
                           MaxThreads);
}

Setting<int> keys::analysisTable() { return oneOfNumbers("analysis/table", UsualTable, tableSizes); }

Setting<ScoreStyle> keys::analysisValues() { return setting::named(QStringLiteral("analysis/values"), storedValues); }

Setting<bool> keys::evaluationBar(std::string_view game) {
    return setting::flag(QStringLiteral("games/%1/evaluationBar").arg(latin(game)), true);
}

Setting<bool> keys::analysisArrows() { return setting::flag(QStringLiteral("analysis/arrows"), true); }

Setting<int> keys::reviewedNodes() { return oneOfNumbers("analysis/review", UsualReview, reviewNodes); }

Setting<bool> keys::everybodysMistakes() { return setting::flag(QStringLiteral("analysis/everybody"), false); }

Setting<bool> keys::wholeReviews() { return setting::flag(QStringLiteral("analysis/wholeReviews"), false); }

Setting<QString> keys::analysisEngine() { return setting::text(QStringLiteral("analysis/engine"), LongestName); }

Setting<QString> keys::secondEngine() { return setting::text(QStringLiteral("analysis/secondEngine"), LongestName); }

Setting<QString> keys::reviewEngine() { return setting::text(QStringLiteral("analysis/reviewEngine"), LongestName); }

void declareAnalysis(Settings& settings) {
    settings.declare(keys::analysisLines(), keys::analysisDepth(), keys::analysisThreads(), keys::analysisTable(),
                     keys::analysisValues(), keys::analysisArrows(), keys::reviewedNodes(), keys::analysisEngine(),
                     keys::secondEngine(), keys::reviewEngine(), keys::everybodysMistakes(), keys::wholeReviews());
    for (const VariantInfo& game : allVariants()) settings.declare(keys::evaluationBar(game.id));
}

}  // namespace rokada::ui
