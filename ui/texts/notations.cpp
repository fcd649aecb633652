#include "texts/notations.h"

#include "kit/latin.h"
#include "text/pieceletters.h"

#include <QRegularExpression>

#include <algorithm>

namespace rokada::ui {

namespace {

/// First character of the figurines, in a private use area of Unicode.
constexpr char16_t Figures = 0xE100;

Letters figures(const Variant& variant) {
    Letters letters = englishLetters(variant);
    for (std::size_t i = 0; i < variant.kinds.size(); ++i) {
        const auto all = kindLetters();
        const auto known = std::ranges::find(all, variant.kinds[i].name, &KindLetters::kind);
        if (known == all.end()) continue;
        const QChar figure(static_cast<char16_t>(Figures + (known - all.begin())));
        letters[i] = QString(figure).toStdString();
    }
    return letters;
}

}  // namespace

Notation notationOf(NotationStyle style, const Variant& variant) {
    using Form = Notation::Form;
    switch (style) {
        case NotationStyle::International: return {.letters = screenLetters(variant)};
        case NotationStyle::InternationalLong: return {.letters = screenLetters(variant), .form = Form::Long};
        case NotationStyle::Russian:
        case NotationStyle::RussianLong:
            return {.letters = lettersIn(PieceLanguage::Russian, variant),
                    .form = style == NotationStyle::Russian ? Form::Short : Form::Long,
                    .takes = ":",
                    .promotes = "",
                    .mate = "x",
                    .castle = "0"};
        case NotationStyle::Bulgarian: return {.letters = lettersIn(PieceLanguage::Bulgarian, variant), .castle = "0"};
        case NotationStyle::Figurine: return {.letters = figures(variant)};
        case NotationStyle::Coordinates: return {.letters = englishLetters(variant), .form = Form::Coordinates};
    }
    return {};
}

QString moveText(const Position& position, Move move, NotationStyle style) {
    const Rulebook& book = position.book();
    return QString::fromStdString(written(book, partsOf(position, move), notationOf(style, book.variant())));
}

std::vector<Letters> typedLetters(NotationStyle style, const Variant& variant) {
    return {notationOf(style, variant).letters, screenLetters(variant), englishLetters(variant),
            lettersIn(PieceLanguage::Russian, variant), lettersIn(PieceLanguage::Bulgarian, variant)};
}

std::string_view figureKind(QChar character) {
    const int index = character.unicode() - Figures;
    const auto all = kindLetters();
    return index >= 0 && index < static_cast<int>(all.size()) ? all[static_cast<std::size_t>(index)].kind
                                                              : std::string_view();
}

QString unbroken(QString text) {
    static const QRegularExpression number(QStringLiteral("\\b(\\d+(?:\\.|\\.\\.\\.|\u2026)) (?=\\S)"));
    text.replace(number, QStringLiteral("\\1\u00a0"));
    static const QRegularExpression castling(QStringLiteral("\\bO-O(-O)?\\b"));
    for (auto found = castling.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        text.replace(match.capturedStart(), match.capturedLength(), match.captured().replace(u'-', u'\u2011'));
    }
    return text.replace(QLatin1String(" %"), QStringLiteral("\u00a0%"));
}

FigureHtml withPictures(const QString& html) {
    FigureHtml text;
    for (const QChar c : unbroken(html)) {
        const std::string_view kind = figureKind(c);
        if (kind.empty()) {
            text.html += c;
            continue;
        }
        const QString name = latin(kind);
        text.html += QStringLiteral("<img src=\"figure:%1\" style=\"vertical-align:middle\">").arg(name);
        if (!text.kinds.contains(name)) text.kinds << name;
    }
    return text;
}

QString spoken(QString text) {
    const auto all = kindLetters();
    for (std::size_t i = 0; i < all.size(); ++i)
        text.replace(QChar(static_cast<char16_t>(Figures + i)), QLatin1String(all[i].english));
    return text;
}

}  // namespace rokada::ui
