#include "newgame/newgamedialog.h"

#include "kit/dialogsheet.h"
#include "kit/fonts.h"
#include "kit/verticalscroll.h"
#include "newgame/gamesettings.h"
#include "newgame/newgamepage.h"
#include "newgame/newgamewords.h"
#include "newgame/variantlist.h"
#include "shell/lettersize.h"
#include "variants/variants.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Assumed size of the window frame, in pixels. The desktop reports the real size only after the window is shown.
constexpr int MinFrame = 32;

// Lengths in design pixels. 15 design pixels are one em; `designPixels` converts them to pixels.
constexpr double Width = 1020, UsualHeight = 744, NarrowestPage = 500;
constexpr double SideMargin = 12, PageMargin = 28, PageTop = 22, FootMargin = 18;

QWidgetList tabStops(QWidget& widget);

void addStops(QLayout& layout, QWidgetList& stops) {
    for (int i = 0; i < layout.count(); ++i) {
        if (QWidget* widget = layout.itemAt(i)->widget()) stops << tabStops(*widget);
        if (QLayout* inner = layout.itemAt(i)->layout()) addStops(*inner, stops);
    }
}

/// Returns the widgets inside `widget` that accept the focus by Tab, in the order of its layouts. Includes hidden
/// widgets, because they may be shown later.
QWidgetList tabStops(QWidget& widget) {
    QWidgetList stops;
    if ((widget.focusPolicy() & Qt::TabFocus) != 0) stops << &widget;
    if (widget.layout()) {
        addStops(*widget.layout(), stops);
    } else if (!widget.inherits("QAbstractScrollArea") && !widget.inherits("QAbstractSpinBox")) {
        // A widget without a layout places its children itself. Their tab order is the order of their creation.
        for (QObject* child : widget.children()) {
            auto* part = qobject_cast<QWidget*>(child);
            if (part && !part->isWindow() && (part->focusPolicy() & Qt::TabFocus) != 0) stops << part;
        }
    }
    return stops;
}

}  // namespace

NewGameDialog::NewGameDialog(Settings& settings, QWidget* parent, const VariantInfo* first)
    : QDialog(parent),
      settings_(settings),
      side_(new QWidget(this)),
      heading_(new QLabel(side_)),
      games_(new VariantList(side_)),
      main_(new QWidget(this)),
      scroll_(new VerticalScroll(main_)),
      body_(new QWidget),
      summary_(new QLabel(main_)),
      cancel_(new QPushButton(main_)),
      play_(new QPushButton(main_)) {
    setObjectName(QStringLiteral("newGameDialog"));
    makeSide();
    makeMain();
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    // The layout must not set the minimum width of the dialog. Its two columns need more width than the narrow
    // arrangement of `arrange`.
    columns->setSizeConstraint(QLayout::SetNoConstraint);
    columns->addWidget(side_);
    columns->addWidget(main_, 1);
    games_->choose(first ? *first : *settings.get(keys::lastGame()));
    connect(games_, &QListWidget::currentRowChanged, this, &NewGameDialog::showGame);
    connect(games_, &QListWidget::itemDoubleClicked, this, &NewGameDialog::accept);
    showGame();
    retranslate();
    new DialogSheet(*this, DialogSheet::Title::Own);
    resize(usualSize());
    games_->setFocus();
}

void NewGameDialog::makeSide() {
    const int em = emOf(font());
    games_->setObjectName(QStringLiteral("variantList"));
    new LetterSize(*heading_, 1.3, true);
    heading_->setContentsMargins(designPixels(10, em), designPixels(8, em), 0, designPixels(6, em));
    auto* column = new QVBoxLayout(side_);
    column->setContentsMargins(designPixels(SideMargin, em), designPixels(SideMargin, em), designPixels(SideMargin, em),
                               designPixels(SideMargin, em));
    column->addWidget(heading_);
    column->addWidget(games_, 1);
}

void NewGameDialog::makeMain() {
    const int em = emOf(font());
    const int margin = designPixels(PageMargin, em);
    main_->setBackgroundRole(QPalette::Base);
    main_->setAutoFillBackground(true);
    scroll_->setObjectName(QStringLiteral("choicePage"));
    scroll_->setWidget(body_);
    auto* body = new QVBoxLayout(body_);
    body->setContentsMargins(margin, designPixels(PageTop, em), margin, 0);
    summary_->setObjectName(QStringLiteral("gameSummary"));
    summary_->setWordWrap(true);
    play_->setObjectName(QStringLiteral("playButton"));
    play_->setDefault(true);
    play_->setProperty("large", true);
    cancel_->setObjectName(QStringLiteral("cancelButton"));
    cancel_->setProperty("look", QStringLiteral("quiet"));
    cancel_->setAutoDefault(false);
    connect(play_, &QPushButton::clicked, this, &NewGameDialog::accept);
    connect(cancel_, &QPushButton::clicked, this, &NewGameDialog::reject);
    auto* foot = new QHBoxLayout;
    const int footMargin = designPixels(FootMargin, em);
    foot->setContentsMargins(margin, footMargin / 2, margin, footMargin);
    foot->addWidget(summary_, 1);
    foot->addWidget(cancel_);
    foot->addWidget(play_);
    auto* column = new QVBoxLayout(main_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scroll_, 1);
    column->addLayout(foot);
}

/// Returns the initial size. The height fits the page of each variant, so that the buttons stay in place when another
/// variant is chosen. If larger texts need more height, `growFor` enlarges the dialog.
QSize NewGameDialog::usualSize() {
    ensurePolished();
    const int em = emOf(font());
    const QSize screenRoom = screen()->availableSize();
    const int width = std::min(designPixels(Width, em), screenRoom.width() - MinFrame);
    return QSize(width, designPixels(UsualHeight, em)).expandedTo(minimumSizeHint()).boundedTo(screenRoom);
}

void NewGameDialog::chooseVariant(const VariantInfo& game) { games_->choose(game); }

void NewGameDialog::keepTo(const VariantInfo& game, const Choices& rules) {
    games_->choose(game);
    GameChoice kept = choice();
    kept.rules = rules;
    showPage(kept);
    page_->keepRules();
    side_->hide();
    orderTabs();
}

void NewGameDialog::offerManaging() {
    managed_ = true;
    page_->offerManaging();
}

/// Shows the page of the selected variant. First keeps the choices on the previous page as a draft. The new page shows
/// the draft of its variant, or the stored last choices if there is no draft.
void NewGameDialog::showGame() {
    if (shown_ == &games_->chosen()) return;
    if (shown_) drafts_.insert_or_assign(shown_, choice());
    const auto draft = drafts_.find(&games_->chosen());
    showPage(draft == drafts_.end() ? lastChoice(settings_, games_->chosen()) : draft->second);
    if (isVisible()) growFor(pageHeight());
}

void NewGameDialog::showPage(const GameChoice& choice) {
    shown_ = choice.game;
    delete page_;
    page_ = new NewGamePage(choice, settings_, body_);
    body_->layout()->addWidget(page_);
    page_->show();  // Shows the page at once, because `pageHeight` measures it before the layout would show it.
    keepFromWheel(page_);
    connect(page_, &NewGamePage::changed, this, &NewGameDialog::showSummary);
    connect(page_, &NewGamePage::confirmed, this, &NewGameDialog::accept);
    connect(page_, &NewGamePage::managingWanted, this, &NewGameDialog::managingWanted);
    if (managed_) page_->offerManaging();
    connect(page_, &NewGamePage::unfolded, this, &NewGameDialog::showPart);
    showSummary();
    orderTabs();
}

/// Scrolls until `part` is visible. If it is too high for the view, its top is visible.
void NewGameDialog::showPart(QWidget* part) {
    body_->layout()->activate();
    body_->resize(scroll_->viewport()->width(), pageHeight());
    const int top = part->mapTo(body_, QPoint()).y();
    const int below = top + part->height() - scroll_->viewport()->height();
    QScrollBar& bar = *scroll_->verticalScrollBar();
    bar.setValue(std::clamp(bar.value(), std::min(below, top), top));
}

/// Updates the summary of the choices. Also updates the minimum size, because other players can need a different width.
void NewGameDialog::showSummary() {
    summary_->setText(summaryOf(choice()));
    setMinimumSize(minimumSizeHint());
}

/// Returns the height of the page in pixels. Activates the layouts first, because the height of wrapped text depends on
/// the width that they set.
int NewGameDialog::pageHeight() const {
    layout()->activate();
    main_->layout()->activate();
    body_->layout()->activate();
    return body_->heightForWidth(scroll_->viewport()->width());
}

/// Enlarges the dialog, within the screen, until a page with a height of `page` pixels fits. Never shrinks the dialog,
/// so that its buttons stay under the pointer.
void NewGameDialog::growFor(int page) {
    const int missing = page - scroll_->viewport()->height();
    if (missing <= 0) return;
    const QRect room = screen()->availableGeometry();
    const int frame = std::max(frameGeometry().height() - height(), MinFrame);
    const int grown = std::min(height() + missing, room.height() - frame);
    if (grown <= height()) return;
    resize(width(), grown);
    const int below = frameGeometry().bottom() - room.bottom();
    if (below > 0) move(x(), std::max(room.top(), y() - below));
}

void NewGameDialog::keepToScreen() {
    showSummary();
    const int most = std::max(minimumWidth(), screen()->availableSize().width() - MinFrame);
    if (width() > most) resize(most, height());
}

void NewGameDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    // Checks the size in the next event loop pass. Until the layouts have placed all parts, the size hints are too
    // large.
    if (!event->spontaneous()) QMetaObject::invokeMethod(this, &NewGameDialog::keepToScreen, Qt::QueuedConnection);
    if (!event->spontaneous()) growFor(pageHeight());
}

bool NewGameDialog::isNarrow() const {
    return width() < side_->sizeHint().width() + designPixels(NarrowestPage, emOf(font()));
}

/// Moves the list of variants above the choices if the dialog is narrow. Otherwise moves it to the left of the page.
void NewGameDialog::arrange() {
    auto* body = static_cast<QVBoxLayout*>(body_->layout());
    const bool inBody = side_->parentWidget() == body_;
    if (isNarrow() == inBody) return;
    const bool focused = games_->hasFocus();
    const bool hidden = side_->isHidden();
    inBody ? static_cast<QBoxLayout*>(layout())->insertWidget(0, side_) : body->insertWidget(0, side_);
    games_->setSizePolicy(QSizePolicy::Expanding, inBody ? QSizePolicy::Expanding : QSizePolicy::Fixed);
    side_->setSizePolicy(QSizePolicy::Preferred, inBody ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    side_->setHidden(hidden);
    if (focused) games_->setFocus();
    orderTabs();
}

void NewGameDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    arrange();
}

QSize NewGameDialog::minimumSizeHint() const {
    const int em = emOf(font());
    const int width = std::max({page_ ? page_->minimumSizeHint().width() : 0, games_->minimumSizeHint().width(),
                                cancel_->sizeHint().width() + 2 * play_->sizeHint().width()});
    return {width + 2 * designPixels(PageMargin, em) + em, designPixels(300, em)};
}

/// Sets the tab order to the reading order: list of variants, choices, buttons.
void NewGameDialog::orderTabs() {
    QWidgetList stops{games_};
    stops << tabStops(*page_) << cancel_ << play_;
    for (qsizetype i = 1; i < stops.size(); ++i) setTabOrder(stops[i - 1], stops[i]);
}

/// Makes the mouse wheel scroll the page. Without this function, the wheel would change the value of the combo box or
/// spin box under the pointer.
void NewGameDialog::keepFromWheel(QWidget* page) {
    QWidgetList inputs;
    for (QWidget* box : page->findChildren<QComboBox*>()) inputs << box;
    for (QWidget* box : page->findChildren<QAbstractSpinBox*>()) inputs << box;
    for (QWidget* input : inputs) {
        input->setFocusPolicy(Qt::StrongFocus);
        input->installEventFilter(this);
    }
}

bool NewGameDialog::eventFilter(QObject* watched, QEvent* event) {
    const auto* input = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::Wheel || !input || input->hasFocus()) return QDialog::eventFilter(watched, event);
    event->ignore();
    return true;
}

GameChoice NewGameDialog::choice() const { return page_->choice(); }

void NewGameDialog::accept() {
    keepChoice(settings_, choice());
    QDialog::accept();
}

void NewGameDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    // Updates the engines when the dialog becomes active. The user may have added an engine in another dialog.
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) page_->offerEngines();
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        page_->retranslate();
        showSummary();
        // Adjusts the height in the next event loop pass, because child widgets get their new texts after this event.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (isVisible()) growFor(pageHeight());
            },
            Qt::QueuedConnection);
    }
}

void NewGameDialog::retranslate() {
    setWindowTitle(tr("New Game"));
    heading_->setText(tr("New game"));
    play_->setText(tr("&Play"));
    cancel_->setText(tr("Cancel"));
    games_->setAccessibleName(tr("Variants"));
}

}  // namespace rokada::ui
