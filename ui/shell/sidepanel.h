// The panel beside the board: player plates, a sheet with tabs, and messages above and below the moves.
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

/// Widgets that come and go, from top to bottom. `Arbiter` to `Thinking` are between the tabs and the moves,
/// `Placement` to `Pause` between the moves and the buttons.
enum class Strip { Arbiter, Legend, Thinking, Placement, Review, MoveEntry, Question, Watch, End, Pause };

class SidePanel final : public QWidget {
    Q_OBJECT
public:
    explicit SidePanel(QWidget* parent);

    /// Functions that return heights of the list of moves, in pixels.
    struct MovesHeights {
        std::function<int()> wanted;
        /// Returns the minimum height beside a tool. If a tool leaves less room, the moves are shown only on their own
        /// tab.
        std::function<int()> least;
    };
    void setMoves(QWidget& moves, MovesHeights heights);
    /// Sets the buttons below the moves, visible on all tabs.
    void setButtons(QWidget& buttons);
    /// Adds a page and becomes its parent.
    void add(PanelPage& page, PagePlace place);
    /// Adds a strip and becomes its parent.
    void add(Strip place, QWidget* widget);
    /// Sets the plates above and below the sheet.
    void setPlates(QWidget& far, QWidget& near);
    /// Places the parts of the status line: lasting problems at the top, the last message below the moves, failures at
    /// the bottom.
    void hold(StatusLine& status);

    /// Returns the page of the front tab, or nullptr for the moves.
    [[nodiscard]] PanelPage* front() const;
    /// Brings the tab of the moves to the front.
    void showMoves();
    /// Moves the tool into its own window until that is closed.
    void openInWindow(PanelPage& page);
    [[nodiscard]] bool inWindow(const PanelPage& page) const { return page.isWindow(); }
    /// Tab in front. It is `Unknown` before a person has chosen a tab.
    enum class Front { Unknown, Moves, Tool, Notes };
    /// Choices of a person in the panel.
    struct State {
        Front front = Front::Unknown;
        QString tool;           ///< object name of the open restorable tool; empty for none
        bool inWindow = false;  ///< true if the tool has its own window
    };
    [[nodiscard]] State state() const;
    /// Opens and closes restorable tools and brings the tab of `state` to the front. Other tools stay as they are. If
    /// `front` is `Unknown`, everything stays as it is.
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
    /// A column of strips in their order.
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
