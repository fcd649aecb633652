// A page of the panel beside the board. It is open while the panel has a tab for it, or while it has a window of its
// own.
#pragma once

#include <QWidget>

#include <functional>

namespace rokada::ui {

class PanelPage : public QWidget {
    Q_OBJECT
public:
    /// The title of the window names the tab.
    explicit PanelPage(QWidget* parent);

    [[nodiscard]] bool isOpen() const { return open_; }
    /// False behind another tab, and while a page covers the board.
    [[nodiscard]] bool isSeen() const { return isVisible(); }
    /// An open page comes to the front.
    void setOpen(bool open);

    /// A page that needs nothing but to be shown is opened again when its variant comes back to the board.
    void setRestorable(bool restorable) { restorable_ = restorable; }
    [[nodiscard]] bool isRestorable() const { return restorable_; }

    /// In pixels: the height in which it is read with ease, and the one above which more is of no use to it (0 for
    /// none). The moves below it get the rest.
    void setHeights(std::function<int()> easy, std::function<int()> most = {});
    [[nodiscard]] int easyHeight() const;
    [[nodiscard]] int mostHeight() const;

signals:
    /// It was opened or closed, or has come to the front or gone behind another one.
    void changed();
    /// The panel obeys.
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
