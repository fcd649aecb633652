// Button for one search filter ("chip"). It shows the name of the filter, or its value and a cross if it has a value.
#pragma once

#include <QAbstractButton>

namespace rokada::ui {

/// A click opens the filter. A click on the cross, and the keys Delete and Backspace, clear it.
class FilterChip final : public QAbstractButton {
    Q_OBJECT
public:
    FilterChip(const char* name, QWidget* parent);

    /// Sets the name and the value of the filter. An empty value means that games are not filtered.
    void setWords(const QString& filter, const QString& value);
    [[nodiscard]] bool isSet() const { return !value_.isEmpty(); }
    /// Emits `cleared` if the filter has a value, like a click on the cross. The receiver must then set an empty value.
    void clear();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void cleared();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int px(double length) const;
    [[nodiscard]] QFont wordsFont() const;
    [[nodiscard]] QString words() const;
    [[nodiscard]] QRect signRect() const;

    QString filter_;
    QString value_;
    bool onCross_ = false;
};

}  // namespace rokada::ui
