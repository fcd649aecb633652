// Feature of position searches: opens their form in the library page, starts the searches, and searches for the
// position on the board.
#pragma once

#include "search/searchwords.h"
#include "shell/feature.h"

#include <QPointer>

#include <optional>

namespace rokada::ui {

class Offers;
class GameRecord;
class WindowActions;
class Settings;
class WindowSignals;
class GameCollections;
class GamesPage;
class PositionForm;
class WindowAction;

class SearchControls final : public Feature {
    Q_OBJECT
public:
    SearchControls(GameRecord& record, WindowActions& actions, Settings& settings, WindowSignals& windowSignals);

    void join(const Offers& offers) override;
    void updateActions() override;

private:
    void searchShown();
    void openForm(GamesPage& page);
    [[nodiscard]] BoardSearch shownBoard() const;

    GameRecord& record_;
    WindowActions& actions_;
    Settings& settings_;
    GameCollections* library_ = nullptr;
    WindowAction* searchShown_ = nullptr;
    QPointer<PositionForm> form_;
    std::optional<BoardSearch> last_;  ///< conditions of the last search that was started
};

}  // namespace rokada::ui
