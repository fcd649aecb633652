#include "pages/rulescard.h"

#include "pages/pagepictures.h"
#include "paint/movediagram.h"
#include "rules/samerules.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

constexpr int SmallestBoard = 120, LargestBoard = 460;
constexpr int LargestDiagram = 132;
/// Maximum height of a board, in per cent of the page height.
constexpr int BoardPart = 45;
/// Minimum change of the page's width or height, in pixels, after which the page is written again.
constexpr int Step = 16;
constexpr int TwoColumnsFrom = 620;

}  // namespace

RulesCard::RulesCard(QWidget* parent)
    : PanelPage(parent),
      search_(new QLineEdit(this)),
      result_(new QLabel(this)),
      page_(new QTextBrowser(this)),
      pictures_(new PagePictures(*page_->document(), this)) {
    setObjectName(QStringLiteral("rulesCard"));
    search_->setClearButtonEnabled(true);
    page_->setFrameShape(QFrame::NoFrame);
    page_->setOpenLinks(false);
    page_->document()->setDocumentMargin(8);
    page_->document()->setIndentWidth(16);
    page_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(search_, 1);
    row->addWidget(result_);
    column->addLayout(row);
    column->addWidget(page_, 1);
    for (QObject* watched :
         {static_cast<QObject*>(page_), static_cast<QObject*>(page_->viewport()), static_cast<QObject*>(search_)})
        watched->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, this, &RulesCard::find);
    connect(page_, &QTextBrowser::anchorClicked, this, &RulesCard::follow);
    connect(page_, &QTextBrowser::highlighted, this, &RulesCard::point);
    retranslate();
}

void RulesCard::setBook(const RulebookPtr& book) {
    const bool same = book_ && !piece_ && sameRules(book_->variant(), book->variant());
    book_ = book;
    // If the page already shows the same rules, keeps its contents and its scroll position.
    if (same && !stale_) return;
    piece_.reset();
    page_->verticalScrollBar()->setValue(0);
    writeSoon();
}

void RulesCard::showRules() {
    piece_.reset();
    write();
}

void RulesCard::showPiece(const CardPiece& about) {
    piece_ = about;
    write();
}

void RulesCard::refreshPiece(const CardPiece& about) {
    const int scroll = page_->verticalScrollBar()->value();
    showPiece(about);
    page_->verticalScrollBar()->setValue(scroll);
}

/// Returns the style for the current size of the page. Does not use the size of the viewport, because it changes when
/// the scroll bar appears. Limits the height of a board, so that some text is visible too.
PageStyle RulesCard::style() const {
    const int margins = 2 * static_cast<int>(page_->document()->documentMargin());
    const int width = page_->width() - page_->verticalScrollBar()->sizeHint().width() - margins;
    return {.diagram = std::clamp(width * 2 / 5, 90, LargestDiagram),
            .board = std::clamp(std::min(width, page_->height() * BoardPart / 100), SmallestBoard, LargestBoard),
            .columns = width >= TwoColumnsFrom ? 2 : 1,
            .paper = page_->palette().color(QPalette::Base),
            .ink = page_->palette().color(QPalette::Text)};
}

void RulesCard::write() {
    if (!book_) return;
    stale_ = !isVisible();
    if (stale_) return;
    writtenFor_ = page_->size();
    page_->setHtml(piece_ ? piecePage(book_, *piece_, style(), *pictures_) : rulesPage(book_, style(), *pictures_));
    if (!search_->text().isEmpty()) find();
}

/// Writes the page in the next event loop pass. A change of the layout causes several resize events, and the page
/// should be written only once for all of them.
void RulesCard::writeSoon() {
    if (stale_) return;
    stale_ = true;
    QMetaObject::invokeMethod(this, &RulesCard::writeStale, Qt::QueuedConnection);
}

/// Writes a visible page that is out of date, and keeps its scroll position. A hidden page is written when it is shown.
void RulesCard::writeStale() {
    if (!stale_ || !isVisible()) return;
    const int scroll = page_->verticalScrollBar()->value();
    write();
    page_->verticalScrollBar()->setValue(scroll);
}

// --- squares

/// Emits `squaresPointed` with the squares that `link` names. For any other link, emits an empty set.
void RulesCard::point(const QUrl& link) {
    const QStringList names = link.path().split(u'-');
    const bool squares = book_ && link.scheme() == QLatin1String(SquaresLink) && names.size() <= 2 &&
                         std::ranges::all_of(names, [this](const QString& name) {
                             return book_->geometry().named(name.toStdString()) != NoSquare;
                         });
    emit squaresPointed(squares ? book_->geometry().squares(link.path().toStdString()) : SquareSet());
}

/// Moves the piece in the diagram of its card to the clicked square, to show its moves from there. Returns false if the
/// click is outside the diagram or on the piece itself.
bool RulesCard::tryOn(const QMouseEvent& event) {
    if (!piece_ || event.button() != Qt::LeftButton) return false;
    const QPointF scrolled(page_->horizontalScrollBar()->value(), page_->verticalScrollBar()->value());
    const QRectF box = pictures_->boxOf(QLatin1String(BoardPicture));
    const QPointF at = event.position() + scrolled;
    if (box.isEmpty() || !box.contains(at)) return false;
    const Square square = diagramSquare(wholeBoard(moveDiagram(book_, piece_->piece, piece_->square)), box, at);
    if (square == NoSquare || square == piece_->square) return false;
    refreshPiece({.piece = piece_->piece, .square = square});
    return true;
}

// --- searching

/// Searches the rules for the text in the search field, and shows the first match. Leaves the card of a piece first.
void RulesCard::find() {
    const QString wanted = search_->text();
    if (piece_ && !wanted.isEmpty()) {
        piece_.reset();
        return write();
    }
    places_.clear();
    place_ = 0;
    QTextCursor at(page_->document());
    while (!wanted.isEmpty()) {
        at = page_->document()->find(wanted, at);
        if (at.isNull()) break;
        places_.push_back(at.selectionStart());
    }
    showPlace();
}

void RulesCard::step(bool back) {
    if (places_.empty()) return;
    place_ = (place_ + (back ? places_.size() - 1 : 1)) % places_.size();
    showPlace();
}

/// Highlights all matches of the search. Shows the current match in a stronger colour, and scrolls to it.
void RulesCard::showPlace() {
    result_->setText(searchResult());
    const auto length = static_cast<int>(search_->text().size());
    QList<QTextEdit::ExtraSelection> marks;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(page_->document());
        mark.cursor.setPosition(places_[i]);
        mark.cursor.setPosition(places_[i] + length, QTextCursor::KeepAnchor);
        mark.format.setBackground(i == place_ ? QColor(0xFFB000) : QColor(0xFFE9A8));
        mark.format.setForeground(QColor(0x1B1F24));
        marks.push_back(mark);
    }
    page_->setExtraSelections(marks);
    if (places_.empty()) return;
    QTextCursor here(page_->document());
    here.setPosition(places_[place_]);
    page_->setTextCursor(here);
    // Scrolls so that the match is at one third of the page height. The text after the match is then visible.
    QScrollBar& bar = *page_->verticalScrollBar();
    bar.setValue(bar.value() + page_->cursorRect(here).top() - page_->viewport()->height() / 3);
}

QString RulesCard::searchResult() const {
    if (search_->text().isEmpty()) return {};
    //: result of a search for words in the rules
    if (places_.empty()) return tr("No results");
    return QStringLiteral("%1/%2").arg(place_ + 1).arg(places_.size());
}

/// Handles a click on a link. A link to squares highlights them on the board. A link to a kind of piece opens its card.
/// Any other link shows the rules.
void RulesCard::follow(const QUrl& link) {
    if (link.scheme() == QLatin1String(SquaresLink)) return point(link);
    bool number = false;
    const int kind = link.path().toInt(&number);
    if (!number || kind < 0 || kind >= static_cast<int>(book_->variant().kinds.size())) return showRules();
    const Side side = piece_ ? sideOf(piece_->piece) : Side(0);
    showPiece({.piece = pieceOf(side, Kind(kind)), .square = usualHome(book_, Kind(kind))});
}

bool RulesCard::eventFilter(QObject* watched, QEvent* event) {
    const bool resized = event->type() == QEvent::Resize && watched == page_;
    const QSize change = page_->size() - writtenFor_;
    if (resized && std::max(std::abs(change.width()), std::abs(change.height())) >= Step) writeSoon();
    if (event->type() == QEvent::PaletteChange && watched == page_) writeSoon();
    if (event->type() == QEvent::MouseButtonRelease && watched == page_->viewport())
        return tryOn(*static_cast<QMouseEvent*>(event));
    if (event->type() == QEvent::KeyPress && watched == search_) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
            step(key.modifiers().testFlag(Qt::ShiftModifier));
            return true;
        }
    }
    return PanelPage::eventFilter(watched, event);
}

void RulesCard::showEvent(QShowEvent* event) {
    PanelPage::showEvent(event);
    if (stale_) write();
}

void RulesCard::retranslate() {
    setWindowTitle(tr("Rules"));
    page_->setAccessibleName(tr("Rules"));
    search_->setPlaceholderText(tr("Search the rules"));
    search_->setAccessibleName(tr("Search the rules"));
    search_->setToolTip(tr("Enter: next result, Shift+Enter: previous result"));
    write();
}

}  // namespace rokada::ui
