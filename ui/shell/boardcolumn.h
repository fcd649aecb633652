// The board and the strips above and below it, in an order of their own, whichever is added first.
#pragma once

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace rokada::ui {

/// From the top to the bottom.
enum class Strip { Arbiter, Board, Legend, Placement, Review, Thinking, MoveEntry, Question, End, Pause };

class BoardColumn final : public QWidget {
    Q_OBJECT
public:
    explicit BoardColumn(QWidget* parent);

    /// The column becomes the parent of the widget. The board gets all the room that is left.
    void add(Strip place, QWidget* widget);

private:
    QVBoxLayout* layout_;
    std::vector<Strip> places_;
};

}  // namespace rokada::ui
