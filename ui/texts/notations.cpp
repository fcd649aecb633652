#include "texts/notations.h"

#include "kit/latin.h"

#include <QRegularExpression>

#include <algorithm>

namespace rokada::ui {

namespace {

struct KindLetters {
    std::string_view kind;
    const char *english, *russian, *bulgarian;
};

constexpr std::array kinds{
    KindLetters{"king", "K", "Кр", "Ц"},      KindLetters{"queen", "Q", "Ф", "Д"},
    KindLetters{"rook", "R", "Л", "Т"},       KindLetters{"bishop", "B", "С", "О"},
    KindLetters{"officer", "B", "С", "О"},    KindLetters{"knight", "N", "К", "К"},
    KindLetters{"bolyar", "Y", "Б", "Б"},     KindLetters{"boat", "L", "Лд", "Л"},
    KindLetters{"general", "G", "Г", "Г"},    KindLetters{"elephant", "E", "С", "С"},
    KindLetters{"wfda", "G", "Г", "Г"},       KindLetters{"minister", "M", "М", "М"},
    KindLetters{"highpriest", "H", "Ж", "Ж"}, KindLetters{"woody", "W", "Т", "Т"},
    KindLetters{"soldier", "S", "В", "В"},    KindLetters{"volkhv", "V", "В", "В"},
    KindLetters{"knyaz", "Pr", "К", "К"},     KindLetters{"ratoborets", "R", "Р", "Р"},
    KindLetters{"archer", "A", "Л", "С"},     KindLetters{"rider", "Ri", "Вс", "Кн"},
    KindLetters{"helgi", "H", "Х", "Х"},
};

/// The first character of the figures, in an area that Unicode leaves to programs.
constexpr char16_t Figures = 0xE100;

const KindLetters* lettersOf(std::string_view kind) {
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const KindLetters& k) { return k.kind == kind; });
    return found == kinds.end() ? nullptr : &*found;
}

template <class Choose>
Letters lettersBy(const Variant& variant, Choose choose) {
    Letters letters = englishLetters(variant);
    for (std::size_t i = 0; i < variant.kinds.size(); ++i) {
        if (const KindLetters* known = lettersOf(variant.kinds[i].name)) letters[i] = choose(*known);
    }
    return letters;
}

/// Those of the names on the screen; files have the letters of the variant, which are one character each.
Letters english(const Variant& variant) {
    return lettersBy(variant, [](const KindLetters& k) { return std::string(k.english); });
}

Letters russian(const Variant& variant) {
    return lettersBy(variant, [](const KindLetters& k) { return std::string(k.russian); });
}

Letters bulgarian(const Variant& variant) {
    return lettersBy(variant, [](const KindLetters& k) { return std::string(k.bulgarian); });
}

Letters figures(const Variant& variant) {
    return lettersBy(variant, [](const KindLetters& k) {
        return QString(QChar(static_cast<char16_t>(Figures + (&k - kinds.data())))).toStdString();
    });
}

}  // namespace

Notation notationOf(NotationStyle style, const Variant& variant) {
    using Form = Notation::Form;
    switch (style) {
        case NotationStyle::International: return {.letters = english(variant)};
        case NotationStyle::InternationalLong: return {.letters = english(variant), .form = Form::Long};
        case NotationStyle::Russian:
        case NotationStyle::RussianLong:
            return {.letters = russian(variant),
                    .form = style == NotationStyle::Russian ? Form::Short : Form::Long,
                    .takes = ":",
                    .promotes = "",
                    .mate = "x",
                    .castle = "0"};
        case NotationStyle::Bulgarian: return {.letters = bulgarian(variant), .castle = "0"};
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
    return {notationOf(style, variant).letters, english(variant), englishLetters(variant), russian(variant),
            bulgarian(variant)};
}

std::string_view figureKind(QChar character) {
    const int index = character.unicode() - Figures;
    return index >= 0 && index < static_cast<int>(kinds.size()) ? kinds[static_cast<std::size_t>(index)].kind
                                                                : std::string_view();
}

QString unbroken(QString text) {
    static const QRegularExpression number(QStringLiteral("\\b(\\d+\\.(?:\\.\\.)?) (?=\\S)"));
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
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        text.replace(QChar(static_cast<char16_t>(Figures + i)), QLatin1String(kinds[i].english));
    }
    return text;
}

}  // namespace rokada::ui
