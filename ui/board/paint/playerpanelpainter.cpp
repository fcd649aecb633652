#include "paint/playerpanelpainter.h"

#include "kit/roundpaint.h"
#include "kit/shadow.h"
#include "kit/theme.h"
#include "paint/capturedpainter.h"
#include "paint/messagepainter.h"
#include "paint/sidepainter.h"
#include "paint/teambadge.h"
#include "scene/panelcolumn.h"
#include "scene/panelplaces.h"
#include "scene/teams.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Minimum width, in pixels, of the note, the second text of a panel. Narrower notes are unreadable.
constexpr int MinNote = 70;
constexpr int SmallestClock = 14;
/// Text size, in pixels, below which the note is not reduced but replaced by its short form.
constexpr int SmallNote = 11;
/// Minimum size of any text, in pixels.
constexpr int SmallestLetters = 8;
/// Minimum size of numbers, in pixels.
constexpr int SmallNumber = 10;
/// Minimum height of captured pieces below the text, in pixels.
constexpr int MinUnder = 22;
constexpr double OutOpacity = 0.45;
/// The emblem of a partner is painted on a disc. `PartnerDisc` is the size of the disc, as a part of the own emblem.
/// The other sizes are parts of the disc: the partner's emblem, and the overlap of the disc with the own emblem.
constexpr double PartnerDisc = 0.6, PartnerEmblem = 0.6, PartnerOverlapX = 0.95, PartnerOverlapY = 0.75;
constexpr int Radius = 12;
/// Thickness of the bar in the colour of the team, in pixels.
constexpr double TeamBar = 4;
using panels::besideEmblem;
using panels::emblemSize;
using panels::Face;
using panels::faceOf;
using panels::Frame;
using panels::Gap;
using panels::innerOf;
using panels::itemsOn;
using panels::sized;
using panels::thickness;

/// Paints one player panel, as a row or, if it is higher than wide, as a column.
class PlayerPanelPainter {
public:
    PlayerPanelPainter(QPainter& painter, const BoardView& view, Side side)
        : painter_(painter),
          view_(view),
          seat_(view.scene.seats[side]),
          side_(side),
          face_(faceOf(view.layout.panels()[side])),
          panel_(face_.panel),
          teams_(hasTeams(view.variant)) {}

    void paint() {
        painter_.save();
        painter_.setTransform(face_.toScreen, true);
        panel();
        painter_.setOpacity(seat_.out ? OutOpacity : 1);
        panel_.upright ? standing() : lying();
        painter_.restore();
    }

private:
    void standing() {
        const panels::PanelColumn column(panel_, seat_, view_.layout.cell(), painter_.font());
        emblem(column.emblem);
        for (const auto& [kind, item] : itemsOn(panel_, seat_, view_.layout.cell())) reserve(kind, item);
        paintPanelColumn(painter_, view_, side_, column, ground(), seat_.words.won ? won() : ground());
    }

    void lying() {
        const QRect inner = innerOf(panel_);
        const int size = emblemSize(panel_);
        emblem(QRect(inner.left(), inner.top() + (inner.height() - size) / 2, size, size));
        QRect words = besideEmblem(panel_);
        // With reserve pieces there is only room for a small clock below the name.
        const bool small = !seat_.reservePieces.empty();
        const bool timed = !seat_.clock.digits.isEmpty();
        if (timed && !small) words = clock(words);
        for (const auto& [kind, item] : itemsOn(panel_, seat_, view_.layout.cell())) {
            words.setRight(std::min(words.right(), item.left() - Gap));
            reserve(kind, item);
        }
        lines(timed && small ? smallClock(words) : words);
    }

    /// Paints the background of the panel. The panel of the side to move is a raised card. The panel of the winner has
    /// the theme colour `soft`. The other panels have no background, so that the side to move stands out.
    void panel() {
        const QRectF box = QRectF(panel_.rect);
        if (raised()) paintShadow(painter_, box, Radius, Elevation::Card);
        if (raised() || seat_.words.won) paintRound(painter_, box, Radius, ground(), edge());
        if (teams_) teamBar();
    }

    /// Paints a bar in the colour of the team at the edge where the emblem is. Partners have bars of the same colour.
    void teamBar() {
        const QRectF box = QRectF(panel_.rect);
        const QRectF bar = panel_.upright ? QRectF(box.left() + Radius, box.top(), box.width() - 2 * Radius, TeamBar)
                                          : QRectF(box.left(), box.top() + Radius, TeamBar, box.height() - 2 * Radius);
        const QColor colour = teamColour(view_.variant, side_, tokens());
        paintRound(painter_, bar, TeamBar / 2, colour, colour);
    }

    [[nodiscard]] const Theme& tokens() const { return surroundTheme(view_.darkSurround); }
    [[nodiscard]] bool raised() const { return seat_.toMove && !seat_.words.won; }
    [[nodiscard]] QColor won() const { return tokens().accent; }
    [[nodiscard]] QColor edge() const { return tokens().contrast ? tokens().edge : tokens().line; }

    [[nodiscard]] QColor ground() const {
        if (seat_.words.won) return tokens().soft;
        return raised() ? tokens().raised : surroundColour(view_.darkSurround);
    }

    /// Paints the emblem of the side. A small emblem of its partner overlaps the lower right corner.
    void emblem(const QRect& box) {
        painter_.drawPixmap(box.topLeft(), view_.art.emblem(view_.sideId(side_), box.width(), view_.ratio));
        if (!teams_) return;
        const double disc = box.width() * PartnerDisc, inset = disc * (1 - PartnerEmblem) / 2;
        for (const Side partner : partnersOf(view_.variant, side_)) {
            const QRectF place(box.right() - disc * PartnerOverlapX, box.bottom() - disc * PartnerOverlapY, disc, disc);
            paintRound(painter_, place, disc / 2, ground(), teamColour(view_.variant, side_, tokens()), 1.5);
            paintTeamEmblem(painter_, place.adjusted(inset, inset, -inset, -inset), view_.sideId(partner),
                            view_.scene.seats[partner].out, view_.art, tokens());
        }
    }

    /// Paints the clock at the right end. Returns the room that is left for the text.
    QRect clock(const QRect& room) {
        const panels::ClockSizes sizes(panel_, seat_, view_.layout, painter_.font());
        wordInNote_ = sizes.inNote;
        const int length = sizes.length();
        const int width = sizes.strip.width() + 12;
        const QRect box(room.right() + 1 - width, room.center().y() - sizes.tall / 2, width, sizes.tall);
        paintClockFace(painter_, box, sizes.strip, seat_.clock, view_.darkSurround);
        if (sizes.word > 0) {
            painter_.setFont(sizes.small);
            painter_.setPen(readableOn(ground()));
            painter_.drawText(QRect(room.right() + 1 - length, box.top(), sizes.word, sizes.tall),
                              Qt::AlignRight | Qt::AlignVCenter, seat_.clock.word);
        }
        return room.adjusted(0, 0, -length - Gap, 0);
    }

    /// Paints the clock as a third line, below name and note. Returns the room that is left for the text.
    QRect smallClock(QRect room) {
        const int tall = std::max(SmallestClock, room.height() * 3 / 8);
        stack_ = room.height() - tall;
        DigitStrip strip(seat_.clock.digits, sized(painter_.font(), tall * 4 / 5, true));
        strip.fit(room.width() - 10);
        paintClockFace(painter_, QRect(room.left(), room.bottom() + 1 - tall, strip.width() + 10, tall), strip,
                       seat_.clock, view_.darkSurround);
        return room.adjusted(0, 0, 0, -tall);
    }

    void reserve(Kind kind, const QRect& item) {
        const bool chosen = view_.attention.hand == side_ && view_.attention.reserve == kind;
        if (seat_.toMove || chosen || view_.darkSurround) {
            painter_.setPen(QPen(chosen ? QColor(0x009E73) : QColor(OutlineInk), chosen ? 4 : 1));
            painter_.setBrush(seat_.toMove ? view_.theme.light : QColor(PanelPlate));
            painter_.drawRoundedRect(QRectF(item).adjusted(1, 1, -1, -1), 4, 4);
        }
        const bool lifted = chosen && view_.attention.carried && view_.attention.carried->from == NoSquare;
        const double before = painter_.opacity();
        painter_.setOpacity(lifted ? 0.35 : before);
        const QRect plate = seat_.toMove ? numberPlate(item) : QRect();
        const int size = item.width() - 4 - plate.width() / 2;
        painter_.drawPixmap(item.bottomRight() - QPoint(size + 1, size + 1), view_.picture(pieceOf(side_, kind), size));
        painter_.setOpacity(before);
        if (seat_.toMove) number(item, plate);
    }

    [[nodiscard]] QFont numberFont(const QRect& item) const {
        return sized(painter_.font(), std::max(SmallNumber, item.width() / 5), true);
    }

    /// Returns the rectangle for the number key, in the corner of the reserve piece.
    [[nodiscard]] QRect numberPlate(const QRect& item) const {
        const QFontMetrics metrics(numberFont(item));
        return {item.topLeft() + QPoint(1, 1), QSize(metrics.horizontalAdvance(u'0') + 4, metrics.ascent() + 2)};
    }

    /// Paints the number key that selects the reserve piece.
    void number(const QRect& item, const QRect& plate) {
        const auto items = itemsOn(panel_, seat_, view_.layout.cell());
        const auto place = std::ranges::find_if(items, [&](const auto& i) { return i.second == item; });
        painter_.setPen(QPen(QColor(OutlineInk), 1));
        painter_.setBrush(QColor(PanelPlate));
        painter_.drawRoundedRect(QRectF(plate).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter_.setFont(numberFont(item));
        painter_.drawText(plate, Qt::AlignCenter, QString::number(place - items.begin() + 1));
    }

    [[nodiscard]] QFont nameFont() const {
        const int wanted = smallName_ ? panels::noteSize(panel_) : panels::nameSize(panel_);
        const int usual = std::min(wanted, tallest());
        return sized(painter_.font(), stack_ > 0 ? std::clamp(stack_ * 5 / 12, SmallNote, usual) : usual, true);
    }
    [[nodiscard]] QFont noteFont() const {
        const int usual = std::min(panels::noteSize(panel_), tallest());
        return sized(painter_.font(), stack_ > 0 ? std::clamp(stack_ * 4 / 12, SmallNote, usual) : usual, false);
    }
    /// Returns the largest text size that fits a thin panel.
    [[nodiscard]] int tallest() const { return std::max(7, (thickness(panel_) - 2 * Frame - 4) * 5 / 6); }
    /// Returns the width of the name with the points after it, in pixels.
    [[nodiscard]] int nameWidth() const {
        const QFontMetrics metrics(nameFont());
        return metrics.horizontalAdvance(name()) + (seat_.words.points.isEmpty() ? 0 : Gap + badgeWidth(metrics));
    }
    [[nodiscard]] int badgeWidth(const QFontMetrics& metrics) const {
        return std::max(metrics.height(), metrics.horizontalAdvance(seat_.words.points) + Gap);
    }
    [[nodiscard]] const QString& name() const { return seat_.words.name; }

    /// Returns the note, the second text of the panel. If it does not fit the width in slightly smaller letters,
    /// returns its short form.
    [[nodiscard]] const QString& note(int width) const {
        const QFont letters = panels::fitted(noteFont(), seat_.words.note, width, SmallNote);
        const bool fits = !wordInNote_ && !fewWords_ && panels::widthOf(seat_.words.note, letters) <= width;
        return fits ? seat_.words.note : brief();
    }
    [[nodiscard]] const QString& brief() const {
        if (wordInNote_) return seat_.clock.word;
        return seat_.words.brief.isEmpty() ? seat_.words.note : seat_.words.brief;
    }

    /// Returns the height of name and note together.
    [[nodiscard]] int stackHeight() const {
        return QFontMetrics(nameFont()).height() + QFontMetrics(noteFont()).height();
    }

    /// Returns the width of the name and the short form of the note, in pixels. With more than two sides, uses the full
    /// note, because it names the partner.
    [[nodiscard]] int wordsWidth(int height) const {
        const int name = nameWidth();
        if (brief().isEmpty()) return name;
        const bool all = view_.scene.manySides && !wordInNote_ && !fewWords_;
        const QString& words = all ? seat_.words.note : brief();
        const int note = panels::widthOf(words, noteFont());
        return height >= stackHeight() ? std::max(name, note) : name + 2 * Gap + note;
    }

    /// Returns the size of the captured pieces beside the text.
    [[nodiscard]] CapturedSize besideWords(const QRect& box) const {
        return capturedSize(painter_, seat_, {box.width() - wordsWidth(box.height()) - Gap, box.height()});
    }

    /// Paints the captured pieces beside the text, or below it if there is more room. The text is shortened if that
    /// makes room for more pieces. Returns the room that is left for the text.
    QRect captured(QRect box) {
        CapturedSize taken = besideWords(box);
        for (bool* less : {&fewWords_, &smallName_}) {
            if (taken.whole) break;
            *less = true;
            taken = besideWords(box);
        }
        const int under = box.height() - stackHeight();
        if (!taken.whole && under >= MinUnder) {
            const QRect below(box.left(), box.bottom() + 1 - under, box.width(), under);
            paintCaptured(painter_, view_, seat_, below, Qt::AlignLeft, readableOn(ground()));
            return box.adjusted(0, 0, 0, -under);
        }
        if (taken.size.isEmpty()) return box;
        const QRect beside(box.right() + 1 - taken.size.width(), box.top(), taken.size.width(), box.height());
        paintCaptured(painter_, view_, seat_, beside, Qt::AlignRight, readableOn(ground()));
        return box.adjusted(0, 0, -taken.size.width() - Gap, 0);
    }

    void lines(QRect box) {
        box = captured(box);
        painter_.setPen(readableOn(ground()));
        const QFontMetrics large(nameFont());
        const QFontMetrics small(noteFont());
        const bool beside = stackHeight() > box.height();
        if (!beside && !seat_.words.note.isEmpty()) {
            const int rest = box.height() - large.height() - small.height();
            box.adjust(0, rest / 2, 0, -rest / 2);
            nameLine(QRect(box.left(), box.top(), box.width(), large.height()));
            noteLine(QRect(box.left(), box.top() + large.height(), box.width(), small.height()));
            return;
        }
        const int used = nameWidth() + 2 * Gap;
        const bool room = box.width() - used >= MinNote || wordsWidth(box.height()) <= box.width();
        nameLine(box);
        if (beside && !seat_.words.note.isEmpty() && room) noteLine(box.adjusted(used, 0, 0, 0));
    }

    void nameLine(const QRect& box) {
        QFont font = nameFont();
        font.setStrikeOut(seat_.out);
        if (seat_.words.points.isEmpty()) return line(box, font, name());
        const QFontMetrics metrics(font);
        const int badge = badgeWidth(metrics);
        line(box.adjusted(0, 0, -badge - Gap, 0), font, name());
        const int end = box.left() + std::min(metrics.horizontalAdvance(name()), box.width() - badge - Gap);
        paintPoints(painter_, QRect(end + Gap, box.center().y() - metrics.height() / 2, badge, metrics.height()),
                    seat_.words.points, seat_.words.won ? won() : ground());
    }

    /// Paints the note (the second text of the panel) at full opacity even if the panel is pale, because the note of an
    /// eliminated player tells the reason of the elimination.
    void noteLine(const QRect& box) {
        const double before = painter_.opacity();
        painter_.setOpacity(1);
        line(box, noteFont(), note(box.width()));
        painter_.setOpacity(before);
    }

    /// Paints one line of text. Only names entered by users can be too long for the smallest font. Such names are
    /// elided.
    void line(const QRect& box, const QFont& font, const QString& text) {
        if (box.width() <= 0) return;
        const QFont letters = panels::fitted(font, text, box.width(), SmallestLetters);
        painter_.setFont(letters);
        const QString shown = QFontMetrics(letters).elidedText(text, Qt::ElideRight, box.width());
        painter_.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, shown);
    }

    QPainter& painter_;
    const BoardView& view_;
    const SeatScene& seat_;
    Side side_;
    Face face_;
    const PlayerPanel& panel_;
    bool teams_;               ///< true if some sides are partners
    int stack_ = 0;            ///< height of name and note above a small clock, in pixels; 0 without a small clock
    bool wordInNote_ = false;  ///< true if the text of the clock does not fit beside the clock
    /// `fewWords_` is true if the short form of the note makes room for captured pieces. `smallName_` is true if a
    /// smaller name does so.
    bool fewWords_ = false, smallName_ = false;
};

}  // namespace

std::vector<std::pair<Kind, QRect>> reserveItems(const BoardLayout& layout, const BoardScene& scene, Side side) {
    const Face face = faceOf(layout.panels()[side]);
    auto items = itemsOn(face.panel, scene.seats[side], layout.cell());
    for (auto& [kind, item] : items) item = face.toScreen.mapRect(QRectF(item)).toRect();
    return items;
}

PanelRoom labelRoom(const BoardLayout& layout, const BoardScene& scene, Side side, const QFont& font) {
    const auto [rect, quarterTurns] = panels::roomOn(layout, scene.seats[side], layout.panels()[side], font);
    return {rect, quarterTurns};
}

void paintPlayerPanels(QPainter& painter, const BoardView& view) {
    for (std::size_t side = 0; side < view.scene.seats.size(); ++side) {
        const QRect box = view.layout.panels()[side].rect;
        if (box.isEmpty()) continue;
        PlayerPanelPainter(painter, view, Side(side)).paint();
    }
}

}  // namespace rokada::ui
