// The panel beside the board: player plates (names and clocks), and a sheet with tabs, messages and the list of moves.
#pragma once

#include "shell/panelpage.h"

#include <QWidget>

#include <functional>
#include <vector>

class QStackedWidget;
class QTabBar;
class QVBoxLayout;

namespace rokada::ui {

class MenuButton;
class SheetFrame;
class StatusLine;

/// Place of a page in the panel.
enum class PagePlace {
    AboveMoves,  ///< on the tab of the moves; at most one page
    Tool,        ///< on its own tab, above the moves
    WholeTool,   ///< on its own tab, without the moves
    Notes        ///< on the last tab, which always exists
};

/// Places of small widgets that appear only when needed, from top to bottom. `Arbiter` to `Thinking` are between the
/// tabs and the list of moves, `Turn` to `Pause` between the moves and the buttons.
enum class Strip { Arbiter, Legend, Thinking, Turn, Guide, Placement, Review, MoveEntry, Question, Watch, End, Pause };

class SidePanel final : public QWidget {
    Q_OBJECT
public:
    explicit SidePanel(QWidget* parent);

    /// Functions that return heights of the list of moves, in pixels.
    struct MovesHeights {
        std::function<int()> wanted;
        /// Returns the minimum height of the moves beside a tool page. If the tool leaves less, the moves are shown
        /// only on their own tab.
        std::function<int()> least;
    };
    void setMoves(QWidget& moves, MovesHeights heights);
    /// Sets the buttons below the moves, visible on all tabs.
    void setButtons(QWidget& buttons);
    /// Adds a page and becomes its parent.
    void add(PanelPage& page, PagePlace place);
    /// Adds a small widget at its place and becomes its parent.
    void add(Strip place, QWidget* widget);
    /// Places the player plates above and below the sheet.
    void setPlates(QWidget& far, QWidget& near);
    /// Places the parts of the status line: lasting problems at the top, unusual rules above the moves, the last
    /// message below them, failures at the bottom.
    void hold(StatusLine& status);

    /// Returns the page of the front tab, or nullptr for the moves.
    [[nodiscard]] PanelPage* front() const;
    /// Brings the tab of the moves to the front.
    void showMoves();
    /// Moves the page into its own window. It returns to the panel when this window is closed.
    void openInWindow(PanelPage& page);
    [[nodiscard]] bool inWindow(const PanelPage& page) const { return page.isWindow(); }
    /// Tab that the user has brought to the front. It is `Unknown` before the first choice.
    enum class Front { Unknown, Moves, Tool, Notes };
    /// Choices of the user in the panel, stored for each variant.
    struct State {
        Front front = Front::Unknown;
        QString tool;           ///< object name of the open restorable tool; empty for none
        bool inWindow = false;  ///< true if the tool has its own window
    };
    [[nodiscard]] State state() const;
    /// Opens and closes restorable tools as in `state`, and brings the tab `state.front` to the front. Other tools stay
    /// as they are. Does nothing if `state.front` is `Unknown`.
    void restore(const State& state);
    /// Divides the height between a page and the moves again. Call it when a height has changed.
    void share();
    void retranslate();

signals:
    /// Emitted when another tab is in front, or a tool was opened or closed.
    void tabChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Entry {
        PanelPage* page;
        PagePlace place;
    };
    /// Column of the small widgets of `Strip`, sorted by place.
    struct Strips {
        QVBoxLayout* layout;
        std::vector<Strip> places;

        void insert(Strip place, QWidget* widget);
    };

    void obey(PanelPage& page, bool open);
    void closeOtherTools(const PanelPage& page);
    void takeBack(PanelPage& page);
    void fillTabs();
    void showTab();
    void fitTabs();
    void setSpacings();
    [[nodiscard]] int roomForPages() const;
    [[nodiscard]] PanelPage* tool() const;
    [[nodiscard]] PanelPage* pageAt(PagePlace place) const;
    [[nodiscard]] PanelPage* restorableTool() const;
    [[nodiscard]] bool leavesMoves(const PanelPage& page) const;
    [[nodiscard]] const Entry& entryOf(const PanelPage& page) const;

    QVBoxLayout* column_;
    SheetFrame* sheet_;
    QTabBar* tabs_;
    MenuButton* tabMenu_;  ///< replaces the tabs where their labels do not fit
    QStackedWidget* upper_;
    QVBoxLayout* sheetColumn_;
    Strips heads_;
    Strips feet_;
    QWidget* moves_ = nullptr;
    MovesHeights movesHeights_;
    std::vector<Entry> pages_;
    std::vector<PanelPage*> shownTabs_;  ///< pages of the tabs, by index of the tab; nullptr for the moves
    bool filling_ = false;
    int inset_ = 0;  ///< margin inside the sheet, in pixels
};

}  // namespace rokada::ui
