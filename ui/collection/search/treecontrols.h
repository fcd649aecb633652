// Feature of the opening tree: updates its panel when the board shows another position.
#pragma once

#include "base/move.h"
#include "book/openingbook.h"
#include "collection/positionsearch.h"
#include "shell/feature.h"

#include <optional>
#include <stop_token>
#include <vector>

class QMainWindow;

namespace rokada::ui {

class Offers;
class GameSession;
class GameRecord;
class WindowActions;
class Settings;
class SidePanel;
class WindowSignals;
class BookReader;
class GameCollections;
class Library;
class TreePanel;
class WindowAction;

class TreeControls final : public Feature {
    Q_OBJECT
public:
    TreeControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                 SidePanel& sidePanel, Settings& settings, WindowSignals& windowSignals);

    void join(const Offers& offers) override;
    void retranslate() override;

signals:
    /// Emitted when the games of the collection have been counted for the current position.
    void counted();

private:
    /// Games of a collection that were counted for the shown position. `failure` is the error text if they could not be
    /// read.
    struct Counted {
        MovesPlayed played;
        std::optional<QString> failure;
    };

    void listSources();
    void follow();
    void count();
    void show();
    void showBook();
    void showCollection();
    void enter(Move move);
    /// Returns true if the opening book is the chosen source, and false if it is a collection.
    [[nodiscard]] bool bookChosen() const;
    /// Returns the collection whose games are counted: the chosen one, or the user's own games if the book is chosen.
    /// Returns nullptr if the library is not available.
    [[nodiscard]] Library* collection() const;
    [[nodiscard]] std::vector<BookMove> bookMoves() const;
    [[nodiscard]] QString bookWords(const std::vector<BookMove>& moves) const;
    [[nodiscard]] QString uncountedWords() const;

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    Settings& settings_;
    GameCollections* library_ = nullptr;
    BookReader* book_ = nullptr;
    TreePanel* panel_;
    WindowAction* shown_ = nullptr;
    std::optional<Counted> counted_;  ///< nullopt while the games are being counted
    std::stop_source running_;
    int asked_ = 0;
};

}  // namespace rokada::ui
