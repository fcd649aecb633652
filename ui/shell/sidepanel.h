// The panel beside the board: plates of the players, a sheet with tabs, and what is said above and below the moves.
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

/// The place of a page.
enum class PagePlace {
    AboveMoves,  ///< on the tab of the moves; there is one at most
    Tool,        ///< on a tab of its own, above the moves
    WholeTool,   ///< the same, without the moves
    Notes        ///< on the last tab, which is always there
};

/// From the top to the bottom: those between tabs and moves; then those between the moves and the buttons, which come
/// and go.
enum class Strip { Arbiter, Legend, Thinking, Placement, Review, MoveEntry, Question, Watch, End, Pause };

class SidePanel final : public QWidget {
    Q_OBJECT
public:
    explicit SidePanel(QWidget* parent);

    /// In pixels.
    struct MovesHeights {
        std::function<int()> wanted;
        /// If a tool leaves less, the moves are on their own tab only.
        std::function<int()> least;
    };
    void setMoves(QWidget& moves, MovesHeights heights);
    /// Below the moves, on all tabs.
    void setButtons(QWidget& buttons);
    /// The panel becomes the parent of the page.
    void add(PanelPage& page, PagePlace place);
    /// The panel becomes the parent of the widget.
    void add(Strip place, QWidget* widget);
    /// Above and below the sheet.
    void setPlates(QWidget& far, QWidget& near);
    /// What the window says: at the head what is wrong as long as it lasts, below the moves the last reason, at the
    /// foot what failed.
    void hold(StatusLine& status);

    /// The page of the tab in front; nullptr for the moves.
    [[nodiscard]] PanelPage* front() const;
    /// Brings the tab of the moves to the front.
    void showMoves();
    /// The tool has a window of its own until that is closed.
    void openInWindow(PanelPage& page);
    [[nodiscard]] bool inWindow(const PanelPage& page) const { return page.isWindow(); }
    /// The tab in front; `Unknown` before a person has chosen one.
    enum class Front { Unknown, Moves, Tool, Notes };
    /// Choices of a person in the panel.
    struct State {
        Front front = Front::Unknown;
        QString tool;           ///< the object name of the open restorable tool; empty for none
        bool inWindow = false;  ///< it has a window of its own
    };
    [[nodiscard]] State state() const;
    /// Opens and closes restorable tools; other tools stay as they are, and everything if `front` is `Unknown`.
    void restore(const State& state);
    /// Shares the height between a page and the moves again: something has another height.
    void share();
    void retranslate();

signals:
    /// Another tab is in front, or a tool was opened or closed.
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
    MenuButton* tabMenu_;  ///< stands for the tabs where their labels do not fit
    QStackedWidget* upper_;
    QVBoxLayout* sheetColumn_;
    Strips heads_;
    Strips feet_;
    QWidget* moves_ = nullptr;
    MovesHeights movesHeights_;
    std::vector<Entry> pages_;
    std::vector<PanelPage*> shownTabs_;  ///< by index of the tab; nullptr for the moves
    bool filling_ = false;
    int inset_ = 0;  ///< of the sheet, in pixels
};

}  // namespace rokada::ui
