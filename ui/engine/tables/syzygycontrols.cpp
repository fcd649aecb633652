#include "tables/syzygycontrols.h"

#include "kit/statusline.h"
#include "session/gamesession.h"
#include "shell/preferencepages.h"
#include "shell/windowsignals.h"
#include "tables/syzygysettings.h"
#include "tables/tablemoveprovider.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMainWindow>

namespace rokada::ui {

namespace {

/// Name of the failed action for `StatusLine::succeeded`.
constexpr const char* Choosing = "chooseTables";

const char* sentence(SyzygyErrorCode what) {
    switch (what) {
        case SyzygyErrorCode::NotBuiltIn:
            return QT_TRANSLATE_NOOP("Tables", "Rokada was built without endgame tables, so %1 is not used.");
        case SyzygyErrorCode::Unreadable:
            return QT_TRANSLATE_NOOP("Tables", "%1 cannot be read. Check that it exists, or choose another folder.");
        case SyzygyErrorCode::NoTables:
            return QT_TRANSLATE_NOOP("Tables", "%1 contains no Syzygy endgame tables (*.rtbw). Choose another folder.");
        case SyzygyErrorCode::NotATable:
            return QT_TRANSLATE_NOOP("Tables", "%1 is not a Syzygy endgame table. Remove it from the folder.");
        case SyzygyErrorCode::Cut:
            return QT_TRANSLATE_NOOP("Tables", "%1 is incomplete. Download it again, or remove it from the folder.");
        case SyzygyErrorCode::Stopped: break;
    }
    return "";
}

QString errorWords(const SyzygyError& error) {
    const QString path = QDir::toNativeSeparators(QFile::decodeName(error.path.c_str()));
    return QCoreApplication::translate("Tables", sentence(error.what)).arg(path);
}

}  // namespace

SyzygyControls::SyzygyControls(QMainWindow& window, GameSession& session, PreferencePages& pages, StatusLine& status,
                               Settings& settings, WindowSignals& windowSignals, Offers& offers)
    : window_(window),
      session_(session),
      pages_(pages),
      status_(status),
      settings_(settings),
      windowSignals_(windowSignals),
      store_(std::make_shared<TableStore>([this] { calls_.post([this] { emit windowSignals_.tablesChanged(); }); })) {
    offers.add<EndgameTables>(*this);
    session_.setMoveProvider(tableMoveProvider(store_, session_.moveProvider()));
    connect(&job_, &BackgroundJob::failed, this, &SyzygyControls::fail);
    if (!SyzygyTables::areBuiltIn()) return;
    addPreference();
    if (const QString folder = settings_.get(keys::syzygyFolder()); !folder.isEmpty()) open(folder);
}

SyzygyControls::~SyzygyControls() {
    job_.cancel();
    store_->stopTelling();
}

void SyzygyControls::addPreference() {
    const auto hasFolder = [this] { return !settings_.get(keys::syzygyFolder()).isEmpty(); };
    const auto useNone = [this] { chooseFolder({}); };
    const PreferenceButton none{
        .name = "noTables", .text = [] { return tr("Use no tables"); }, .press = useNone, .shown = hasFolder};
    const PreferenceButton choose{.name = "chooseTables",
                                  .text = [] { return tr("Choose a folder..."); },
                                  .press = [this] { askForFolder(); },
                                  .tip = [] { return tr("Use the Syzygy endgame tables of a folder, for chess"); },
                                  .quiet = false};
    pages_.add({.name = "endgameTables",
                .section = PreferenceSection::Computer,
                .number = 80,
                .label = preferenceWords(QT_TRANSLATE_NOOP("Preference", "Endgame tables")),
                .more = [this] { return words(); },
                .buttons = {none, choose},
                .isUsual = [hasFolder] { return !hasFolder(); },
                .reset = useNone});
}

QString SyzygyControls::words() const {
    QString folder = QDir::toNativeSeparators(settings_.get(keys::syzygyFolder()));
    if (folder.isEmpty())
        return tr("Chess uses no tables until you choose a folder. For some other variants, Rokada computes its own.");
    const auto tables = store_->syzygy();
    if (!tables) return folder;
    //: %1: path of a folder; %n: number of pieces
    return tr("%1, up to %n piece(s)", nullptr, static_cast<int>(tables->maxPieces())).arg(folder);
}

void SyzygyControls::askForFolder() {
    const QString folder = QFileDialog::getExistingDirectory(&window_, tr("Folder of Syzygy endgame tables"),
                                                             settings_.get(keys::syzygyFolder()));
    if (!folder.isEmpty()) chooseFolder(folder);
}

void SyzygyControls::chooseFolder(const QString& folder) {
    job_.cancel();
    reading_ = false;
    folder.isEmpty() ? use(folder, nullptr) : open(folder);
}

/// Opens the tables of a folder in the background. Cancels an earlier choice if its tables are still being opened.
void SyzygyControls::open(const QString& folder) {
    reading_ = true;
    job_.start([this, folder](const std::stop_token& stop) {
        auto opened = SyzygyTables::open(QFile::encodeName(folder).toStdString(), stop);
        calls_.post([this, folder, stop, opened = std::move(opened)] {
            if (stop.stop_requested()) return;
            opened ? use(folder, *opened) : fail(errorWords(opened.error()));
        });
    });
}

void SyzygyControls::use(const QString& folder, std::shared_ptr<const SyzygyTables> tables) {
    reading_ = false;
    status_.succeeded(Choosing);
    settings_.set(keys::syzygyFolder(), folder);
    store_->setSyzygy(std::move(tables));
    emit pages_.changed();
    emit windowSignals_.tablesChanged();
}

void SyzygyControls::fail(const QString& why) {
    reading_ = false;
    status_.showError(why, {}, Choosing);
}

}  // namespace rokada::ui
