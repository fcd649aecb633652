// Finds games of a collection by words that occur in their text or data.
#pragma once

#include <QByteArray>
#include <QByteArrayMatcher>
#include <QString>

#include <functional>
#include <vector>

namespace rokada::ui {

/// Words that must all occur in a game. Upper and lower case are equal.
class WordFinder {
public:
    /// Creates the finder for the words of `words`, which are separated by spaces.
    explicit WordFinder(const QString& words);

    [[nodiscard]] bool empty() const { return words_.empty(); }
    /// Returns true if each word occurs in the UTF-8 text `text`, or in the text that `data` returns. Calls `data` only
    /// if a word is not in `text`.
    [[nodiscard]] bool finds(const QByteArray& text, const std::function<QString()>& data) const;

private:
    std::vector<QByteArrayMatcher> words_;
};

}  // namespace rokada::ui
