// Label with the learner's place in a lesson or a set of puzzles. In a timed run, it shows the remaining time and looks
// like a running clock.
#pragma once

#include <QLabel>

namespace rokada::ui {

class PlaceLabel final : public QLabel {
    Q_OBJECT
public:
    explicit PlaceLabel(QWidget* parent);

    /// Shows the text. If `clock` is true, gives the label the font and the background of a running clock. Hides the
    /// label if the text is empty.
    void show(const QString& words, bool clock);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    bool clock_ = false;
};

}  // namespace rokada::ui
