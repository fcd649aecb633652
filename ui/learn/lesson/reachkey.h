// Legend below the board of a lesson. It explains the three marks of a piece's target squares: moves and captures,
// moves only, captures only.
#pragma once

#include <QWidget>

namespace rokada::ui {

class ReachKey final : public QWidget {
    Q_OBJECT
public:
    explicit ReachKey(QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace rokada::ui
