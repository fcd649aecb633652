#include "help/handbooksearch.h"

#include "help/handbook.h"
#include "kit/foldedtext.h"

#include <algorithm>

namespace rokada::ui {

namespace {

/// Numbers of characters before and after a word in an excerpt.
constexpr qsizetype Before = 30, After = 90;

/// Returns the text around the first of the words, from one blank to another.
QString excerptOf(const QString& text, const QStringList& words) {
    const QString folded = foldedText(text);
    qsizetype at = -1;
    for (const QString& word : words) {
        const qsizetype found = folded.indexOf(word);
        if (found >= 0 && (at < 0 || found < at)) at = found;
    }
    qsizetype begin = std::max<qsizetype>(0, at - Before);
    if (begin > 0) begin = text.indexOf(u' ', begin) + 1;
    const bool whole = text.size() - begin <= Before + After;
    const qsizetype end = whole ? text.size() : text.lastIndexOf(u' ', begin + Before + After);
    const QString dots = QStringLiteral("\u2026");
    return (begin > 0 ? dots : QString()) + text.mid(begin, end - begin) + (whole ? QString() : dots);
}

bool containsAll(const QString& folded, const QStringList& words) {
    return std::ranges::all_of(words, [&folded](const QString& word) { return folded.contains(word); });
}

}  // namespace

std::vector<HandbookHit> searchHandbook(const Handbook& handbook, const QString& search) {
    const QStringList words = foldedWords(search);
    std::vector<HandbookHit> inTitles, inTexts;
    if (words.isEmpty()) return {};
    for (const HandbookPage& page : handbook.pages()) {
        for (const HandbookSection& section : page.sections) {
            const QString title = foldedText(section.title);
            if (!containsAll(title + u' ' + foldedText(section.words), words)) continue;
            const bool named = std::ranges::any_of(words, [&](const QString& word) { return title.contains(word); });
            (named ? inTitles : inTexts)
                .push_back({page.name, section.anchor, section.title, section.level > 1 ? page.title() : QString(),
                            excerptOf(section.words, words)});
        }
    }
    inTitles.insert(inTitles.end(), inTexts.begin(), inTexts.end());
    return inTitles;
}

}  // namespace rokada::ui
