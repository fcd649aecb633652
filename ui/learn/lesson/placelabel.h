// Label with the place in a lesson or a set of puzzles. In a timed run, it shows the remaining time as a clock.
#pragma once

#include <QLabel>

namespace rokada::ui {

class PlaceLabel final : public QLabel {
    Q_OBJECT
public:
    explicit PlaceLabel(QWidget* parent);

    /// Shows the text. If `clock` is true, adds the symbol of a clock. Hides the label if the text is empty.
    void show(const QString& words, bool clock);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    bool clock_ = false;
};

}  // namespace rokada::ui
