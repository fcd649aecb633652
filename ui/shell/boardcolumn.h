// The board, the strips above and below it, and what is said beside it, each in an order of its own, whichever is added
// first.
#pragma once

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace rokada::ui {

/// From the top to the bottom: with the board, where they stay for the whole game; then those that come and go, which
/// must not move the board.
enum class Strip {
    Arbiter,
    Board,
    Legend,
    Thinking,
    Introduction,
    Placement,
    Review,
    MoveEntry,
    Question,
    Watch,
    End,
    Pause
};

class BoardColumn final : public QWidget {
    Q_OBJECT
public:
    explicit BoardColumn(QWidget* parent);

    /// The column becomes the parent of the widget. The board gets all the room that is left.
    void add(Strip place, QWidget* widget);
    /// Holds the strips that come and go, for a panel beside the board to show.
    [[nodiscard]] QWidget& aside() { return *aside_; }
    /// No panel shows them: they lie below the board.
    void takeAsideBack();

private:
    /// A column of strips in their order.
    struct Strips {
        QVBoxLayout* layout;
        std::vector<Strip> places;

        void insert(Strip place, QWidget* widget, int stretch);
    };

    QWidget* aside_;
    Strips fixed_;
    Strips passing_;
};

}  // namespace rokada::ui
