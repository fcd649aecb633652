// Feature of Syzygy endgame tables: opens them in the background and gives them to computer players, analysis and
// review. Adds the preference in which the user chooses their folder.
#pragma once

#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "shell/feature.h"
#include "shell/offers.h"
#include "tables/tablestore.h"

#include <QString>

#include <memory>

class QMainWindow;

namespace rokada::ui {

class GameSession;
class PreferencePages;
class Settings;
class StatusLine;
class WindowSignals;

/// Owns the `TableStore` of the window.
class SyzygyControls final : public Feature, public EndgameTables {
    Q_OBJECT
public:
    SyzygyControls(QMainWindow& window, GameSession& session, PreferencePages& pages, StatusLine& status,
                   Settings& settings, WindowSignals& windowSignals, Offers& offers);
    ~SyzygyControls() override;

    [[nodiscard]] const std::shared_ptr<TableStore>& tables() const override { return store_; }
    /// Opens the tables of a folder in the background, then uses them. An empty `folder` means no tables. If the folder
    /// has no valid tables, shows an error in the status line and keeps the previous tables.
    void chooseFolder(const QString& folder);
    /// Returns true while the tables of a folder are being opened.
    [[nodiscard]] bool reading() const { return reading_; }

private:
    void addPreference();
    void askForFolder();
    void open(const QString& folder);
    void use(const QString& folder, std::shared_ptr<const SyzygyTables> tables);
    void fail(const QString& why);
    [[nodiscard]] QString words() const;

    QMainWindow& window_;
    GameSession& session_;
    PreferencePages& pages_;
    StatusLine& status_;
    Settings& settings_;
    WindowSignals& windowSignals_;
    CallQueue calls_;
    std::shared_ptr<TableStore> store_;
    bool reading_ = false;
    BackgroundJob job_;
};

}  // namespace rokada::ui
