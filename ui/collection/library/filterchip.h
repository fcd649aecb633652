// A filter of the search as a pill: its name while it is not set, its value and a cross while it is.
#pragma once

#include <QAbstractButton>

namespace rokada::ui {

/// A click opens the filter; the cross, Delete and Backspace clear it.
class FilterChip final : public QAbstractButton {
    Q_OBJECT
public:
    FilterChip(const char* name, QWidget* parent);

    /// An empty value: it is not set.
    void setWords(const QString& filter, const QString& value);
    [[nodiscard]] bool isSet() const { return !value_.isEmpty(); }
    /// As the cross does.
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
