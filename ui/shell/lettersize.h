// Letters that are larger or smaller than those around them, and stay so when those grow with the window.
#pragma once

#include <QObject>

class QWidget;

namespace rokada::ui {

class LetterSize final : public QObject {
    Q_OBJECT
public:
    /// So many times the letters of the widget's parent, now and whenever that gets others.
    LetterSize(QWidget& words, double times, bool bold = false);

    void setBold(bool bold);

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
