// Bar chart of won, drawn and lost games, with one bar for each opponent. The parts of a bar differ in colour and
// pattern and show their numbers.
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace rokada::ui {

class StatisticsChart final : public QWidget {
    Q_OBJECT
public:
    struct Bar {
        QString name;
        int won = 0, drawn = 0, lost = 0;
    };

    explicit StatisticsChart(QWidget* parent);

    void setBars(std::vector<Bar> bars);
    [[nodiscard]] const std::vector<Bar>& bars() const { return bars_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int barHeight() const;
    [[nodiscard]] int nameWidth() const;
    void paintPart(QPainter& painter, const QRect& rect, int part, int count) const;

    std::vector<Bar> bars_;
};

}  // namespace rokada::ui
