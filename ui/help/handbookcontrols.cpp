#include "help/handbookcontrols.h"

#include "board/boardwidget.h"
#include "help/handbook.h"
#include "help/helppage.h"
#include "help/helptopics.h"
#include "kit/fonts.h"
#include "kit/language.h"
#include "kit/latin.h"
#include "kit/settingtypes.h"
#include "session/gamesession.h"
#include "shell/frontpages.h"
#include "shell/offers.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"
#include "texts/helptexts.h"
#include "version/version.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>

#include <string_view>

namespace rokada::ui {

namespace {

constexpr qsizetype LongestVersion = 40;
/// Size of the help window beside a dialog, in em.
constexpr QSize WindowSize{64, 46};

/// Returns the version of the program in the form of the list of changes, without the commit.
QString releasedVersion() { return latin(version()).section(u'+', 0, 0); }

/// Returns true if `widget` is in `window`, or in a dialog or panel that belongs to it.
bool belongsTo(const QWidget* widget, const QWidget& window) {
    while (widget != nullptr && widget != &window) widget = widget->parentWidget();
    return widget != nullptr;
}

}  // namespace

Setting<QString> keys::newsVersion() { return setting::text(QStringLiteral("window/newsVersion"), LongestVersion); }

HandbookControls::HandbookControls(QMainWindow& window, GameSession& session, WindowActions& actions,
                                   BoardWidget& board, FrontPages& front, Settings& settings, Language& language,
                                   WindowSignals& windowSignals)
    : window_(window),
      session_(session),
      actions_(actions),
      board_(board),
      front_(front),
      settings_(settings),
      language_(language) {
    makeActions();
    qApp->installEventFilter(this);
    connect(&windowSignals, &WindowSignals::startedPlainly, this, &HandbookControls::openNewsOnce);
}

void HandbookControls::join(const Offers& offers) { start_ = offers.find<StartScreen>(); }

void HandbookControls::makeActions() {
    actions_.add({.name = "handbook",
                  .text = QT_TRANSLATE_NOOP("Action", "&Handbook"),
                  .shortcut = "F1",
                  .tip = QT_TRANSLATE_NOOP("Action", "Open the handbook page about the active part of the window"),
                  .place = {menus::Help, 105}},
                 this, &HandbookControls::openForFocus);
    actions_.add({.name = "variantHelp",
                  .text = QT_TRANSLATE_NOOP("Action", "What Is &Special"),
                  .tip = QT_TRANSLATE_NOOP("Action", "Show the special rules, options and sources of this variant"),
                  .place = {menus::Help, 120},
                  .needsGame = true},
                 this, &HandbookControls::openVariant);
    actions_.add({.name = "whatsNew",
                  .text = QT_TRANSLATE_NOOP("Action", "What Is &New"),
                  .tip = QT_TRANSLATE_NOOP("Action", "Show the changes of each version"),
                  .place = {menus::Help, 140}},
                 this, [this] {
                     shownPage().open({Handbook::News.toString(), {}});
                 });
}

// --- places of the handbook

void HandbookControls::openForFocus() {
    const HelpTopic topic = topicOfFocus();
    const QString rules = preface();
    shownPage().open(topic, rules);
}

/// Returns the place about the focused widget. If the focus is on the navigation rail or nowhere, returns the place
/// about the shown page.
HelpTopic HandbookControls::topicOfFocus() const {
    const QWidget* shown = front_.shown() ? front_.shown() : &board_;
    const QWidget* focused = QApplication::focusWidget();
    return helpTopicOf(focused && front_.stack().isAncestorOf(focused) ? focused : shown);
}

/// Returns the rules of the variant while a game is played on the visible board.
QString HandbookControls::preface() const {
    if (front_.shown() || !session_.playing()) return {};
    return rulesInShort(session_.game()->book().variant());
}

void HandbookControls::openVariant() {
    if (const Game* game = session_.game()) shownPage().openVariant(latin(game->book().variant().id));
}

/// Shows the changes once after an update. The first start shows nothing.
void HandbookControls::openNewsOnce() {
    const QString known = settings_.get(keys::newsVersion()), now = releasedVersion();
    if (known == now) return;
    settings_.set(keys::newsVersion(), now);
    if (!known.isEmpty()) shownPage().openNews(known);
}

// --- pages

/// Returns the page in front of the board and shows it.
HelpPage& HandbookControls::shownPage() {
    if (!page_) {
        page_ = new HelpPage(language_.current(), &front_.stack());
        for (const char* name : {"rules", "rulesCard", "variantHelp", "keyboard", "whatsNew", "about"})
            page_->addShortcut(actions_.named(name));
        connect(page_, &HelpPage::left, this, &HandbookControls::leave);
        connect(page_, &HelpPage::actionWanted, this, &HandbookControls::use);
    }
    front_.show(*page_, RailPlace::None, tr("The handbook is shown."));
    page_->takeFocus();
    return *page_;
}

/// Triggers the action of a button of the help page. A checkable action opens a part of the panel beside the board, so
/// the board is shown too. Without a game, shows the help about this action instead.
void HandbookControls::use(QAction& action) {
    if (!action.isCheckable()) return action.trigger();
    if (!session_.game()) return shownPage().openAction(action.objectName());
    if (!action.isChecked()) action.trigger();
    front_.leave();
    board_.setFocus();
}

/// Returns to the page from which the handbook was opened.
void HandbookControls::leave() {
    if (front_.shown() != page_ || front_.back()) return;
    if (!session_.game() && start_) return start_->showPage();
    front_.leave();
    board_.setFocus();
}

/// Opens the handbook in a window of its own, because a dialog blocks the main window.
void HandbookControls::openBeside(QWidget& window, const QWidget* focused) {
    if (&window != beside_) {
        if (beside_) beside_->close();
        beside_ = new HelpPage(language_.current(), &window);
        beside_->setWindowFlag(Qt::Window);
        beside_->setAttribute(Qt::WA_DeleteOnClose);
        beside_->resize(WindowSize * emOf(window_.font()));
        connect(beside_, &HelpPage::left, beside_, &QWidget::close);
        if (auto* dialog = qobject_cast<QDialog*>(&window))
            connect(dialog, &QDialog::finished, beside_, &QWidget::close);
    }
    beside_->setWindowTitle(tr("Help"));
    beside_->open(helpTopicOf(focused));
    beside_->show();
    beside_->activateWindow();
    beside_->takeFocus();
}

/// Opens the page about the chosen entry of an open menu. Returns false if no entry is chosen.
bool HandbookControls::openForEntry(const QMenu& menu) {
    const QAction* entry = menu.activeAction();
    if (entry == nullptr || QApplication::activeModalWidget() != nullptr) return false;
    const QString name = entry->objectName();
    while (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    shownPage().openAction(name);
    return true;
}

/// Opens the handbook if F1 is pressed in a menu or a dialog, where the shortcuts of the window do not work.
bool HandbookControls::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    auto* widget = qobject_cast<QWidget*>(watched);
    if (key.key() != Qt::Key_F1 || key.modifiers() != Qt::NoModifier || widget == nullptr) return false;
    QWidget* window = widget->window();
    if (window == &window_ || !belongsTo(window, window_)) return false;
    if (const auto* menu = qobject_cast<QMenu*>(window)) return openForEntry(*menu);
    if (window->windowType() == Qt::Popup) return false;
    openBeside(*window, widget);
    return true;
}

void HandbookControls::retranslate() {
    for (const QPointer<HelpPage>& page : {page_, beside_})
        if (page) page->setLanguage(language_.current());
    if (page_ && front_.shown() == page_) front_.say(tr("The handbook is shown."));
}

}  // namespace rokada::ui
