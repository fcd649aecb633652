// Keeps the font of a widget at a fixed ratio to the font of its parent.
#pragma once

#include <QObject>

class QWidget;

namespace rokada::ui {

class LetterSize final : public QObject {
    Q_OBJECT
public:
    /// Sets the font of `words` to `times` the size of its parent's font, and again whenever that font changes.
    LetterSize(QWidget& words, double times, bool bold = false);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();

    QWidget& words_;
    QWidget& around_;
    double times_;
    bool bold_;
};

}  // namespace rokada::ui
