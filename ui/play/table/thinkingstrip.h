// A thin strip that shows what the computer thinks. It keeps its height and its columns, whatever it shows.
#pragma once

#include "texts/thoughttexts.h"

#include <QWidget>

#include <optional>

namespace rokada::ui {

class ThinkingStrip final : public QWidget {
    Q_OBJECT
public:
    explicit ThinkingStrip(QWidget* parent);

    void showThought(const Game& game, Side side, const Report& report, NotationStyle style);
    /// There is no thought yet.
    void clear();
    /// What can be read; empty if there is no thought yet.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Shown {
        std::vector<QString> sideSpecs;  ///< by side
        Side side;
        Thought thought;
    };
    void retranslate();
    int paintEmblem(QPainter& painter, int x, Side side) const;
    void paintLine(QPainter& painter, int x) const;

    std::optional<Shown> shown_;
};

}  // namespace rokada::ui
