#include "rulescard.h"

#include "dockbuttons.h"
#include "movediagram.h"
#include "pagepictures.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBrowser>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

constexpr int LargestBoard = 460;
/// The page is written anew when its width has changed so much.
constexpr int Step = 16;
constexpr int TwoColumnsFrom = 620;

}  // namespace

RulesCard::RulesCard(QWidget* parent)
    : QDockWidget(parent), page_(new QTextBrowser(this)), pictures_(new PagePictures(*page_->document(), this)) {
    setObjectName(QStringLiteral("rulesCard"));
    page_->setFrameShape(QFrame::NoFrame);
    page_->setOpenLinks(false);
    page_->document()->setDocumentMargin(8);
    page_->document()->setIndentWidth(16);
    page_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    page_->installEventFilter(this);
    setWidget(page_);
    connect(page_, &QTextBrowser::anchorClicked, this, &RulesCard::follow);
    retranslate();
}

void RulesCard::setBook(const RulebookPtr& book) {
    book_ = book;
    showRules();
}

void RulesCard::showRules() {
    man_.reset();
    write();
}

void RulesCard::showMan(const CardMan& about) {
    man_ = about;
    write();
}

PageStyle RulesCard::style() const {
    const int width = page_->viewport()->width() - 2 * static_cast<int>(page_->document()->documentMargin());
    return {.diagram = std::clamp(width * 2 / 5, 90, 132),
            .board = std::clamp(width, 160, LargestBoard),
            .columns = width >= TwoColumnsFrom ? 2 : 1,
            .paper = page_->palette().color(QPalette::Base)};
}

void RulesCard::write() {
    if (!book_) return;
    stale_ = isHidden();
    if (stale_) return;
    writtenFor_ = page_->width();
    page_->setHtml(man_ ? manPage(book_, *man_, style(), *pictures_) : rulesPage(book_, style(), *pictures_));
}

/// Links of men lead to their cards.
void RulesCard::follow(const QUrl& link) {
    bool number = false;
    const int kind = link.path().toInt(&number);
    if (!number || kind < 0 || kind >= static_cast<int>(book_->variant().kinds.size())) return showRules();
    const Side side = man_ ? sideOf(man_->man) : Side(0);
    showMan({.man = pieceOf(side, Kind(kind)), .square = usualHome(book_, Kind(kind))});
}

bool RulesCard::eventFilter(QObject* watched, QEvent* event) {
    const bool resized = event->type() == QEvent::Resize && watched == page_;
    if (resized && std::abs(page_->width() - writtenFor_) >= Step) {
        const int at = page_->verticalScrollBar()->value();
        write();
        page_->verticalScrollBar()->setValue(at);
    }
    if (event->type() == QEvent::PaletteChange && watched == page_) write();
    return QDockWidget::eventFilter(watched, event);
}

void RulesCard::showEvent(QShowEvent* event) {
    QDockWidget::showEvent(event);
    if (stale_) write();
}

void RulesCard::retranslate() {
    setWindowTitle(tr("Rules"));
    page_->setAccessibleName(tr("Rules"));
    nameButtonsOf(*this);
    write();
}

}  // namespace rokada::ui
