// Shows the place in a lesson or puzzle set, or the remaining time as a running clock.
#pragma once

#include <QLabel>

namespace rokada::ui {

class PlaceLabel final : public QLabel {
    Q_OBJECT
public:
    explicit PlaceLabel(QWidget* parent);

    /// Shows the text with or without a clock symbol. An empty text hides the label.
    void show(const QString& words, bool clock);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    bool clock_ = false;
};

}  // namespace rokada::ui
