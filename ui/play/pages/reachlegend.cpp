#include "pages/reachlegend.h"

#include "board/boardwidget.h"
#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "kit/statusline.h"
#include "paint/markshapes.h"
#include "scene/boardscene.h"
#include "scene/boardtheme.h"
#include "session/gamesession.h"
#include "shell/sidepanel.h"
#include "texts/cardtexts.h"
#include "texts/texts.h"
#include "variants/variants.h"

#include "explain/bonus.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace rokada::ui {

namespace {

/// Lengths in pixels: side of a sample mark, gap between the mark and its text, and gap between entries.
constexpr int Sample = 20, Gap = 6, EntryGap = 14;
constexpr int SmallestLetters = 9;
constexpr int othersFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
constexpr std::array reaches{Reach::Both, Reach::Quiet, Reach::Capture};

QString listed(const Geometry& board, const std::vector<Square>& squares) {
    QStringList names;
    for (const Square square : squares) names << texts::square(board, square);
    return names.join(QStringLiteral(", "));
}

bool fit(const QString& words, const QFont& letters, QSize room) {
    const QRect needed = QFontMetrics(letters).boundingRect(QRect({}, room), othersFlags, words);
    return needed.width() <= room.width() && needed.height() <= room.height();
}

}  // namespace

Setting<bool> keys::noted(std::string_view game, std::string_view piece) {
    return setting::flag(QStringLiteral("games/%1/noted/%2").arg(latin(game), latin(piece)), false);
}

void declareLegend(Settings& settings) {
    for (const VariantInfo& game : allVariants()) {
        const Variant variant = *makeVariant(game, {});
        for (const Kind kind : texts::namedKinds(variant))
            settings.declare(keys::noted(game.id, variant.kinds[kind].name));
    }
}

ReachLegend::ReachLegend(GameSession& session, BoardWidget& board, StatusLine& status, Settings& settings,
                         QWidget* parent)
    : QWidget(parent), board_(board), status_(status), settings_(settings) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    hide();
    connect(&session, &GameSession::started, this, &ReachLegend::follow);
    connect(&board_, &BoardWidget::pictureChanged, this, &ReachLegend::follow);
}

QSize ReachLegend::sizeHint() const { return {600, rowHeight()}; }

int ReachLegend::rowHeight() const { return std::max(Sample, fontMetrics().height()) + 6; }

void ReachLegend::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) place();
}

/// Updates the visibility, the numbers and the texts of the legend. Called when the selected piece or the game changes.
void ReachLegend::follow() {
    if (board_.game() == nullptr) return;
    const bool wanted = board_.frame().look.reachTypes || tellsReachesApart(board_.game()->book().variant());
    if (wanted != isVisibleTo(parentWidget())) setVisible(wanted);
    if (!wanted) return;
    const Square square = board_.frame().attention.selected();
    std::array<int, 3> counts{-1, -1, -1};
    if (square != NoSquare) {
        counts = {0, 0, 0};
        for (const TargetMark& mark : marksOf(*board_.game(), square))
            counts[static_cast<std::size_t>(mark.reach)] += mark.target ? 1 : 0;
    }
    if (selected_ != square) {
        selected_ = square;
        tellOfPiece();
    }
    const QString marks = marksOnBoard();
    if (counts == counts_ && !texts_[0].isEmpty() && marks == (violet_ ? QString() : others_)) return;
    counts_ = counts;
    place();
}

/// Chooses the texts of the legend so that they fit in one row, and computes their rectangles.
void ReachLegend::place() {
    const QString held = tr("on an empty board (hold the right button)");
    const QString brief = tr("hold right button: empty board");
    const auto needed = [this](const QString& words) { return Sample + Gap + fontMetrics().horizontalAdvance(words); };
    const int one = placeEntries(0);
    const auto fits = [&](const QString& words) { return one + 3 * Gap + needed(words) <= width() - 2 * Gap; };
    const QString violet = fits(held) ? held : fits(brief) ? brief : QString();
    const int end = violet.isEmpty() ? one : placeEntries(3 * Gap + needed(violet));
    const QString marks = marksOnBoard();
    violet_ = marks.isEmpty();
    others_ = violet_ ? violet : marks;
    othersRect_ =
        violet.isEmpty() ? QRect() : QRect(end + 3 * Gap, entries_.back().top(), width() - end - 4 * Gap, rowHeight());
    explain();
    update();
}

/// Sets the tool tip. It explains the marks on the board in full sentences.
void ReachLegend::explain() {
    QStringList all;
    for (const Sign& sign : signs()) all << sign.sentence;
    if (all.isEmpty()) all << tr("Violet marks show where the piece could go on an empty board.");
    setToolTip(all.join(QLatin1Char('\n')));
    setAccessibleDescription(all.join(QLatin1Char(' ')));
}

/// Returns the longest texts of the three entries that fit into one row: full names, short names, or no names. If
/// `counted` is true, the texts include the numbers of squares.
ReachLegend::Row ReachLegend::rowFor(bool counted) const {
    const std::array whole{tr("moves and captures"), tr("moves only"), tr("captures only")};
    //: names of the three types of target squares: move and capture, move only, capture only
    const std::array brief{tr("both"), tr("moves"), tr("captures")};
    for (const auto& names : {whole, brief}) {
        Row row;
        int length = -EntryGap;
        for (std::size_t i = 0; i < 3; ++i) {
            row.words[i] = counted ? tr("%1: %2").arg(names[i]).arg(counts_[i]) : names[i];
            const QString widest = counted ? tr("%1: %2").arg(names[i]).arg(88) : names[i];
            row.lengths[i] = Sample + Gap + fontMetrics().horizontalAdvance(widest);
            length += row.lengths[i] + EntryGap;
        }
        if (length <= width()) return row;
    }
    Row signsAlone;
    for (std::size_t i = 0; i < 3; ++i) {
        signsAlone.words[i] = counted ? QString::number(counts_[i]) : QString();
        signsAlone.lengths[i] = Sample + Gap + fontMetrics().horizontalAdvance(QStringLiteral("88"));
    }
    return signsAlone;
}

/// Centres the three entries in the row, with `reserved` free pixels at their right. Returns the x coordinate of the
/// right edge of the last entry.
int ReachLegend::placeEntries(int reserved) {
    const Row row = rowFor(counts_[0] >= 0);
    texts_ = row.words;
    const int length = std::accumulate(row.lengths.begin(), row.lengths.end(), 2 * EntryGap + reserved);
    int x = std::max(0, (width() - length) / 2);
    for (std::size_t i = 0; i < 3; ++i) {
        entries_[i] = QRect(x, 0, row.lengths[i], rowHeight());
        x += row.lengths[i] + EntryGap;
    }
    return entries_.back().right();
}

QString ReachLegend::marksOnBoard() const {
    QStringList words;
    for (const Sign& sign : signs()) words << sign.brief;
    return words.join(QStringLiteral(" \u00B7 "));
}

/// Returns texts about the other marks on target squares of the selected piece, for example the mark for castling. Each
/// kind of mark occurs once.
std::vector<ReachLegend::Sign> ReachLegend::signs() const {
    const Square square = board_.frame().attention.selected();
    if (board_.game() == nullptr || square == NoSquare) return {};
    std::vector<Sign> said;
    const auto say = [&said](const QString& brief, const QString& sentence) {
        const auto known = [&](const Sign& sign) { return sign.brief == brief; };
        if (std::ranges::none_of(said, known)) said.push_back({brief, sentence});
    };
    for (const TargetMark& mark : marksOf(*board_.game(), square)) {
        if (!mark.target) continue;
        if (mark.extra == TargetMark::Extra::Castling) say(tr("rook sign: castling"), tr("Rook sign: castling."));
        if (mark.extra == TargetMark::Extra::Choice)
            say(tr("crown: you choose the promotion"), tr("Crown: you choose what the piece promotes to."));
        if (mark.becomes != NoKind)
            say(tr("small piece: result of promotion"),
                tr("Small piece in the corner: your piece becomes this piece."));
        if (mark.losesCheck)
            say(tr("crossed-out sign: no check from there"),
                tr("Crossed-out check sign: the piece would not give check from there."));
    }
    for (const ArrivalBonus& bonus : bonuses(board_.game()->position(), square)) {
        if (!bonus.placed.empty())
            say(tr("plus: new boat"), tr("Pale boats with a plus sign: new boats that this move brings."));
        if (!bonus.occupied.empty())
            say(tr("crossed-out boat: no new boat, the square is occupied"),
                tr("Crossed-out boat: the square is occupied, so no new boat appears there."));
    }
    return said;
}

void ReachLegend::resizeEvent(QResizeEvent*) { place(); }

void ReachLegend::mouseMoveEvent(QMouseEvent* event) {
    std::optional<Reach> type;
    for (std::size_t i = 0; i < 3; ++i) {
        if (entries_[i].contains(event->position().toPoint())) type = reaches[i];
    }
    board_.setNotes(&BoardNotes::lit, type);
}

void ReachLegend::leaveEvent(QEvent*) { board_.setNotes(&BoardNotes::lit, std::nullopt); }

/// Shows a message about special effects of the selected piece, and removes the message about the previous piece. A
/// piece without moves gets no message, because the board shows why it cannot move.
void ReachLegend::tellOfPiece() {
    if (board_.frame().attention.selected() == NoSquare) return;
    status_.withdraw(std::exchange(told_, QString()));
    if (board_.input().targets().empty()) return;
    const Position& position = board_.game()->position();
    const auto found = bonuses(position, board_.frame().attention.selected());
    for (const QString& words :
         {lostCheck(), found.empty() ? QString() : bonusText(position, found.front()), firstNote()}) {
        if (words.isEmpty()) continue;
        told_ = words;
        return status_.showMessage(told_);
    }
}

/// Returns a message if there is a square on which the piece would change its kind and therefore give no check. Returns
/// an empty text if there is no such square.
QString ReachLegend::lostCheck() const {
    const Variant& variant = board_.game()->book().variant();
    for (const TargetMark& mark : marksOf(*board_.game(), board_.frame().attention.selected())) {
        if (!mark.losesCheck) continue;
        const QString why = texts::specialCapture(variant.id, variant.kinds[mark.becomes].name);
        //: %1: a sentence that gives the reason; %2: a square
        if (!why.isEmpty())
            return tr("%1 So the piece does not give check from %2.")
                .arg(why, texts::square(variant.geometry, mark.square));
    }
    return {};
}

/// Returns the explanation of the selected piece's special captures. Returns an empty text if the piece has no such
/// explanation, or if it was already shown for this kind of piece.
QString ReachLegend::firstNote() const {
    const Variant& variant = board_.game()->book().variant();
    const Piece piece = board_.game()->position()[board_.frame().attention.selected()];
    const std::string_view kind = variant.kinds[kindOf(piece)].name;
    QString note = texts::specialCapture(variant.id, kind);
    if (note.isEmpty() || settings_.get(keys::noted(variant.id, kind))) return {};
    settings_.set(keys::noted(variant.id, kind), true);
    return note;
}

/// Returns the largest font with which the text `others_` fits into `room`. The legend cannot grow instead, because the
/// board would become smaller.
QFont ReachLegend::lettersFor(QSize room) const {
    QFont letters = font();
    for (int pixels = QFontInfo(letters).pixelSize(); !fit(others_, letters, room) && pixels > SmallestLetters;)
        letters.setPixelSize(--pixels);
    return letters;
}

void ReachLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const bool dark = palette().color(QPalette::Window).lightness() < 128;
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < 3; ++i) {
        const QRect& entry = entries_[i];
        painter.setOpacity(counts_[i] == 0 ? 0.55 : 1);
        const double top = entry.top() + (entry.height() - Sample) / 2.0;
        paintReachSample(painter, QRectF(entry.left(), top, Sample, Sample), reaches[i]);
        painter.setPen(surroundText(dark));
        painter.drawText(entry.adjusted(Sample + Gap, 0, Gap, 0), Qt::AlignLeft | Qt::AlignVCenter, texts_[i]);
    }
    if (others_.isEmpty() || othersRect_.isEmpty()) return;
    painter.setOpacity(1);
    QRect words = othersRect_;
    if (violet_) {
        const double top = words.top() + (words.height() - Sample) / 2.0;
        paintTheorySample(painter, QRectF(words.left(), top, Sample, Sample));
        words.setLeft(words.left() + Sample + Gap);
    }
    painter.setPen(surroundText(dark));
    painter.setFont(lettersFor(words.size()));
    const bool whole = fit(others_, painter.font(), words.size());
    painter.drawText(words, othersFlags,
                     whole ? others_ : painter.fontMetrics().elidedText(others_, Qt::ElideRight, words.width()));
}

QString bonusText(const Position& position, const ArrivalBonus& bonus) {
    const Geometry& board = position.book().geometry();
    const QString arrival = texts::square(board, bonus.arrival);
    if (bonus.occupied.empty()) {
        //: %1: a square; %2: a list of squares
        return ReachLegend::tr("A move to %1 puts new boats on %2.").arg(arrival, listed(board, bonus.placed));
    }
    if (bonus.placed.empty()) {
        //: %1: a square; %2: a list of squares
        return ReachLegend::tr("A move to %1 puts no new boats on %2, because these squares are occupied.")
            .arg(arrival, listed(board, bonus.occupied));
    }
    //: %1, %2, %3: squares
    return ReachLegend::tr("A move to %1 puts a new boat on %2. %3 is occupied, so no boat appears there.")
        .arg(arrival, listed(board, bonus.placed), listed(board, bonus.occupied));
}

LegendControls::LegendControls(GameSession& session, BoardWidget& board, SidePanel& sidePanel, StatusLine& status,
                               Settings& settings) {
    sidePanel.add(Strip::Legend, new ReachLegend(session, board, status, settings, &sidePanel));
}

}  // namespace rokada::ui
