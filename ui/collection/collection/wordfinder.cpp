#include "collection/wordfinder.h"

#include <QStringList>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Returns the text in a form that is equal for upper and lower case. ASCII, the usual case, is fast.
QByteArray folded(QByteArray text) {
    const auto ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (!std::ranges::all_of(text.cbegin(), text.cend(), ascii)) return QString::fromUtf8(text).toCaseFolded().toUtf8();
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 'a' - 'A') : c; });
    return text;
}

}  // namespace

WordFinder::WordFinder(const QString& words) {
    for (const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        words_.emplace_back(word.toCaseFolded().toUtf8());
}

bool WordFinder::finds(const QByteArray& text, const std::function<QString()>& data) const {
    const QByteArray inText = folded(text);
    QByteArray inData;
    return std::ranges::all_of(words_, [&](const QByteArrayMatcher& word) {
        if (word.indexIn(inText) >= 0) return true;
        if (inData.isNull()) inData = data().toCaseFolded().toUtf8();
        return word.indexIn(inData) >= 0;
    });
}

}  // namespace rokada::ui
