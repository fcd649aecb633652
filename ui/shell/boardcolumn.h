// The board, the strips above and below it, and what is said beside it, each in an order of its own, whichever is added
// first.
#pragma once

#include <QWidget>

#include <functional>
#include <vector>

class QDockWidget;
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

/// The panels that show strips beside the board, the first one first.
enum class RoomOrder { Moves, Rules };

class BoardColumn final : public QWidget {
    Q_OBJECT
public:
    explicit BoardColumn(QWidget* parent);

    /// The column becomes the parent of the widget. The board gets all the room that is left.
    void add(Strip place, QWidget* widget);
    /// Holds the strips that come and go.
    [[nodiscard]] QWidget& aside() { return *aside_; }
    /// A panel beside the board that shows them while it is seen itself and none before it in the order is. While none
    /// is seen they lie below the board.
    void addRoom(RoomOrder order, QDockWidget& panel, const std::function<void(QWidget*)>& hold);

private:
    struct Room {
        RoomOrder order;
        QDockWidget* panel;
        std::function<void(QWidget*)> hold;
        bool seen;
    };
    /// A column of strips in their order.
    struct Strips {
        QVBoxLayout* layout;
        std::vector<Strip> places;

        void insert(Strip place, QWidget* widget, int stretch);
    };

    void placeAside();

    QWidget* aside_;
    std::vector<Room> rooms_;
    Strips fixed_;
    Strips passing_;
};

}  // namespace rokada::ui
