// Strip that shows the current thinking of a computer: search depth, score and main line. Its height and the places of
// its columns are fixed.
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
    /// Clears the strip.
    void clear();
    /// Returns the shown text. Returns an empty text if the strip is clear.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Shown {
        std::vector<QString> sideSpecs;  ///< identifiers of the sides
        Side side;
        Thought thought;
    };
    void retranslate();
    int paintEmblem(QPainter& painter, int x, Side side) const;
    void paintLine(QPainter& painter, int x) const;

    std::optional<Shown> shown_;
};

}  // namespace rokada::ui
