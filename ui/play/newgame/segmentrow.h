// A choice between a few values: segments side by side, or a combo box if they do not fit.
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

    /// Replaces the options. Keeps the chosen value if it still exists, otherwise chooses the first. Emits nothing.
    void setOptions(const std::vector<Option>& options);
    /// Sets the accessible name.
    void setName(const QString& name);
    [[nodiscard]] int value() const;
    /// Chooses `value`. Emits nothing.
    void setValue(int value);
    /// Chooses `value` and emits `chosen` if it changes, as a click does.
    void choose(int value);

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
