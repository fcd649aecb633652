#include "monkey.h"

#include "collection/library.h"
#include "files/filecontrols.h"
#include "library/librarycontrols.h"
#include "librarytesting.h"
#include "scene/boardscene.h"
#include "session/gamerecord.h"
#include "shell/sharedsettings.h"

#include <QAbstractEventDispatcher>
#include <QMenu>

#include <sys/stat.h>
#include <unistd.h>
#include <array>
#include <csignal>
#include <cstring>
#include <utility>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#endif

namespace rokada::ui::testing {

namespace {

constexpr std::size_t Remembered = 40;
/// Timeout of one action, in seconds of real time.
constexpr unsigned Patience = 120;

/// Returns the list of Qt's warnings since the last check.
QStringList& warnings() {
    static QStringList all;
    return all;
}

void noteWarning(QtMsgType type, const QMessageLogContext&, const QString& text) {
    // The offscreen platform prints this warning in every run.
    if (type == QtDebugMsg || type == QtInfoMsg || text.startsWith(QLatin1String("This plugin does not support")))
        return;
    warnings() << text;
}

/// Text that is printed if an action crashes or never ends. It is prepared before each action, because a crashed
/// program cannot allocate memory.
std::array<char, 8000> farewell{};

void sayFarewell() { static_cast<void>(!write(STDERR_FILENO, farewell.data(), std::strlen(farewell.data()))); }

void giveUp(int signal) {
    sayFarewell();
    if (signal == SIGALRM) _exit(1);
    // The crash happens again after this function has returned, and then leaves a core file.
    std::signal(signal, SIG_DFL);
}

void watchSignals() {
    std::signal(SIGALRM, giveUp);
#ifdef __SANITIZE_ADDRESS__
    __sanitizer_set_death_callback(sayFarewell);
#else
    for (const int signal : {SIGSEGV, SIGABRT}) std::signal(signal, giveUp);
#endif
}

}  // namespace

Monkey::Monkey(std::uint64_t seed, std::string game) : dice_(seed), seed_(seed), game_(std::move(game)) {
    qInstallMessageHandler(noteWarning);
    warnings().clear();
    watchSignals();
    writeFiles();
    addRecentFile(desk_.settings, files_.filePath(QStringLiteral("one.pgn")));
    part<LibraryControls>(desk_.window).keepIn(files_.filePath(QStringLiteral("library")));
    desk_.start(game_.empty() ? "chess" : game_);
    // The event dispatcher blocks within an action only if the action runs a nested event loop.
    QObject::connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::aboutToBlock, &desk_.window,
                     [this] { leaveLoop(); });
    settle();
    static_cast<void>(BusyWatch::takeLongest());
}

Monkey::~Monkey() {
    alarm(0);
    qInstallMessageHandler(nullptr);
}

void Monkey::writeFiles() {
    rokada::test::TextMutator mutator(seed_);
    const std::array<std::pair<const char*, std::string>, 5> contents{
        {{"one.pgn", "[White \"Anna\"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 {fine} Nc6 *\n"},
         {"many.pgn", Four},
         {"damaged.pgn", mutator.changed(mutator.changed(Four))},
         {"empty.pgn", ""},
         {"position.txt", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}}};
    for (const auto& [name, content] : contents) {
        samples_.push_back(files_.filePath(QLatin1String(name)));
        EXPECT_TRUE(writeFile(samples_.back(), QByteArray::fromStdString(content)));
    }
    samples_.push_back(files_.filePath(QStringLiteral("pipe.pgn")));
    EXPECT_EQ(mkfifo(samples_.back().toLocal8Bit().constData(), 0600), 0);
    samples_.push_back(QStringLiteral("/dev/zero"));
    samples_.push_back(files_.path());
    samples_.push_back(files_.filePath(QStringLiteral("missing.pgn")));
}

void Monkey::act() {
    ++number_;
    alarm(Patience);
    static constexpr std::array<std::pair<Deed, int>, 13> deeds{{{&Monkey::playAnyMove, 25},
                                                                 {&Monkey::clickOnBoard, 15},
                                                                 {&Monkey::dragOnBoard, 8},
                                                                 {&Monkey::turnWheel, 2},
                                                                 {&Monkey::pressKey, 12},
                                                                 {&Monkey::triggerAction, 18},
                                                                 {&Monkey::clickAnywhere, 6},
                                                                 {&Monkey::startGame, 2},
                                                                 {&Monkey::pasteText, 2},
                                                                 {&Monkey::openFile, 1},
                                                                 {&Monkey::undoAndRedo, 5},
                                                                 {&Monkey::letTimePass, 8},
                                                                 {&Monkey::resize, 1}}};
    if (QWidget* menu = QApplication::activePopupWidget()) {
        actInMenu(*menu);
    } else if (QDialog* open = dialog(); open && (open->isModal() || below(3) > 0)) {
        actIn(*open);
    } else {
        int chosen = below(105);
        for (const auto& [deed, weight] : deeds) {
            chosen -= weight;
            if (chosen >= 0) continue;
            (this->*deed)();
            break;
        }
    }
    settle();
    look();
}

/// Returns the modal dialog, or else the dialog that was opened last. Returns nullptr if no dialog is open.
QDialog* Monkey::dialog() const {
    if (auto* modal = qobject_cast<QDialog*>(QApplication::activeModalWidget())) return modal;
    QDialog* last = nullptr;
    for (QWidget* widget : desk_.window.findChildren<QDialog*>()) {
        if (widget->isVisible()) last = qobject_cast<QDialog*>(widget);
    }
    return last;
}

/// Closes the menu or modal dialog for which an action is waiting.
void Monkey::leaveLoop() {
    if (QWidget* menu = QApplication::activePopupWidget()) {
        menu->close();
    } else if (auto* modal = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
        modal->reject();
    }
}

void Monkey::log(const std::string& what) {
    last_.push_back(std::to_string(number_) + " " + what);
    if (last_.size() > Remembered) last_.pop_front();
    const std::string text = "the end of " + course() + "\n";
    farewell.fill(0);
    // The end of the text is more important than its beginning.
    const std::size_t from = text.size() - std::min(text.size(), farewell.size() - 1);
    text.copy(farewell.data(), farewell.size() - 1, from);
}

std::string Monkey::course() const {
    std::string text = "seed " + std::to_string(seed_) + ", last actions:";
    for (const std::string& action : last_) text += "\n  " + action;
    return text;
}

void Monkey::violated(const std::string& what) {
    if (!violation_.empty()) return;
    violation_ = what + "\n" + course();
}

/// Stops a game in which only computers play, because it could last for hours.
void Monkey::letComputersRest() {
    auto& session = desk_.window.session();
    if (!session.game() || session.game()->ending()) return;
    bool people = false;
    for (std::size_t side = 0; side < session.setup().seats.size(); ++side)
        people |= session.human(Side(side)) && session.game()->position().living(Side(side));
    if (!people) session.setPaused(true);
}

/// Waits until all work in the window has finished. Equal seeds therefore always lead to equal states.
void Monkey::settle() {
    auto& session = desk_.window.session();
    const auto quiet = [&] {
        const auto* library = part<LibraryControls>(desk_.window).library();
        letComputersRest();
        return !session.thinking() && !part<FileControls>(desk_.window).reading() && !library->importing();
    };
    letComputersRest();
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
    if (!QTest::qWaitFor(quiet, 20'000)) violated("something never ends");
}

void Monkey::look() {
    if (!warnings().empty()) violated("Qt complains: " + warnings().join(QLatin1Char('\n')).toStdString());
    warnings().clear();
    lookAtBoard();
    lookAtRecord();
    lookAtTroubles();
    const Busiest busy = BusyWatch::takeLongest();
    if (busy.time > busiest_.time) busiest_ = {busy.time, busy.what + " in " + (last_.empty() ? "" : last_.back())};
    if (!desk_.window.isVisible()) desk_.window.show();
}

void Monkey::lookAtBoard() {
    const Game* shown = desk_.board().game();
    if (!shown) return;
    // If the game ended by an elimination, the board shows the position of the mate.
    const std::optional<Position> mate = finalMate(*shown);
    const Position& seen = mate ? *mate : shown->position();
    const auto& pieces = desk_.board().frame().scene.pieces;
    if (pieces.size() != static_cast<std::size_t>(shown->book().size())) return violated("another board is shown");
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto square = Square(i);
        if (pieces[i] != seen[square])
            return violated("the board shows another piece on " + std::string(shown->book().geometry().name(square)));
    }
}

void Monkey::lookAtRecord() {
    const auto& record = part<GameRecord>(desk_.window);
    const Game* game = desk_.window.session().game();
    if (!game) return;
    if (!record.tree()) return violated("a game without a record");
    // A record that is only viewed has no game in progress.
    const Node place = record.viewing() ? record.shown() : record.live();
    if (record.viewing()) game = record.game();
    const Position noted = positionAt(*record.tree(), place);
    if (positionText(noted) != positionText(game->position()))
        violated("the record stands at " + positionText(noted) + " and the game at " + positionText(game->position()));
}

void Monkey::lookAtTroubles() {
    const QStringList& errors = part<StatusLine>(desk_.window).errors();
    for (const QString& trouble : errors) {
        if (trouble.trimmed().isEmpty()) violated("a trouble that says nothing");
    }
    if (errors.size() > 3) desk_.closeTroubles();
}

QPoint Monkey::pointIn(const QWidget& widget) {
    return {below(std::max(1, widget.width())), below(std::max(1, widget.height()))};
}

}  // namespace rokada::ui::testing
