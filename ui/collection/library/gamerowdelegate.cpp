#include "library/gamerowdelegate.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "library/gamedetails.h"
#include "library/gamewords.h"
#include "library/librarymodel.h"
#include "paint/signaturetile.h"
#include "shell/stylejob.h"

#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Lengths of a row, in pixels at a font size of 15 pixels.
constexpr double RowAir = 9, RowInset = 12, RowTile = 38, RowTileGap = 14, RowPointsWidth = 22, RowColumnGap = 24,
                 RowRadius = 10, RowNarrow = 560, RowWidestNames = 260;
/// Maximum width of the players' names, as a fraction of the width between the tile on the left and the date.
constexpr double RowNamesPart = 0.4;

/// Returns the width of the right column in pixels. Every date fits into it, so that the columns of all rows are
/// aligned.
int asideWidth(const QFontMetrics& font) {
    QString date = dayShown(QStringLiteral("2028-12-28"));
    int widest = font.horizontalAdvance(GameRowDelegate::tr("%n move(s)", nullptr, 100));
    // Digits can differ in width, so the date is measured with each digit.
    for (char digit = '0'; digit <= '9'; ++digit) {
        for (QChar& letter : date)
            if (letter.isDigit()) letter = QLatin1Char(digit);
        widest = std::max(widest, font.horizontalAdvance(date));
    }
    return widest + 2;
}

}  // namespace

struct GameRowDelegate::Words {
    QString white, black, whiteRating, blackRating, result;
    QString opening, event, date, moves;
};

GameRowDelegate::GameRowDelegate(const GameDetails& details, QObject* parent)
    : QStyledItemDelegate(parent), details_(details) {}

int GameRowDelegate::heightFor(int width, const QFont& font) {
    const int em = emOf(font);
    const int line = QFontMetrics(font).lineSpacing();
    const int lines = width < designPixels(RowNarrow, em) ? 3 : 2;
    return lines * line + 2 * designPixels(RowAir, em);
}

QSize GameRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {0, heightFor(option.rect.width(), option.font)};
}

/// Returns the text of a detail; empty if the list does not show this detail.
QString GameRowDelegate::word(const QModelIndex& index, int detail) const {
    return details_.shown(detail) ? index.siblingAtColumn(detail).data().toString() : QString();
}

GameRowDelegate::Words GameRowDelegate::wordsOf(const QModelIndex& index) const {
    Words words{.white = index.siblingAtColumn(LibraryModel::White).data().toString(),
                .black = index.siblingAtColumn(LibraryModel::Black).data().toString(),
                .whiteRating = word(index, LibraryModel::WhiteRating),
                .blackRating = word(index, LibraryModel::BlackRating),
                .result = word(index, LibraryModel::Result),
                .opening = {},
                .event = {},
                .date = word(index, LibraryModel::Date),
                .moves = {}};
    const QString named =
        QStringList{word(index, LibraryModel::Eco), word(index, LibraryModel::Named)}.join(QLatin1Char(' ')).trimmed();
    const bool both = details_.chosen(LibraryModel::Opening);
    words.opening = joinedByDots({named, named.isEmpty() || both ? word(index, LibraryModel::Opening) : QString()});
    const QString round = word(index, LibraryModel::Round);
    const QString hints = word(index, LibraryModel::Hints);
    //: event of a tournament game
    words.event =
        joinedByDots({word(index, LibraryModel::Event), round.isEmpty() ? QString() : tr("round %1").arg(round),
                      hints.isEmpty() ? QString() : tr("hints: %1").arg(hints)});
    const int moves = word(index, LibraryModel::Moves).toInt();
    if (moves > 0) words.moves = tr("%n move(s)", nullptr, moves);
    return words;
}

void GameRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int em = emOf(option.font);
    const auto px = [em](double length) { return designPixels(length, em); };
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (!option.state.testFlag(QStyle::State_Enabled)) painter->setOpacity(style::DisabledOpacity);
    const QRect row = option.rect.adjusted(0, 1, 0, -1);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool pointed = option.state.testFlag(QStyle::State_MouseOver);
    if (selected) {
        paintSoft(*painter, row, px(RowRadius));
    } else if (pointed) {
        paintRound(*painter, row, px(RowRadius), theme().hover);
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && style::keysInUse())
        paintRound(*painter, row, px(RowRadius), {}, theme().accent, 2);

    const Words words = wordsOf(index);
    const QFont second = fontFor(TextRole::SecondLine, option.font);
    const QColor ink = selected ? theme().onSoft : theme().text;
    const QColor ink2 = selected ? theme().onSoft : theme().text2;
    const QColor ink3 = selected ? theme().onSoft : theme().text3;
    const auto text = [&](const QRect& box, const QString& line, const QFont& font, const QColor& colour,
                          Qt::Alignment side = Qt::AlignLeft) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(box, static_cast<int>(side | Qt::AlignVCenter),
                          QFontMetrics(font).elidedText(line, Qt::ElideRight, box.width()));
    };
    const int high = QFontMetrics(option.font).lineSpacing();
    const bool narrow = option.rect.width() < px(RowNarrow);
    int left = row.left() + px(RowInset);
    const int top = row.top() + px(RowAir) - 1;
    int right = row.right() - px(RowInset);
    if (details_.shown(LibraryModel::Game)) {
        const int side = px(RowTile);
        const QRectF tile(left, top + (2 * high - side) / 2.0, side, side);
        const QString variant = index.siblingAtColumn(LibraryModel::Game).data(LibraryModel::VariantRole).toString();
        if (!variant.isEmpty()) paintSignatureTile(*painter, tile, variant.toStdString());
        left += side + px(RowTileGap);
    }
    const QFontMetrics small(second);
    const int aside = asideWidth(small);
    text({right - aside, top, aside, high}, words.date, second, ink2, Qt::AlignRight);
    text({right - aside, top + high, aside, high}, words.moves, second, ink3, Qt::AlignRight);
    right -= aside + px(RowColumnGap);

    const int room = right - left;
    const int names = narrow ? room : std::min(px(RowWidestNames), static_cast<int>(room * RowNamesPart));
    const int points = words.result.isEmpty() ? 0 : px(RowPointsWidth);
    const auto player = [&](int y, const QString& name, const QString& rating, bool black) {
        const QString won = pointsOf(words.result, black);
        const QFont font = weighted(option.font, won == QLatin1String("1") ? QFont::DemiBold : QFont::Medium);
        const int rated = rating.isEmpty() ? 0 : small.horizontalAdvance(rating) + px(8);
        const int wide = names - points - rated;
        const int taken = std::min(wide, QFontMetrics(font).horizontalAdvance(name) + 1);
        text({left + points, y, taken, high}, name, font, ink);
        text({left + points + taken + px(8), y, rated, high}, rating, second, ink3);
        text({left, y, points, high}, won, font, won == QLatin1String("1") ? ink : ink2);
    };
    player(top, words.white, words.whiteRating, false);
    player(top + high, words.black, words.blackRating, true);
    if (narrow) {
        text({left, top + 2 * high, row.right() - px(RowInset) - left, high},
             joinedByDots({words.opening, words.event}), second, ink2);
    } else {
        const int middle = left + names + px(RowColumnGap);
        text({middle, top, right - middle, high}, words.opening, second, ink2);
        text({middle, top + high, right - middle, high}, words.event, second, ink3);
    }
    painter->restore();
}

}  // namespace rokada::ui
