// Darkens the window while a dialog blocks it.
#pragma once

#include <QWidget>

namespace rokada::ui {

class Scrim final : public QWidget {
    Q_OBJECT
public:
    /// Covers `window` whenever a modal dialog blocks it.
    explicit Scrim(QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace rokada::ui
