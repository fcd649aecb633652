// A page of the panel beside the board. It is open while it has a tab or its own window.
#pragma once

#include <QWidget>

#include <functional>

namespace rokada::ui {

class PanelPage : public QWidget {
    Q_OBJECT
public:
    /// Creates a page. Its window title is the label of its tab.
    explicit PanelPage(QWidget* parent);

    [[nodiscard]] bool isOpen() const { return open_; }
    /// Returns true if the page is visible. It is not visible behind another tab, or while a page covers the board.
    [[nodiscard]] bool isSeen() const { return isVisible(); }
    /// Opens or closes the page. An opened page comes to the front.
    void setOpen(bool open);

    /// Sets whether the page is restorable: opened again when a game of its variant comes back to the board.
    void setRestorable(bool restorable) { restorable_ = restorable; }
    [[nodiscard]] bool isRestorable() const { return restorable_; }

    /// Sets functions that return heights in pixels: the comfortable height, and the largest useful height (0 for no
    /// limit). The list of moves below the page gets the rest.
    void setHeights(std::function<int()> easy, std::function<int()> most = {});
    [[nodiscard]] int easyHeight() const;
    [[nodiscard]] int maxHeight() const;

signals:
    /// Emitted when the page was opened or closed, or its visibility has changed.
    void changed();
    /// Emitted to request that the panel open or close the page.
    void openAsked(bool open);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    bool open_ = false;
    bool restorable_ = false;
    std::function<int()> easy_;
    std::function<int()> most_;
};

}  // namespace rokada::ui
