// Main window: creates and owns the services and features, and restores its own size and position.
#pragma once

#include "shell/offers.h"
#include "window/features.h"

#include <QMainWindow>

class QKeySequence;
class QStackedWidget;
class QVBoxLayout;

namespace rokada::ui {

class BoardEvents;
class BoardPage;
class BoardFollower;
class BoardWidget;
class CloseGuard;
class FrontPages;
class GameKeeper;
class GameRecord;
class GameSession;
class Language;
class WindowStateSaver;
class PreferencePages;
class Rail;
class Settings;
class StatusLine;
class WindowActions;
class WindowSignals;

/// Main window of the program. It creates all services and features, and connects them.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    /// Creates the features in the order of `features`. `settings` and `language` must outlive the window.
    MainWindow(Settings& settings, Language& language, const std::vector<FeatureLine>& features = featureTable());
    ~MainWindow() override;

    [[nodiscard]] GameSession& session() { return *session_; }
    [[nodiscard]] BoardWidget& board() { return *board_; }
    [[nodiscard]] WindowSignals& windowSignals() { return *windowSignals_; }
    [[nodiscard]] const Offers& offers() const { return offers_; }
    /// Stores the unfinished games of this window in `folder` from now on. Returns the object that stores them. Call it
    /// only once.
    GameKeeper& keepGames(const QString& folder);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeFeatures(const std::vector<FeatureLine>& lines);
    [[nodiscard]] QString whyNot(const QKeySequence& keys) const;
    void layOut();
    void restorePlace();
    void showCovered();
    void addOwnActions();
    void focusNext();
    void retranslate();
    void updateActions();

    Settings& settings_;
    Language& language_;
    GameSession* session_;
    WindowActions* actions_;
    StatusLine* status_;
    QStackedWidget* centre_;
    BoardPage* page_;
    BoardWidget* board_;
    BoardFollower* follower_;
    BoardEvents* events_;
    GameRecord* record_;
    PreferencePages* pages_;
    FrontPages* front_;
    WindowSignals* windowSignals_;
    Rail* rail_;
    QVBoxLayout* column_;  ///< layout of the page and the messages around it; the messages are here only while a page
                           ///< covers the board
    Offers offers_;
    std::vector<Feature*> features_;  ///< features in the order of the table
    CloseGuard* closeGuard_ = nullptr;
    WindowStateSaver* placeKeeper_ = nullptr;
    GameKeeper* keeper_ = nullptr;  ///< stores unfinished games; nullptr if games are not stored
};

}  // namespace rokada::ui
