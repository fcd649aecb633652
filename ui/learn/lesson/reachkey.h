// Legend of the three mark colours below the board of a lesson.
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
