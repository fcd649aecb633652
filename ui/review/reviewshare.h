// How the list of moves and the review beside it share the height of the window, whatever comes and goes below the
// moves.
#pragma once

#include <QObject>

class QMainWindow;

namespace rokada::ui {

class BoardColumn;
class MovesPanel;
class ReviewPanel;

class ReviewShare final : public QObject {
    Q_OBJECT
public:
    ReviewShare(QMainWindow& window, BoardColumn& column, MovesPanel& moves, ReviewPanel& panel);

    /// The review goes behind another panel where the window is too low for all, and the list of moves gets its rows.
    void findRoom();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int heightOfList() const;
    void keepRows();

    QMainWindow& window_;
    MovesPanel& moves_;
    ReviewPanel& panel_;
    QWidget& strips_;
    int found_ = 0;  ///< of the moves when room was found last
};

}  // namespace rokada::ui
