// Widget to choose one of a few values. It shows the values as segments of a tab bar. If they do not fit, it shows a
// combo box instead.
#pragma once

#include <QWidget>

#include <vector>

class QComboBox;
class QTabBar;

namespace rokada::ui {

class SegmentRow final : public QWidget {
    Q_OBJECT
public:
    struct Option {
        int value;
        QString text;

        friend bool operator==(const Option&, const Option&) = default;
    };

    explicit SegmentRow(QWidget* parent);

    /// Replaces the options. Keeps the current value if it is still an option, otherwise selects the first option.
    /// Emits no signal.
    void setOptions(const std::vector<Option>& options);
    /// Sets the accessible name of the widget.
    void setName(const QString& name);
    [[nodiscard]] int value() const;
    /// Selects the option with `value`. Emits no signal.
    void setValue(int value);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(int value);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int placeOf(int value) const;
    void arrange();
    void take(int place);

    QTabBar* bar_;
    QComboBox* box_;
    std::vector<Option> options_;
    int place_ = 0;
};

}  // namespace rokada::ui
