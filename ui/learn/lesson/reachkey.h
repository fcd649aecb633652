// Legend below the board of a lesson. It explains the three colours of reach marks.
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
