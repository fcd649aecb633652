#include "report.h"

#include <cmath>
#include <cstdarg>
#include <cstdio>

namespace rokada::match {

namespace {

__attribute__((format(printf, 1, 2))) std::string printed(const char* format, ...) {
    char text[256];
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return text;
}

double milliseconds(std::chrono::microseconds time) { return static_cast<double>(time.count()) / 1000; }

double perMove(double sum, std::uint64_t moves) { return moves == 0 ? 0 : sum / static_cast<double>(moves); }

std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        if (static_cast<unsigned char>(c) >= ' ') result += c;
    }
    return result + '"';
}

/// Returns a number as JSON. Infinity becomes null, because JSON has no infinity.
std::string number(double value) { return std::isfinite(value) ? printed("%.4f", value) : "null"; }

std::string sprtText(const MatchScore& score) {
    const Sprt& sprt = *score.sprt;
    const char* verdict = "open";
    switch (sprt.verdict(score.buckets)) {
        case Sprt::Verdict::Open: break;
        case Sprt::Verdict::First: verdict = "elo0 accepted"; break;
        case Sprt::Verdict::Second: verdict = "elo1 accepted"; break;
    }
    return printed(", SPRT [%g, %g] LLR %.2f of %.2f: %s", sprt.elo0, sprt.elo1, sprt.likelihood(score.buckets),
                   Sprt::bound(), verdict);
}

std::string usageJson(const MatchScore& score, std::size_t engine) {
    const Usage& u = score.usage[engine];
    return "{\"name\": " + quoted(score.names[engine]) + ", \"moves\": " + std::to_string(u.moves) +
           ", \"depth\": " + number(perMove(static_cast<double>(u.depth), u.spoken)) +
           ", \"nodes\": " + number(perMove(static_cast<double>(u.nodes), u.spoken)) +
           ", \"milliseconds\": " + number(perMove(milliseconds(u.used), u.moves)) +
           ", \"longest\": " + number(milliseconds(u.longest)) +
           ", \"processor\": " + number(perMove(milliseconds(u.processor), u.moves)) +
           ", \"faults\": " + std::to_string(score.failures[engine]) + "}";
}

}  // namespace

double MatchScore::percent() const {
    if (games() == 0) return 0;
    return 100 * (static_cast<double>(wins) + static_cast<double>(draws) / 2) / static_cast<double>(games());
}

std::string scoreText(const MatchScore& score) {
    return printed("W %llu D %llu L %llu (%.1f %%)", static_cast<unsigned long long>(score.wins),
                   static_cast<unsigned long long>(score.draws), static_cast<unsigned long long>(score.losses),
                   score.percent());
}

std::string estimateText(const MatchScore& score) {
    const auto e = estimate(score.buckets);
    if (!e) return "no finished unit";
    std::string text =
        printed("score %.1f %% [%.1f, %.1f], Elo %+.1f [%+.1f, %+.1f], superiority %.1f %%, units", 100 * e->score,
                100 * e->lowScore, 100 * e->highScore, e->elo, e->lowElo, e->highElo, 100 * e->superiority);
    for (const std::uint64_t count : score.buckets.counts()) text += ' ' + std::to_string(count);
    if (score.sprt) text += sprtText(score);
    return text;
}

std::string usageText(const std::string& name, const Usage& usage, std::uint64_t failures) {
    return printed(
        "%s: depth %.1f, %.0f nodes, %.1f ms (longest %.0f, processor %.1f, said %.1f) a move, %llu moves, "
        "%llu faults",
        name.substr(0, 60).c_str(), perMove(static_cast<double>(usage.depth), usage.spoken),
        perMove(static_cast<double>(usage.nodes), usage.spoken), perMove(milliseconds(usage.used), usage.moves),
        milliseconds(usage.longest), perMove(milliseconds(usage.processor), usage.moves),
        perMove(milliseconds(usage.said), usage.spoken), static_cast<unsigned long long>(usage.moves),
        static_cast<unsigned long long>(failures));
}

std::string summaryText(const MatchScore& score) {
    std::string text = score.names[0] + " against " + score.names[1] + ": " + scoreText(score) + ", " +
                       std::to_string(score.games()) + " games\n" + estimateText(score) + '\n';
    for (std::size_t i : {0, 1}) text += usageText(score.names[i], score.usage[i], score.failures[i]) + '\n';
    return text;
}

std::string jsonText(const MatchScore& score) {
    const Estimate e = estimate(score.buckets).value_or(Estimate{});
    std::string text = "{\"wins\": " + std::to_string(score.wins) + ", \"draws\": " + std::to_string(score.draws) +
                       ", \"losses\": " + std::to_string(score.losses) +
                       ",\n \"score\": " + number(score.percent() / 100) + ", \"elo\": [" + number(e.lowElo) + ", " +
                       number(e.elo) + ", " + number(e.highElo) + "], \"superiority\": " + number(e.superiority);
    text += ",\n \"units\": [";
    const char* comma = "";
    for (const std::uint64_t count : score.buckets.counts()) {
        text += comma + std::to_string(count);
        comma = ", ";
    }
    text += "]";
    if (score.sprt) text += ", \"llr\": " + number(score.sprt->likelihood(score.buckets));
    return text + ",\n \"engines\": [" + usageJson(score, 0) + ",\n  " + usageJson(score, 1) + "]}\n";
}

}  // namespace rokada::match
