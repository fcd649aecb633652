// Main window: creates and owns the services and features, and restores its geometry.
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
class PlaceKeeper;
class PreferencePages;
class Rail;
class Settings;
class StatusLine;
class WindowActions;
class WindowNews;

/// Composition root of the program's window.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    /// `settings` and `language` must outlive the window. `features` are created in this order.
    MainWindow(Settings& settings, Language& language, const std::vector<FeatureLine>& features = featureTable());
    ~MainWindow() override;

    [[nodiscard]] GameSession& session() { return *session_; }
    [[nodiscard]] BoardWidget& board() { return *board_; }
    [[nodiscard]] WindowNews& news() { return *news_; }
    [[nodiscard]] const Offers& offers() const { return offers_; }
    /// Stores unfinished games in this folder from now on, and returns the keeper. Call it only once.
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
    WindowNews* news_;
    Rail* rail_;
    QVBoxLayout* column_;  ///< page and messages; the messages are above and below a page that covers the board
    Offers offers_;
    std::vector<Feature*> features_;  ///< in the order of the table
    CloseGuard* closeGuard_ = nullptr;
    PlaceKeeper* placeKeeper_ = nullptr;
    GameKeeper* keeper_ = nullptr;  ///< nullptr if games are not stored
};

}  // namespace rokada::ui
