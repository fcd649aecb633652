#include "newgame/setuppalette.h"

#include "record/samerules.h"
#include "texts/setuptexts.h"

#include <QGridLayout>
#include <QGuiApplication>
#include <QIcon>
#include <QMouseEvent>
#include <QStyleHints>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int Picture = 32;

}  // namespace

SetupPalette::SetupPalette(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(1);
    setAccessibleName(tr("Men"));
}

void SetupPalette::setBook(const RulebookPtr& book) {
    book_ = book;
    for (const Item& item : items_) delete item.button;
    items_.clear();
    const Variant& variant = book->variant();
    for (std::size_t side = 0; side < variant.sides(); ++side) {
        for (std::size_t kind = 0; kind < variant.kinds.size(); ++kind) {
            const Piece man = pieceOf(Side(side), Kind(kind));
            auto* button = new QToolButton(this);
            button->setCheckable(true);
            button->setAutoRaise(true);
            button->setFocusPolicy(Qt::StrongFocus);
            button->setIconSize({Picture, Picture});
            button->installEventFilter(this);
            const QString words = texts::man(variant, man);
            button->setToolTip(
                tr("%1 (key %2)").arg(words, QLatin1String(std::string(1, variant.kinds[kind].letter).c_str())));
            button->setAccessibleName(words);
            connect(button, &QToolButton::clicked, this, [this, man] { choose(hand_ == man ? NoPiece : man); });
            grid_->addWidget(button, static_cast<int>(side), static_cast<int>(kind));
            items_.push_back({man, button});
        }
    }
    army_ = Side(0);
    hand_ = NoPiece;
    paintIcons();
}

bool SetupPalette::shows(const RulebookPtr& book) const { return book_ && sameGame(book_->variant(), book->variant()); }

void SetupPalette::paintIcons() {
    const Variant& variant = book_->variant();
    for (const Item& item : items_) {
        item.button->setIcon(QIcon(art_.man(variant.kinds[kindOf(item.man)], variant.armies[sideOf(item.man)].name,
                                            Picture, devicePixelRatioF())));
    }
}

void SetupPalette::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && book_) paintIcons();
}

void SetupPalette::choose(Piece man) {
    hand_ = man;
    if (man != NoPiece) army_ = sideOf(man);
    for (const Item& item : items_) item.button->setChecked(item.man == man);
    emit chosen(man);
}

void SetupPalette::chooseArmy(Side army) {
    if (army >= book_->sides()) return;
    army_ = army;
    if (hand_ != NoPiece) choose(pieceOf(army, kindOf(hand_)));
}

QToolButton* SetupPalette::buttonOf(Piece man) const {
    const auto item = std::find_if(items_.begin(), items_.end(), [&](const Item& i) { return i.man == man; });
    return item == items_.end() ? nullptr : item->button;
}

/// A button keeps the pointer while it is pressed, so the way over the board is seen here.
bool SetupPalette::eventFilter(QObject* watched, QEvent* event) {
    const auto item = std::find_if(items_.begin(), items_.end(), [&](const Item& i) { return i.button == watched; });
    if (item == items_.end()) return QWidget::eventFilter(watched, event);
    const auto global = [&] { return static_cast<QMouseEvent*>(event)->globalPosition().toPoint(); };
    if (event->type() == QEvent::MouseButtonPress) pressPoint_ = global();
    if (event->type() == QEvent::MouseMove && static_cast<QMouseEvent*>(event)->buttons().testFlag(Qt::LeftButton)) {
        const int way = (global() - pressPoint_).manhattanLength();
        dragging_ = dragging_ || way >= QGuiApplication::styleHints()->startDragDistance();
        if (dragging_) emit dragged(item->man, global());
    }
    if (event->type() == QEvent::MouseButtonRelease && std::exchange(dragging_, false)) {
        item->button->setDown(false);
        emit dropped(item->man, global());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace rokada::ui
