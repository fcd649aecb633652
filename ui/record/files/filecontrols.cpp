#include "files/filecontrols.h"

#include "files/findingsdialog.h"
#include "files/gamepicker.h"
#include "files/gamesaving.h"
#include "files/pasted.h"
#include "files/pastedialog.h"
#include "files/recentfiles.h"
#include "files/savedgame.h"
#include "files/unsavededits.h"
#include "kit/draftfiles.h"
#include "kit/filedialog.h"
#include "kit/readfile.h"
#include "kit/statusline.h"
#include "record/pgnwriter.h"
#include "session/formergame.h"
#include "session/gamerecord.h"
#include "session/occupants.h"
#include "shell/sharedsettings.h"
#include "shell/windowactions.h"
#include "shell/windowsignals.h"
#include "text/diagramtext.h"
#include "text/playertag.h"
#include "text/positiontext.h"
#include "texts/filetexts.h"
#include "texts/illegalmovetexts.h"
#include "texts/names.h"
#include "texts/recordtexts.h"

#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMimeData>
#include <QRegularExpression>
#include <QTemporaryFile>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr qint64 LargestPosition = 1 << 14;

/// Returns true if the file of `source` contains only this game, apart from a few bytes for a byte order mark and line
/// ends.
bool aloneIn(const RecordSource& source) {
    constexpr std::uint64_t Beside = 8;
    return source.length + Beside >= static_cast<std::uint64_t>(source.size);
}

/// Returns the path from which the name of the temporary file for pasted games is derived.
QString pastedFile() { return QDir::temp().filePath(QStringLiteral("rokada-pasted.pgn")); }

/// Returns true if the game was too long to be read completely, so that its end is missing.
bool isCut(const PgnGame& game) {
    return std::ranges::any_of(game.report.findings(),
                               [](const PgnFinding& finding) { return finding.what == PgnFindingCode::TooLong; });
}

/// Returns the index of the game that begins at the byte offset `at`. Returns `games.size()` if no game begins there.
std::size_t numberOf(const GameList& games, std::uint64_t at) {
    std::size_t number = 0;
    while (number < games.size() && games.place(number).at != at) ++number;
    return number;
}

}  // namespace

FileControls::FileControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                           StatusLine& status, Settings& settings, WindowSignals& windowSignals, Offers& offers)
    : window_(window),
      session_(session),
      record_(record),
      actions_(actions),
      status_(status),
      settings_(settings),
      windowSignals_(windowSignals),
      recent_(new RecentFiles(
          actions_.addMenu({"recentMenu", QT_TRANSLATE_NOOP("Menu", "Recent &Files"), {menus::Game, 320}}), this)),
      former_(new FormerGame(session_, record_, this)),
      unsaved_(new UnsavedEdits(window_, session_, record_, status_, this)) {
    offers.add<GameFiles>(*this);
    connect(&windowSignals_, &WindowSignals::foldersChosen, this, [this](const QString& folder) {
        unsaved_->keepIn(folder);
        removeDrafts(pastedFile());
    });
    window_.setAcceptDrops(true);
    window_.installEventFilter(this);
    makeFileActions();
    makeClipboardActions();
    connect(recent_, &RecentFiles::chosen, this, &FileControls::open);
    connect(&look_, &BackgroundJob::failed, this, [this](const QString& why) {
        looking_ = false;
        status_.showError(why);
    });
    connect(&session_, &GameSession::started, this, [this] {
        origin_.reset();
        status_.withdraw(std::exchange(found_, {}));
    });
    connect(unsaved_, &UnsavedEdits::rewritten, this, &FileControls::noteRewritten);
    connect(unsaved_, &UnsavedEdits::fileWanted, this, &FileControls::askForNameOfEdit);
    recent_->show(settings_.get(keys::recentFiles()));
}

FileControls::~FileControls() = default;

void FileControls::makeFileActions() {
    actions_.add({.name = "open",
                  .text = QT_TRANSLATE_NOOP("Action", "Op&en..."),
                  .shortcut = "Ctrl+O",
                  .tip = QT_TRANSLATE_NOOP("Action", "Open a file with recorded games"),
                  .place = {menus::Game, 310}},
                 this, &FileControls::askForFile);
    actions_.add({.name = "save",
                  .text = QT_TRANSLATE_NOOP("Action", "&Save"),
                  .shortcut = "Ctrl+S",
                  .tip = QT_TRANSLATE_NOOP("Action", "Save the game to its file"),
                  .place = {menus::Game, 330},
                  .needsGame = true},
                 this, &FileControls::save);
    actions_.add({.name = "saveAs",
                  .text = QT_TRANSLATE_NOOP("Action", "Save &As..."),
                  .shortcut = "Ctrl+Shift+S",
                  .tip = QT_TRANSLATE_NOOP("Action", "Save the game to a new file"),
                  .place = {menus::Game, 340},
                  .needsGame = true},
                 this, &FileControls::askForName);
}

void FileControls::makeClipboardActions() {
    actions_.addMenu({menus::Exchange, QT_TRANSLATE_NOOP("Menu", "Import and E&xport"), {menus::Game, 350}});
    const auto copyGame = [this] {
        if (record_.tree()) QGuiApplication::clipboard()->setText(QString::fromStdString(gameText()));
    };
    actions_.add(
        {.name = "copyGame",
         .text = QT_TRANSLATE_NOOP("Action", "Copy &Game"),
         .shortcut = "Ctrl+Shift+C",
         .tip = QT_TRANSLATE_NOOP("Action", "Copy the game to the clipboard as PGN, with all variations and comments"),
         .place = {menus::Exchange, 110},
         .needsGame = true},
        this, copyGame);
    const auto copyPosition = [this] {
        if (!record_.game()) return;
        QGuiApplication::clipboard()->setText(QString::fromStdString(positionText(record_.game()->position())));
    };
    actions_.add({.name = "copyPosition",
                  .text = QT_TRANSLATE_NOOP("Action", "Copy Pos&ition"),
                  .shortcut = "Ctrl+C",
                  .tip = QT_TRANSLATE_NOOP("Action", "Copy the displayed position to the clipboard as text"),
                  .place = {menus::Exchange, 120},
                  .needsGame = true},
                 this, copyPosition);
    const auto copyDrawing = [this] {
        if (!record_.game()) return;
        QGuiApplication::clipboard()->setText(QString::fromStdString(diagramText(record_.game()->position())));
    };
    actions_.add({.name = "copyDrawing",
                  .text = QT_TRANSLATE_NOOP("Action", "Copy &Board as Text"),
                  .tip = QT_TRANSLATE_NOOP("Action", "Copy a text diagram of the board to the clipboard"),
                  .place = {menus::Exchange, 130},
                  .needsGame = true},
                 this, copyDrawing);
    actions_.add({.name = "paste",
                  .text = QT_TRANSLATE_NOOP("Action", "Pas&te"),
                  .shortcut = "Ctrl+V",
                  .tip = QT_TRANSLATE_NOOP("Action", "Paste a game, a position or a move from the clipboard"),
                  .place = {menus::Exchange, 140}},
                 this, [this] { paste(QGuiApplication::clipboard()->text()); });
}

QFileDialog* FileControls::fileDialog(const QString& title, const QString& filters) {
    return newFileDialog(&window_, title, lastFolder(settings_), filters);
}

QFileDialog* FileControls::saveDialog() {
    auto* dialog = fileDialog(tr("Save as"), tr("Recorded games (*.pgn);;All files (*)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pgn"));
    // Hides the dialog at once, because it would stay open behind the progress dialog that a slow disk needs.
    connect(dialog, &QFileDialog::fileSelected, dialog, &QWidget::hide);
    return dialog;
}

void FileControls::askForFile() {
    auto* dialog = fileDialog(tr("Open"), tr("Games and positions (*.pgn *.fen *.txt);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &FileControls::open);
    dialog->open();
}

void FileControls::askForName() {
    auto* dialog = saveDialog();
    dialog->selectFile(proposedName());
    connect(dialog, &QFileDialog::fileSelected, this, &FileControls::saveAs);
    connect(dialog, &QFileDialog::rejected, &windowSignals_, &WindowSignals::gameNotSaved);
    dialog->open();
}

void FileControls::askForNameOf(std::function<std::string()> games, std::function<void()> saved) {
    auto* dialog = saveDialog();
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, games = std::move(games), saved = std::move(saved)](const QString& path) {
                saveOthers(path, games(), saved);
            });
    connect(dialog, &QFileDialog::rejected, &windowSignals_, &WindowSignals::gameNotSaved);
    dialog->open();
}

void FileControls::saveOthers(const QString& path, const std::string& games, const std::function<void()>& saved) {
    if (const auto written = saveGame(&window_, path, games); !written) return noteNotSaved(written.error());
    remember(path);
    status_.succeeded("save");
    status_.showMessage(tr("Saved to %1.").arg(QFileInfo(path).fileName()));
    saved();
}

void FileControls::askForNameOfEdit(int number) {
    auto* dialog = saveDialog();
    connect(dialog, &QFileDialog::fileSelected, this, [this, number](const QString& path) {
        if (unsaved_->saveAs(number, path)) remember(path);
    });
    dialog->open();
}

/// Reads a small file, or opens a large one, on a worker thread, because a pipe or a lost network drive could block.
/// Opening another file cancels this operation.
void FileControls::open(const QString& path) {
    reading_.reset();
    look_.cancel();
    looking_ = true;
    look_.start([this, path](const std::stop_token& stop) {
        Look look;
        ReadFile file(path, stop);
        if (const Opened opened = file.openToRead(); !opened) {
            look.error = opened.error();
        } else if (file.size() <= LargestPosition) {
            // Reads one byte more than the limit, to detect a file that is larger than its reported size.
            const QByteArray bytes = file.read(LargestPosition + 1);
            if (file.failed()) look.error = file.errorString();
            if (bytes.size() <= LargestPosition) look.text = QString::fromUtf8(bytes).trimmed();
        }
        calls_.post([this, path, stop, look] {
            if (!stop.stop_requested()) take(path, look);
        });
    });
}

void FileControls::take(const QString& path, const Look& look) {
    looking_ = false;
    if (!look.error.isEmpty()) return status_.showError(texts::notRead(path, look.error), {}, "open");
    if (picker_) picker_->close();
    if (!look.text || !openPosition(path, *look.text)) choose(path);
}

void FileControls::choose(const QString& path) {
    picker_ = new GamePicker(new GameFile(path, nullptr), &window_);
    picker_->setAttribute(Qt::WA_DeleteOnClose);
    if (pasted_ && pasted_->fileName() == path) picker_->setWindowTitle(tr("Games on the clipboard"));
    connect(picker_, &GamePicker::chosen, this,
            [this, path](const GameEntry& entry) { read(path, entry.place, picker_->file().oldEncoding()); });
    connect(&picker_->file(), &GameFile::failed, this,
            [this, path](const QString& why) { status_.showError(texts::notRead(path, why), {}, "open"); });
    connect(&picker_->file(), &GameFile::ready, this, [this] {
        if (picker_ && picker_->file().games().empty()) {
            status_.showError(tr("%1 contains no games.").arg(QFileInfo(picker_->file().path()).fileName()), {},
                              "open");
            picker_->close();
        }
    });
    picker_->open();
    picker_->file().look();
}

/// Shows a preview if the text of a small file is one position, as FEN or as a text diagram. Shows an error if the text
/// is an invalid position. Returns false if the file must be read as games.
bool FileControls::openPosition(const QString& path, const QString& text) {
    const Game* game = session_.game();
    Pasted got = positionIn(text, {game ? game->sharedBook() : nullptr, nullptr});
    if (got.type == Pasted::Type::Position) {
        preview(std::move(got));
        preview_->setWindowTitle(QFileInfo(path).fileName());
        remember(path);
        return true;
    }
    // A text of several lines can be a game, so the error that it is not a valid position is not shown.
    if (got.error.isEmpty() || text.contains(QLatin1Char('\n'))) return false;
    status_.showError(got.error, {}, "open");
    return true;
}

/// Reads one game of a file on a worker thread, because a game can be long, and shows it. Opening another file cancels
/// this operation.
void FileControls::read(const QString& path, const GamePlace& place, std::optional<Encoding> oldEncoding) {
    reading_ = std::make_unique<GameFile>(path, nullptr);
    if (oldEncoding) reading_->setOldEncoding(*oldEncoding);
    connect(reading_.get(), &GameFile::gameRead, this,
            [this, path, place, oldEncoding, stamp = reading_->stamp()](const PgnGame& game) {
                stopReading();
                show(game, {path, place.at, place.length, place.line, stamp.size, stamp.changed, game.encoding},
                     oldEncoding);
            });
    connect(reading_.get(), &GameFile::failed, this, [this, path](const QString& why) {
        stopReading();
        status_.showError(texts::notRead(path, why), {}, "open");
    });
    reading_->read(place);
}

/// Deletes `reading_` later, because one of its signals may have called this function.
void FileControls::stopReading() {
    if (reading_) reading_.release()->deleteLater();
}

void FileControls::show(const PgnGame& game, RecordSource source, std::optional<Encoding> oldEncoding) {
    const Origin origin{source.path, source.at, oldEncoding};
    const bool pasted = pasted_ && pasted_->fileName() == source.path;
    // A game that was not read to its end gets no source (place in its file). Saving it in place would delete the rest
    // of the game from the file.
    const bool whole = !pasted && !isCut(game);
    const QString name = pasted ? QString() : QFileInfo(source.path).fileName();
    if (whole && showEdits(source)) {
        origin_ = origin;
        return;
    }
    // Remembers the place even if the game cannot be shown, so that the user can step to the next game of the file.
    if (start(game, whole ? std::optional(source) : std::nullopt, name) || record_.viewing()) origin_ = origin;
    if (!pasted) remember(source.path);
}

/// Shows the game at `source` with its unsaved edits. Returns false if it has no unsaved edits.
bool FileControls::showEdits(const RecordSource& source) {
    const auto& current = record_.source();
    const bool here = record_.viewing() && record_.edited() && current == source;
    if (!here && !unsaved_->bringBack(source)) return false;
    status_.showMessage(tr("This game has changes that are not saved."));
    return true;
}

/// Views the game at its start position. Reports problems that were found while it was read.
bool FileControls::start(PgnGame game, std::optional<RecordSource> source, const QString& from) {
    if (!game.playable) {
        status_.showError(texts::of(*game.report.firstLoss()), {}, "open");
        return false;
    }
    for (const char* action : {"open", "paste"}) status_.succeeded(action);
    const QString encoding = texts::of(game.encoding);
    GameSetup setup;
    setup.book = game.tree.sharedBook();
    for (const SideSpec& sideSpec : setup.book->variant().sideSpecs)
        setup.seats.push_back({.human = true, .name = texts::playerIn(game.tree, sideSpec)});
    record_.view({.tree = std::move(game.tree), .source = std::move(source)}, std::move(setup));
    if (!encoding.isEmpty()) status_.showMessage(encoding);
    tellFindings(game.report, from.isEmpty() ? tr("the clipboard") : from);
    return true;
}

void FileControls::tellFindings(const PgnReport& report, const QString& from) {
    if (report.empty()) return;
    //: %1: name of a file, or "the clipboard"
    found_ = tr("Rokada found %n problem(s) in %1.", nullptr, static_cast<int>(report.count())).arg(from);
    status_.showError(found_, {{tr("&Show"), "showFindings",
                                [this, report, from] { (new FindingsDialog(from, report, &window_))->open(); }}});
}

/// Returns the file name that the "Save as" dialog proposes. It is the name of the game's own file if this file
/// contains only the game. Otherwise it consists of the known players and the known year, for example "Anna - Boris
/// 2026.pgn", or of the variant's name if none of these is known.
QString FileControls::proposedName() const {
    const auto& source = record_.source();
    if (source && aloneIn(*source)) return QFileInfo(source->path).fileName();
    const GameTree* tree = record_.tree();
    if (!tree) return {};
    const auto known = [tree](const char* name) {
        const std::string* value = tree->tag(name);
        return value && value->find('?') == std::string::npos ? QString::fromStdString(*value) : QString();
    };
    QStringList players{known("White"), known("Black")};
    players.removeAll(QString());
    const QString words = players.join(QStringLiteral(" - ")) + QLatin1Char(' ') + known("Date").left(4);
    static const QRegularExpression notInNames(QStringLiteral("[\\\\/:*?\"<>|\\x00-\\x1f]"));
    const QString name = QString(words).remove(notInNames).simplified();
    return (name.isEmpty() ? variantName(tree->book().variant().id) : name) + QStringLiteral(".pgn");
}

std::string FileControls::gameText() const { return fileText(*record_.tree(), session_.setup()); }

/// If `path` is the game's own file, replaces only this game in the file.
bool FileControls::saveAs(const QString& path) {
    if (!record_.tree()) return false;
    const std::optional<RecordSource> source = record_.source();
    std::optional<OwnFile> own;
    if (source) own = OwnFile{*source, !record_.viewing() || record_.edited()};
    const GameTree tree = *record_.tree();
    const std::string text = fileText(tree, session_.setup());
    const auto written = saveGame(&window_, path, text, own);
    if (!written) {
        noteNotSaved(written.error());
        return false;
    }
    if (written->alreadySaved) {
        status_.showMessage(tr("%1 already contains all changes.").arg(QFileInfo(path).fileName()));
        return true;
    }
    // Events are processed while the file is being written to a slow disk. A computer can move meanwhile, or the user
    // can open another game, so that the saved game is no longer the current one.
    const bool sameGame = record_.tree() && record_.source() == source;
    if (sameGame && gameText() == text) record_.markSaved();
    if (sameGame) record_.setSource(written->source);
    if (!sameGame && source) unsaved_->noteSaved(*source);
    if (written->rewritten) {
        unsaved_->noteRewritten(*written->rewritten);
        noteRewritten(*written->rewritten, tree);
    } else {
        remember(path);
    }
    noteSaved(path);
    return true;
}

/// Reports that the game is saved, and removes the errors of earlier attempts.
void FileControls::noteSaved(const QString& path) {
    status_.succeeded("save");
    status_.showMessage(tr("Saved to %1.").arg(QFileInfo(path).fileName()));
    emit windowSignals_.gameSaved();
}

void FileControls::noteNotSaved(const QString& why) {
    status_.showError(why, {}, "save");
    emit windowSignals_.gameNotSaved();
}

void FileControls::save() {
    if (!record_.tree()) return;
    record_.source() ? static_cast<void>(saveAs(record_.source()->path)) : askForName();
}

/// Updates the places of other games of the same file after `game` was rewritten, because its length can have changed.
/// `written` is the rewritten game.
void FileControls::noteRewritten(const Rewritten& game, const GameTree& written) {
    former_->noteRewritten(game, written);
    if (origin_ && origin_->path == game.before.path && origin_->at > game.before.at)
        origin_->at += game.after.length - game.before.length;
    auto current = record_.source();
    if (!current || *current == game.after) return;
    follow(*current, game);
    record_.setSource(std::move(current));
}

void FileControls::remember(const QString& path) {
    addRecentFile(settings_, QFileInfo(path).absoluteFilePath());
    recent_->show(settings_.get(keys::recentFiles()));
}

bool FileControls::paste(const QString& text) {
    const Game* game = session_.game();
    Pasted got = findOut(text, {game ? game->sharedBook() : nullptr, session_.humanToMove() ? game : nullptr});
    switch (got.type) {
        case Pasted::Type::Move: return session_.play(*got.move);
        case Pasted::Type::Games: chooseAmong(text); return true;
        case Pasted::Type::Game:
        case Pasted::Type::Position: preview(std::move(got)); return true;
        case Pasted::Type::Nothing: break;
    }
    status_.showError(got.error.isEmpty() ? tr("The clipboard contains no game or position.") : got.error, {}, "paste");
    return false;
}

void FileControls::preview(Pasted pasted) {
    for (const char* action : {"open", "paste"}) status_.succeeded(action);
    if (preview_) preview_->close();
    preview_ = new PasteDialog(std::move(pasted), &window_);
    preview_->setAttribute(Qt::WA_DeleteOnClose);
    connect(preview_, &QDialog::accepted, this, [this] {
        const Pasted& shown = preview_->pasted();
        shown.game ? static_cast<void>(start(*shown.game)) : startFrom(shown.book, *shown.position);
    });
    connect(preview_, &PasteDialog::editWanted, this,
            [this] { emit windowSignals_.positionEditWanted(preview_->pasted().book, *preview_->pasted().position); });
    preview_->open();
}

/// Uses a pasted position. While a recorded game is viewed, views the position as a record without moves. Otherwise
/// starts a game from the position, with the current players if the rules are the same.
void FileControls::startFrom(const RulebookPtr& book, const Position& position) {
    GameSetup setup;
    setup.book = book;
    if (record_.viewing()) return record_.view({.tree = GameTree(book, position), .source = {}}, std::move(setup));
    setup.start = position;
    if (session_.game() && session_.game()->sharedBook() == book) setup.seats = session_.setup().seats;
    session_.start(std::move(setup));
}

/// Handles a pasted text with several games: writes it to a temporary file, and opens the file. The user then chooses
/// one of the games.
void FileControls::chooseAmong(const QString& text) {
    auto file = std::make_unique<QTemporaryFile>(draftOf(pastedFile()));
    const QByteArray bytes = text.toUtf8();
    if (!file->open() || file->write(bytes) != bytes.size() || !file->flush())
        return status_.showError(texts::notWritten(file->fileName(), file->errorString()), {}, "paste");
    holdDraft(*file);
    pasted_ = std::move(file);
    open(pasted_->fileName());
}

PasteDialog* FileControls::preview() const { return preview_; }

GamePicker* FileControls::picker() const { return picker_; }

bool FileControls::looking() const { return looking_ || (picker_ && picker_->file().looking()); }

bool FileControls::eventFilter(QObject*, QEvent* event) {
    const bool drags = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (!drags && event->type() != QEvent::Drop) return false;
    auto& drop = static_cast<QDropEvent&>(*event);
    QStringList files;
    for (const QUrl& url : drop.mimeData()->urls()) {
        if (url.isLocalFile()) files << url.toLocalFile();
    }
    if (files.isEmpty() && !drop.mimeData()->hasText()) return false;
    drop.acceptProposedAction();
    if (drags) return true;
    files.isEmpty() ? static_cast<void>(paste(drop.mimeData()->text())) : open(files.takeFirst());
    if (!files.isEmpty()) emit windowSignals_.moreFilesDropped(files);
    return true;
}

// --- stepping through the games of a file

bool FileControls::canStep() const { return record_.viewing() && (origin_ || record_.source()); }

void FileControls::step(int by) {
    if (origin_) return stepFrom(*origin_, by);
    const auto& source = record_.source();
    if (!source) return;
    const bool old = source->encoding == Encoding::Windows1251 || source->encoding == Encoding::Windows1252;
    stepFrom({source->path, source->at, old ? std::optional(source->encoding) : std::nullopt}, by);
}

/// Shows the game `by` games after the game at `origin`. Scans the file to find the index of the game at `origin`,
/// because only its byte offset is known.
void FileControls::stepFrom(const Origin& origin, int by) {
    const auto wanted = [at = origin.at, by](const GameList& games) {
        const std::size_t here = numberOf(games, at);
        return here < games.size() ? static_cast<std::int64_t>(here) + by : -1;
    };
    pick(origin.path, origin.oldEncoding, wanted,
         tr("%1 contains no more games.").arg(QFileInfo(origin.path).fileName()));
}

void FileControls::openGame(const QString& path, int number) {
    pick(
        path, {}, [number](const GameList&) { return static_cast<std::int64_t>(number) - 1; },
        tr("There is no game number %1 in %2.").arg(QString::number(number), QFileInfo(path).fileName()));
}

/// Scans the file on a worker thread, and shows the game whose index `wanted` returns. Shows the message `otherwise` if
/// there is no such game.
void FileControls::pick(const QString& path, std::optional<Encoding> oldEncoding,
                        std::function<std::int64_t(const GameList&)> wanted, const QString& otherwise) {
    reading_ = std::make_unique<GameFile>(path, nullptr);
    if (oldEncoding) reading_->setOldEncoding(*oldEncoding);
    connect(reading_.get(), &GameFile::ready, this, [this, path, wanted = std::move(wanted), otherwise] {
        const GameList& games = reading_->games();
        const std::int64_t number = wanted(games);
        const bool there = number >= 0 && number < static_cast<std::int64_t>(games.size());
        const GamePlace place = there ? games.place(static_cast<std::size_t>(number)) : GamePlace();
        const auto encodingOfFile = reading_->oldEncoding();
        stopReading();
        there ? read(path, place, encodingOfFile) : status_.showMessage(otherwise);
    });
    connect(reading_.get(), &GameFile::failed, this, [this, path](const QString& why) {
        stopReading();
        status_.showError(texts::notRead(path, why), {}, "open");
    });
    reading_->look();
}

}  // namespace rokada::ui
