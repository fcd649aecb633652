// How the list of moves and the panels above and below it share the height of the window, whatever comes and goes below
// the moves.
#pragma once

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace rokada::ui {

class BoardColumn;
class MovesPanel;

class MovesShare final : public QObject {
    Q_OBJECT
public:
    /// Of a panel: the height in which it is read with ease, and the one above which more is of no use to it, if there
    /// is one.
    struct Wish {
        std::function<int()> easy;
        std::function<int()> most = {};
    };

    MovesShare(QMainWindow& window, BoardColumn& column, MovesPanel& moves);

    void add(QDockWidget& panel, Wish wish);
    /// This panel has come, or it has something else to show: it goes behind another one where the window is too low
    /// for all, and the list of moves gets its rows.
    void findRoom(const QDockWidget& panel);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Sharer {
        QDockWidget* panel;
        Wish wish;
    };

    [[nodiscard]] int heightOfList() const;
    void findRoomFor(const Sharer& sharer);
    void findRoomForAll();
    void keepRows();
    void giveList(int height);
    void setOwn(std::optional<int> height);

    QMainWindow& window_;
    MovesPanel& moves_;
    QWidget& strips_;
    std::vector<Sharer> sharers_;
    std::optional<int> own_;  ///< the height of the moves before another panel lent them some of its
};

}  // namespace rokada::ui
