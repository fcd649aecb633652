#include "score/movesdelegate.h"

#include "kit/fonts.h"
#include "kit/theme.h"
#include "paint/gradebadge.h"
#include "scene/emblemhtml.h"
#include "scene/movemark.h"
#include "score/movelistmodel.h"
#include "texts/notations.h"
#include "texts/picturelines.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int Margin = 4;
/// Width in pixels of the vertical line at the left of comments and variations.
constexpr int LineWidth = 2;
/// Value of QTextDocument's text width that disables line breaks.
constexpr int OneLine = -1;
/// Font size of clocks and evaluations beside moves, relative to the font of the moves.
constexpr double Smaller = 0.85;
/// Minimum font size of a move that does not fit into its column, relative to the normal font of the moves.
constexpr double Smallest = 0.6;
/// Size of annotation badges, relative to the font height.
constexpr double BadgeSize = 1.05;
/// Opacity of undone moves. It is high enough to keep them readable.
constexpr float Undone = 0.55F;

/// Returns the side length in pixels of a figurine (picture of a piece in a move).
int figureSize(const QFont& font) { return QFontMetrics(font).height() * 4 / 3; }

/// Returns the width of a move in pixels, including its figurines.
int widthOf(const QString& move, const QFont& font) {
    QString letters;
    int figures = 0;
    for (const QChar c : move) figureKind(c).empty() ? void(letters += c) : void(++figures);
    return QFontMetrics(font).horizontalAdvance(letters) + figures * figureSize(font);
}

/// Removes the annotation symbol at the end of a move, because it is painted as a badge.
QString withoutBadge(const QString& move) { return move.chopped(symbolOf(gradeOfWritten(move)).size()); }

/// Returns the font for a move. It is smaller than the font of `option` if the move does not fit into its column.
QFont fitting(const QString& move, const QStyleOptionViewItem& option) {
    QFont font = option.font;
    const double room = option.rect.width() - 2 * Margin;
    const double needed = widthOf(move, font);
    if (needed > room) font.setPointSizeF(font.pointSizeF() * std::max(Smallest, room / needed));
    return font;
}

/// Returns the style sheet for links to moves.
QString linkStyle(const QPalette& palette) {
    return QStringLiteral("a { color: %1; text-decoration: none; } a.shown { color: %2; background-color: %3; }")
        .arg(palette.color(QPalette::Text).name(), palette.color(QPalette::HighlightedText).name(),
             palette.color(QPalette::Highlight).name());
}

}  // namespace

std::unique_ptr<QTextDocument> MovesDelegate::document(const QString& html, const QFont& font, const QPalette& palette,
                                                       int width) const {
    auto document = std::make_unique<QTextDocument>();
    document->setDefaultFont(font);
    document->setDocumentMargin(Margin);
    // Most cells have no links. Parsing a style sheet for each of them would take longer than painting them.
    if (html.contains(QLatin1String("<a "))) document->setDefaultStyleSheet(linkStyle(palette));
    const FigureHtml text = withPictures(html);
    for (const QString& name : text.kinds) {
        const std::string kind = name.toStdString();
        const KindSpec piece{.name = kind, .letter = '?', .movement = {}};
        document->addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("figure:") + name),
                              art_.figure(piece, palette.color(QPalette::Text), palette.color(QPalette::Base),
                                          figureSize(font), qApp->devicePixelRatio()));
    }
    const QStringList emblems = emblemsIn(html);
    for (const QString& name : emblems) {
        document->addResource(QTextDocument::ImageResource, QUrl(name),
                              art_.emblem(emblemSide(name), QFontMetrics(font).height(), qApp->devicePixelRatio()));
    }
    document->setHtml(text.html);
    document->setTextWidth(width);
    const bool pictures = !text.kinds.empty() || !emblems.empty();
    if (pictures && width > 0) keepPicturesWithText(*document);
    return document;
}

/// Sets the font and the colour of a cell. Undone moves are faded. Moves that do not fit into their column get a
/// smaller font.
void MovesDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const auto& model = static_cast<const MoveListModel&>(*index.model());
    if (!model.isText(index.row())) {
        const bool current = option->state.testFlag(QStyle::State_Selected);
        option->font = weighted(option->font, current ? QFont::DemiBold : QFont::Medium);
        option->font = fitting(option->text, *option);
        option->text = withoutBadge(option->text);
    }
    if (!index.data(MoveListModel::UndoneRole).toBool()) return;
    QColor pale = option->palette.color(QPalette::Text);
    pale.setAlphaF(Undone);
    option->palette.setColor(QPalette::Text, pale);
}

void MovesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto& model = static_cast<const MoveListModel&>(*index.model());
    const QString variation = model.variationText(index.row());
    const QString move = index.data().toString();
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    const bool figures = !move.isEmpty() && !figureKind(move[0]).empty();
    if (variation.isEmpty() && !figures) {
        QStyledItemDelegate::paint(painter, option, index);
        paintBadge(*painter, plain, move);
        return paintAside(*painter, plain, index);
    }
    plain.text.clear();
    if (!variation.isEmpty()) {
        // Does not highlight the whole row of a variation, because the current move in its text is highlighted.
        plain.state &= ~QStyle::State_Selected;
        painter->fillRect(plain.rect.left(), plain.rect.top() + 2, LineWidth, plain.rect.height() - 4, theme().line);
        plain.rect.adjust(LineWidth + Margin, 0, 0, 0);
        plain.palette.setColor(QPalette::Text, theme().text2);
    }
    const QStyle* style = plain.widget ? plain.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &plain, painter, plain.widget);
    QPalette palette = plain.palette;
    if (plain.state & QStyle::State_Selected) {
        palette.setColor(QPalette::Text, palette.color(QPalette::HighlightedText));
        palette.setColor(QPalette::Base, palette.color(QPalette::Highlight));
    }
    const auto text = variation.isEmpty() ? document(withoutBadge(move).toHtmlEscaped(), plain.font, palette, OneLine)
                                          : document(variation, plain.font, palette, plain.rect.width());
    painter->save();
    painter->translate(plain.rect.left(), variation.isEmpty() ? plain.rect.center().y() - text->size().height() / 2 + 1
                                                              : plain.rect.top());
    painter->setClipRect(QRectF(QPointF(), QSizeF(plain.rect.size())));
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette;
    text->documentLayout()->draw(painter, context);
    painter->restore();
    if (variation.isEmpty()) paintBadge(*painter, plain, move);
    paintAside(*painter, plain, index);
}

/// Paints the annotation symbol of a move as a badge after the move.
void MovesDelegate::paintBadge(QPainter& painter, const QStyleOptionViewItem& option, const QString& move) {
    const int grade = gradeOfWritten(move);
    if (grade == 0) return;
    const double side = BadgeSize * QFontMetrics(option.font).height();
    const double left = option.rect.left() + widthOf(withoutBadge(move), option.font) + 3 * Margin;
    const QRectF box(left, option.rect.center().y() + 0.5 - side / 2, side, side);
    painter.setFont(option.font);
    paintGradeBadge(painter, box, grade);
}

/// Paints the clock and the evaluation at the right edge of the cell if they fit beside the move.
void MovesDelegate::paintAside(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QString aside = index.data(MoveListModel::AsideRole).toString();
    QFont font = option.font;
    font.setPointSizeF(font.pointSizeF() * Smaller);
    // A short move leaves no more room than a move of usual length. Therefore, usually either all moves of a column
    // have the text, or none has it.
    const int usual = widthOf(QStringLiteral("Nxm12?!"), option.font);
    const int move = std::max(widthOf(index.data().toString(), option.font), usual) + 4 * Margin;
    const QRect room = option.rect.adjusted(move, 0, -Margin, 0);
    // Omits values that do not fit. A truncated value could be misread.
    while (!aside.isEmpty() && QFontMetrics(font).horizontalAdvance(aside) > room.width())
        aside.truncate(std::max<qsizetype>(aside.lastIndexOf(QLatin1Char(' ')), 0));
    if (aside.isEmpty()) return;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter.save();
    painter.setFont(font);
    painter.setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, aside);
    painter.restore();
}

int MovesDelegate::lineHeight(const QString& variation, const QFont& font, int width) const {
    return static_cast<int>(document(variation, font, {}, width - LineWidth - Margin)->size().height()) + 1;
}

QString MovesDelegate::linkAt(const QString& variation, const QFont& font, int width, QPoint point) const {
    const int indent = LineWidth + Margin;
    return document(variation, font, {}, width - indent)->documentLayout()->anchorAt(point - QPoint(indent, 0));
}

std::optional<QRect> MovesDelegate::placeOf(const QString& link, const QString& variation, const QFont& font,
                                            QSize size) const {
    constexpr int Step = 3;
    const int indent = LineWidth + Margin;
    const auto text = document(variation, font, {}, size.width() - indent);
    for (int y = 0; y < size.height(); y += Step) {
        for (int x = 0; x < size.width(); x += Step) {
            if (text->documentLayout()->anchorAt(QPoint(x, y)) == link) return QRect(x + indent, y, Step, Step);
        }
    }
    return std::nullopt;
}

}  // namespace rokada::ui
