// Actions that open the handbook, and the page of news after an update.
#pragma once

#include "kit/settings.h"
#include "shell/feature.h"

#include <QPointer>

class QAction;
class QMainWindow;
class QMenu;

namespace rokada::ui {

class BoardWidget;
class FrontPages;
class GameSession;
class HelpPage;
class Language;
class Offers;
class StartScreen;
class WindowActions;
class WindowSignals;
struct HelpTopic;

namespace keys {

/// Returns the setting for the version whose news the user has seen. It is empty before the first start.
[[nodiscard]] Setting<QString> newsVersion();

}  // namespace keys

class HandbookControls final : public Feature {
    Q_OBJECT
public:
    HandbookControls(QMainWindow& window, GameSession& session, WindowActions& actions, BoardWidget& board,
                     FrontPages& front, Settings& settings, Language& language, WindowSignals& windowSignals);

    void join(const Offers& offers) override;
    void retranslate() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeActions();
    void openForFocus();
    void openBeside(QWidget& window, const QWidget* focused);
    bool openForEntry(const QMenu& menu);
    void openVariant();
    void openNewsOnce();
    [[nodiscard]] HelpTopic topicOfFocus() const;
    [[nodiscard]] QString preface() const;
    [[nodiscard]] HelpPage& shownPage();
    void use(QAction& action);
    void leave();

    QMainWindow& window_;
    GameSession& session_;
    WindowActions& actions_;
    BoardWidget& board_;
    FrontPages& front_;
    Settings& settings_;
    Language& language_;
    StartScreen* start_ = nullptr;
    QPointer<HelpPage> page_;    ///< page in front of the board; created at its first use
    QPointer<HelpPage> beside_;  ///< page in its own window, for help about a dialog
};

}  // namespace rokada::ui
