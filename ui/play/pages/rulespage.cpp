#include "pages/rulespage.h"

#include "pages/pagepictures.h"
#include "paint/markshapes.h"
#include "paint/movediagram.h"
#include "texts/cardtexts.h"
#include "texts/helptexts.h"
#include "texts/names.h"
#include "texts/texts.h"

#include "explain/piecevalues.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <vector>

namespace rokada::ui {

namespace {

QString words(const char* text) { return QCoreApplication::translate("Card", text); }

QString heading(const QString& text) { return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped()); }

/// Returns a name with a capital first letter, for use outside a sentence.
QString capital(QString name) { return name.isEmpty() ? name : name.replace(0, 1, name.at(0).toUpper()); }

QString nameOf(const Variant& variant, Kind kind) { return capital(kindName(variant.kinds[kind].name)); }

class PageWriter {
public:
    PageWriter(RulebookPtr book, const PageStyle& style, PagePictures& pictures)
        : book_(std::move(book)),
          variant_(book_->variant()),
          style_(style),
          pictures_(pictures),
          worth_(pieceValues(*book_)) {}

    [[nodiscard]] QString rules() {
        QString html = QStringLiteral("<h2>%1</h2>").arg(variantName(variant_.id));
        html += paragraph(variantSentence(variant_.id));
        if (style_.start) html += start();
        html += heading(words(QT_TRANSLATE_NOOP("Card", "Pieces"))) + legend() + pieces();
        html += heading(words(QT_TRANSLATE_NOOP("Card", "Rules"))) + list(rulePoints(variant_));
        html += heading(words(QT_TRANSLATE_NOOP("Card", "Rule options of this game"))) +
                list(texts::optionsInForce(variant_));
        html += heading(words(QT_TRANSLATE_NOOP("Card", "Unclear points in the sources, and Rokada's rulings")));
        return html + list(texts::settledByUs(variant_.id));
    }

    [[nodiscard]] QString piece(const CardPiece& about) {
        const Kind kind = kindOf(about.piece);
        const MoveDiagram diagram = moveDiagram(book_, about.piece, about.square);
        QString html = navigation(kind) + QStringLiteral("<h2>%1</h2>").arg(nameOf(variant_, kind));
        html += sideSpecs(kind) + paragraph(texts::howItMoves(variant_.id, variant_.kinds[kind].name));
        Diagram board = wholeBoard(diagram);
        board.paper = style_.paper;
        html += picture(QLatin1String(BoardPicture), board);
        if (style_.links)
            html += paragraph(words(QT_TRANSLATE_NOOP("Card", "Try it: click any square to move the piece there.")));
        html += legend() + facts(kind);
        if (about.movesNow >= 0) {
            const QString square = texts::square(variant_.geometry, about.square);
            html += paragraph(
                words(QT_TRANSLATE_NOOP("Card", "Number of moves from %1: %2")).arg(square).arg(about.movesNow));
        }
        return html + besideWalls(kind);
    }

private:
    [[nodiscard]] QString list(const QStringList& lines) const {
        QString html;
        for (const QString& line : lines)
            html += QStringLiteral("<li style=\"margin-bottom: 4px\">%1</li>").arg(prose(line));
        return QStringLiteral("<ul>%1</ul>").arg(html);
    }

    [[nodiscard]] QString paragraph(const QString& text) const {
        return QStringLiteral("<p style=\"margin-top: 4px; margin-bottom: 4px\">%1</p>").arg(prose(text));
    }

    /// Returns `text` escaped for HTML. If the style has links, replaces names of squares by links to them.
    [[nodiscard]] QString prose(const QString& text) const {
        QString plain = text.toHtmlEscaped();
        if (!style_.links) return plain;
        // Two squares with a hyphen, as in "a1-h8", are opposite corners of a rectangle and become one link. In a
        // longer chain of squares, each square becomes a link of its own.
        static const QRegularExpression named(
            QStringLiteral(
                "(?<![\\w-])([A-Za-z]\\d{1,2})-([A-Za-z]\\d{1,2})(?![\\w-])|(?<!\\w)([A-Za-z]\\d{1,2})(?!\\w)"),
            QRegularExpression::UseUnicodePropertiesOption);
        QString html;
        qsizetype done = 0;
        for (auto found = named.globalMatch(plain); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            const QString name = match.captured().toLower();
            const bool known = std::ranges::all_of(name.split(u'-'), [this](const QString& square) {
                return variant_.geometry.named(square.toStdString()) != NoSquare;
            });
            if (!known) continue;
            html += plain.mid(done, match.capturedStart() - done) +
                    QStringLiteral("<a href=\"%1:%2\" style=\"color: %3\">%4</a>")
                        .arg(QLatin1String(SquaresLink), name, style_.ink.name(), match.captured());
            done = match.capturedEnd();
        }
        return html + plain.mid(done);
    }

    /// Returns the legend of the three marks of target squares. Styles with several columns show it in one row. Other
    /// styles have a row for each mark.
    QString legend() {
        const std::array samples{QT_TRANSLATE_NOOP("Card", "moves and captures"),
                                 QT_TRANSLATE_NOOP("Card", "moves, no captures"),
                                 QT_TRANSLATE_NOOP("Card", "captures only")};
        const QString next = style_.columns > 1 ? QString() : QStringLiteral("</tr><tr>");
        QString cells;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            if (i > 0) cells += next;
            cells += QStringLiteral("<td>%1</td><td valign=\"middle\">%2 &nbsp; </td>")
                         .arg(sample(static_cast<Reach>(i)), words(samples[i]));
        }
        return QStringLiteral("<table cellpadding=\"1\"><tr>%1</tr></table>").arg(cells);
    }

    QString sample(Reach reach) {
        constexpr int Side = 22;
        return pictures_.add(QStringLiteral("reach%1").arg(static_cast<int>(reach)), {Side, Side},
                             [reach](QPainter& painter, const QRectF& box) {
                                 painter.save();
                                 painter.setRenderHint(QPainter::Antialiasing);
                                 painter.translate(box.topLeft());
                                 painter.scale(box.width() / Side, box.height() / Side);
                                 paintReachSample(painter, QRectF(1, 1, Side - 2, Side - 2), reach);
                                 painter.restore();
                             });
    }

    /// Returns a paragraph that contains the picture of a board.
    QString picture(const QString& name, const Diagram& board) {
        return QStringLiteral("<p align=\"center\">%1</p>")
            .arg(pictures_.add(
                name, {style_.board, diagramHeight(board, style_.board)},
                [board](QPainter& painter, const QRectF& box) { paintDiagramInto(painter, board, box); }));
    }

    [[nodiscard]] const BoardTheme& theme() const {
        return style_.theme.isEmpty() ? BoardTheme::usualFor(variant_.id) : BoardTheme::named(style_.theme);
    }

    QString diagram(const QString& name, Kind kind, Square home) {
        const MoveDiagram moves = moveDiagram(book_, pieceOf(Side(0), kind), home);
        const BoardTheme& theme = this->theme();
        return pictures_.add(
            name, {style_.diagram, style_.diagram},
            [moves, &theme](QPainter& painter, const QRectF& box) { paintMoveDiagram(painter, moves, theme, box); });
    }

    /// Returns a table of the pieces, with a diagram at the left and the text at the right.
    QString pieces() {
        QString html = QStringLiteral("<table cellpadding=\"3\" width=\"100%\">");
        const std::vector<Kind> named = texts::namedKinds(variant_);
        const int kinds = static_cast<int>(named.size());
        for (int i = 0; i < kinds; ++i) {
            const Kind kind = named[static_cast<std::size_t>(i)];
            if (i % style_.columns == 0) html += QStringLiteral("<tr>");
            const QString picture = diagram(QStringLiteral("man%1").arg(i), kind, usualHome(book_, kind));
            html += QStringLiteral("<td width=\"%1\">%2</td><td>%3%4</td>")
                        .arg(style_.diagram)
                        .arg(linked(kind, picture), title(kind), briefly(kind));
            if (i % style_.columns == style_.columns - 1 || i == kinds - 1) html += QStringLiteral("</tr>");
        }
        return html + QStringLiteral("</table>");
    }

    [[nodiscard]] QString linked(Kind kind, const QString& what) const {
        return style_.links ? QStringLiteral("<a href=\"man:%1\">%2</a>").arg(int(kind)).arg(what) : what;
    }

    [[nodiscard]] QString title(Kind kind) const {
        const QString name = linked(kind, QStringLiteral("<b>%1</b>").arg(nameOf(variant_, kind)));
        return QStringLiteral("%1 &nbsp;%2").arg(name, texts::lettersOf(variant_, kind));
    }

    [[nodiscard]] QString briefly(Kind kind) const {
        QString html = paragraph(texts::howItMoves(variant_.id, variant_.kinds[kind].name));
        if (!value(kind).isEmpty()) html += paragraph(value(kind));
        for (const QString& line : texts::promotions(variant_, Side(0), kind))
            html += paragraph(words(QT_TRANSLATE_NOOP("Card", "Promotes to %1")).arg(line));
        return html;
    }

    [[nodiscard]] QString value(Kind kind) const {
        const PieceValue& worth = worth_[kind];
        if (worth == PieceValue{} || variant_.kinds[kind].pawn) return {};
        const auto pawns = [](int centipawns) { return QLocale().toString(centipawns / 100.0, 'f', 1); };
        //: %1: value of a piece in the opening, in pawns; %2: its value in the endgame
        return words(QT_TRANSLATE_NOOP("Card", "Value in pawns: %1, in the endgame %2"))
            .arg(pawns(worth.opening), pawns(worth.ending));
    }

    QString facts(Kind kind) {
        const QString letters = texts::lettersOf(variant_, kind);
        QString html =
            paragraph(letters.isEmpty() ? words(QT_TRANSLATE_NOOP("Card", "Letter in the notation: none"))
                                        : words(QT_TRANSLATE_NOOP("Card", "Letter in the notation: %1")).arg(letters));
        if (!value(kind).isEmpty()) {
            html += paragraph(value(kind));
            html += paragraph(
                words(QT_TRANSLATE_NOOP("Card", "These values were fitted to the results of engine self-play games.")));
        }
        for (const QString& line : texts::promotions(variant_, Side(0), kind))
            html += paragraph(words(QT_TRANSLATE_NOOP("Card", "Promotes to %1")).arg(line));
        return html;
    }

    /// Returns a picture of a piece in the colours of all sides.
    QString sideSpecs(Kind kind) {
        constexpr int Piece = 44;
        const int count = static_cast<int>(variant_.sideSpecs.size());
        const RulebookPtr book = book_;
        const QString picture = pictures_.add(
            QStringLiteral("armies"), {Piece * count, Piece}, [book, kind](QPainter& painter, const QRectF& box) {
                PieceArt art(PieceArt::Form::Drawings);
                QRectF place(box.topLeft(), QSizeF(box.height(), box.height()));
                for (const SideSpec& sideSpec : book->variant().sideSpecs) {
                    painter.fillRect(place.adjusted(1, 1, -1, -1), BoardTheme::usualFor(book->variant().id).dark);
                    art.drawPiece(painter, place, book->variant().kinds[kind], sideSpec.name, 1);
                    place.translate(place.width(), 0);
                }
            });
        return QStringLiteral("<p>%1</p>").arg(picture);
    }

    QString besideWalls(Kind kind) {
        const Square home = walledHome(*book_, kind);
        if (home == NoSquare) return {};
        const QString square = texts::square(variant_.geometry, home);
        return heading(words(QT_TRANSLATE_NOOP("Card", "Moves near walls, from %1")).arg(square)) +
               diagram(QStringLiteral("walled"), kind, home);
    }

    [[nodiscard]] QString navigation(Kind kind) const {
        if (!style_.links) return {};
        const std::vector<Kind> named = texts::namedKinds(variant_);
        const int count = static_cast<int>(named.size());
        const auto same = [&](Kind other) { return variant_.kinds[other].name == variant_.kinds[kind].name; };
        const int here = static_cast<int>(std::ranges::find_if(named, same) - named.begin());
        const auto beside = [&](int by) { return named[static_cast<std::size_t>((here + by + count) % count)]; };
        const auto link = [&](int by, const QString& text) {
            return QStringLiteral("<a href=\"man:%1\">%2</a>").arg(int(beside(by))).arg(text);
        };
        const auto name = [&](int by) { return nameOf(variant_, beside(by)); };
        return QStringLiteral("<p><a href=\"rules:\">%1</a><br>%2 &nbsp; %3</p>")
            .arg(words(QT_TRANSLATE_NOOP("Card", "All rules")), link(-1, QStringLiteral("&larr; ") + name(-1)),
                 link(1, name(1) + QStringLiteral(" &rarr;")));
    }

    QString start() {
        Diagram board = withoutMarks(diagramOf(Game(book_)));
        board.frame.look.theme = theme();
        return picture(QStringLiteral("start"), board);
    }

    RulebookPtr book_;
    const Variant& variant_;
    const PageStyle& style_;
    PagePictures& pictures_;
    std::vector<PieceValue> worth_;
};

}  // namespace

QString rulesPage(const RulebookPtr& book, const PageStyle& style, PagePictures& pictures) {
    pictures.clear();
    return PageWriter(book, style, pictures).rules();
}

QString piecePage(const RulebookPtr& book, const CardPiece& about, const PageStyle& style, PagePictures& pictures) {
    pictures.clear();
    return PageWriter(book, style, pictures).piece(about);
}

}  // namespace rokada::ui
