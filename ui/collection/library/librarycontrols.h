// Library feature: stores finished and saved games in the library, and opens the library page and the statistics.
#pragma once

#include "collection/libraryaction.h"
#include "collection/librarygame.h"
#include "shell/feature.h"
#include "shell/offers.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <vector>

class QMainWindow;

namespace rokada::ui {

class BoardWidget;
class WindowActions;
class WindowSignals;
class Offers;
struct ImportReport;
class Collections;
struct CopyFailure;
class FrontPages;
class GamesPage;
class GameRecord;
class GameSession;
class Library;
struct LibraryDamage;
class Settings;
class StatisticsDialog;
class StatusLine;
class WindowAction;

class LibraryControls final : public Feature, public GameCollections {
    Q_OBJECT
public:
    LibraryControls(QMainWindow& window, GameSession& session, GameRecord& record, WindowActions& actions,
                    BoardWidget& board, StatusLine& status, Settings& settings, FrontPages& front,
                    WindowSignals& windowSignals, Offers& offers);

    /// Sets the folder of the library of own games. Before this call, games are not stored and the library cannot be
    /// opened.
    void keepIn(const QString& folder);
    void join(const Offers& offers) override;
    [[nodiscard]] Library* library() const override { return library_; }
    [[nodiscard]] Collections* collections() const override { return collections_; }
    [[nodiscard]] GamesPage* page() const override { return page_; }
    void openLibrary() override;
    void retranslate() override;

private:
    using Millis = std::chrono::milliseconds;
    struct ThinkingTime {
        int moves = 0;
        Millis time{0};
    };

    /// Data of the game on the board that its record does not contain.
    struct Played {
        bool own = false;       ///< true if the game was started or continued in this session
        bool earlier = false;   ///< true if the game was restored from an earlier session and not continued
        qint64 kept = 0;        ///< id of the game in the library `in`; 0 if it is not stored
        Library* in = nullptr;  ///< library in which the game is stored
        int game = 0;           ///< number of the game in this session
        std::array<ThinkingTime, MaxSides> spent{};
    };

    void connectSession();
    void connectCollections();
    void tellDamage(const LibraryDamage& damage);
    void tellNotCopied(const QString& file, const CopyFailure& failure);
    void tellFailure(const QString& file, const QString& why, LibraryAction action);
    void keepReview();
    void noteEarlier();
    void begin();
    void leave();
    [[nodiscard]] bool belongsToFile() const;
    void noteMove(Side mover);
    void keep();
    void keepEarlier(bool orNew);
    void noteKept(int game, qint64 id, Library& in);
    [[nodiscard]] GameTree treeNow() const;
    [[nodiscard]] LibraryGame gameNow() const;
    void makePage();
    [[nodiscard]] bool pageShown() const;
    void leavePage();
    GamesPage* openCollection(const QString& file);
    void tellImported(Library& library, const ImportReport& report);
    void openStatistics();
    void showPly(int ply);
    bool openGame(const QByteArray& pgn, Library& from, qint64 id, std::vector<qint64> among);
    void makeSteps();
    void step(int by);

    QMainWindow& window_;
    GameSession& session_;
    GameRecord& record_;
    WindowActions& actions_;
    StatusLine& status_;
    Settings& settings_;
    WindowSignals& windowSignals_;
    GameFiles* files_ = nullptr;
    WindowAction& openLibrary_;
    WindowAction& openStatistics_;
    Collections* collections_ = nullptr;
    Library* library_ = nullptr;  ///< library of the user's own games
    BoardWidget& board_;
    FrontPages& front_;
    StartScreen* start_ = nullptr;
    GamesPage* page_ = nullptr;
    bool opened_ = false;  ///< true if the game that the user chose last on the page could be opened
    QPointer<StatisticsDialog> statistics_;
    Played played_;
    /// Id of the game in `among_` that the last step reached but could not open; otherwise 0.
    qint64 passed_ = 0;
    std::vector<qint64> among_;     ///< ids of the search results from which the current game was opened
    std::map<int, Played> former_;  ///< data of previous games that undo can restore, by their number in `FormerGame`
    int games_ = 0;
    Millis turnSince_{0};
};

}  // namespace rokada::ui
