#include "collection/recorddifference.h"

#include "record/pgnscanner.h"
#include "record/pgnwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace rokada::ui {

namespace {

/// Maximum number of words per record that are compared with each other, after the equal beginning and the equal end
/// have been removed. In longer records, all remaining words are marked as different.
constexpr std::size_t MaxCompared = 3000;

struct Word {
    PgnToken::Type type{};
    QString shown;
    QString compared;
    bool alone = false;  ///< true if the other record does not contain the word
};

QString words(const char* text) { return QCoreApplication::translate("RecordDifference", text); }

QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

QString shownText(const PgnToken& token) {
    switch (token.type) {
        case PgnToken::Type::Tag: return QStringLiteral("%1: %2").arg(text(token.tag->name), text(token.tag->value));
        case PgnToken::Type::Comment: return QStringLiteral("{%1}").arg(text(token.inner()));
        case PgnToken::Type::Nag: {
            const std::string_view symbol = nagSymbol(text(token.inner()).toInt());
            return symbol.empty() ? text(token.text) : text(symbol);
        }
        default: return text(token.text);
    }
}

/// Returns the words of a record. A move number becomes part of the next word for display, but is not compared.
std::vector<Word> wordsOf(const QByteArray& pgn) {
    PgnScanner scanner(std::string_view(pgn.constData(), static_cast<std::size_t>(pgn.size())));
    std::vector<Word> all;
    QString number;
    for (PgnToken token = scanner.next(); token.type != PgnToken::Type::End; token = scanner.next()) {
        if (token.type == PgnToken::Type::Word && withoutNumber(token.text).empty()) {
            number = text(token.text) + QLatin1Char(' ');
            continue;
        }
        const QString shown = shownText(token);
        all.push_back({token.type, number + shown, shown});
        number.clear();
    }
    return all;
}

/// Marks the words between the equal beginning and the equal end that are not part of the longest common subsequence.
void markBetween(std::vector<Word>& left, std::vector<Word>& right, std::size_t begin, std::size_t leftEnd,
                 std::size_t rightEnd) {
    const std::size_t rows = leftEnd - begin, columns = rightEnd - begin;
    if (rows > MaxCompared || columns > MaxCompared) {
        for (std::size_t i = begin; i < leftEnd; ++i) left[i].alone = true;
        for (std::size_t i = begin; i < rightEnd; ++i) right[i].alone = true;
        return;
    }
    std::vector<std::vector<std::uint16_t>> longest(rows + 1, std::vector<std::uint16_t>(columns + 1));
    const auto same = [&](std::size_t i, std::size_t j) {
        return left[begin + i].compared == right[begin + j].compared;
    };
    for (std::size_t i = rows; i-- > 0;) {
        for (std::size_t j = columns; j-- > 0;) {
            longest[i][j] = same(i, j) ? static_cast<std::uint16_t>(longest[i + 1][j + 1] + 1)
                                       : std::max(longest[i + 1][j], longest[i][j + 1]);
        }
    }
    std::size_t i = 0, j = 0;
    while (i < rows || j < columns) {
        if (i < rows && j < columns && same(i, j)) {
            ++i, ++j;
        } else if (j == columns || (i < rows && longest[i + 1][j] >= longest[i][j + 1])) {
            left[begin + i++].alone = true;
        } else {
            right[begin + j++].alone = true;
        }
    }
}

void mark(std::vector<Word>& left, std::vector<Word>& right) {
    const auto equal = [](const Word& a, const Word& b) { return a.compared == b.compared; };
    const auto [first, unused] = std::mismatch(left.begin(), left.end(), right.begin(), right.end(), equal);
    const auto begin = static_cast<std::size_t>(first - left.begin());
    std::size_t leftEnd = left.size(), rightEnd = right.size();
    while (leftEnd > begin && rightEnd > begin && equal(left[leftEnd - 1], right[rightEnd - 1])) --leftEnd, --rightEnd;
    markBetween(left, right, begin, leftEnd, rightEnd);
}

QString onlyHere(const std::vector<Word>& all) {
    QStringList tags;
    int comments = 0, variations = 0, symbols = 0;
    for (const Word& word : all) {
        if (!word.alone) continue;
        if (word.type == PgnToken::Type::Tag) tags << word.shown.section(QLatin1Char(':'), 0, 0);
        comments += word.type == PgnToken::Type::Comment;
        variations += word.type == PgnToken::Type::Open;
        symbols += word.type == PgnToken::Type::Nag;
    }
    QStringList parts;
    //: %1: names of PGN tags
    if (!tags.isEmpty())
        parts << words(QT_TRANSLATE_NOOP("RecordDifference", "tags: %1")).arg(tags.join(QStringLiteral(", ")));
    if (comments > 0) parts << words(QT_TRANSLATE_NOOP("RecordDifference", "comments: %1")).arg(comments);
    if (variations > 0) parts << words(QT_TRANSLATE_NOOP("RecordDifference", "variations: %1")).arg(variations);
    if (symbols > 0) parts << words(QT_TRANSLATE_NOOP("RecordDifference", "annotation symbols: %1")).arg(symbols);
    if (parts.isEmpty()) return {};
    return words(QT_TRANSLATE_NOOP("RecordDifference", "Only in this version: %1."))
        .arg(parts.join(QStringLiteral("; ")));
}

QString htmlOf(const std::vector<Word>& all, const DifferenceColours& colours) {
    const QString style = QStringLiteral("<span style=\"background:%1;color:%2;text-decoration:underline\">%3</span>");
    QString html;
    bool tags = true;
    for (const Word& word : all) {
        const bool tag = word.type == PgnToken::Type::Tag;
        if (tags && !tag) html += QStringLiteral("<br>");
        tags = tag;
        const QString shown = word.shown.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
        html += word.alone ? style.arg(colours.ground.name(), colours.text.name(), shown) : shown;
        html += tag ? QStringLiteral("<br>") : QStringLiteral(" ");
    }
    return html;
}

}  // namespace

RecordDifference differenceOf(const QByteArray& left, const QByteArray& right, const DifferenceColours& colours) {
    std::vector<Word> first = wordsOf(left), second = wordsOf(right);
    mark(first, second);
    return {{htmlOf(first, colours), onlyHere(first)}, {htmlOf(second, colours), onlyHere(second)}};
}

}  // namespace rokada::ui
