// A button of the rail: an icon above its label. A pill around the icon marks the current page.
#pragma once

#include "kit/icons.h"

#include <QAbstractButton>

namespace rokada::ui {

class RailButton final : public QAbstractButton {
    Q_OBJECT
public:
    RailButton(Icon icon, QWidget* parent);

    /// If `brief` is true, shows the icon alone. The tooltip then has the label.
    void setBrief(bool brief);
    /// If `primary` is true, paints the button in the accent colour.
    void setPrimary(bool primary) { primary_ = primary; }
    void setCurrent(bool current);
    [[nodiscard]] bool current() const { return current_; }
    /// Sets label and tooltip. `shortcut` may be empty.
    void setWords(const QString& label, const QString& shortcut);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int px(double length) const;

    Icon icon_;
    bool brief_ = false;
    bool primary_ = false;
    bool current_ = false;
};

}  // namespace rokada::ui
