// Graph of a person's rating after each game.
#pragma once

#include <QList>
#include <QWidget>

namespace rokada::ui {

class RatingGraph final : public QWidget {
    Q_OBJECT
public:
    explicit RatingGraph(QWidget* parent);

    /// Shows these ratings, oldest first.
    void setHistory(const QList<int>& history);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRect plot() const;

    QList<int> history_;
};

}  // namespace rokada::ui
