// Text button without a frame, with an optional icon. It has no inner margin, so that its text is aligned with the
// labels above and below it.
#pragma once

#include "kit/icons.h"

#include <QAbstractButton>

#include <optional>

namespace rokada::ui {

class PlainButton final : public QAbstractButton {
    Q_OBJECT
public:
    enum class Kind { Quiet, Link };

    PlainButton(Kind kind, const char* name, QWidget* parent);

    /// Shows the icon `sign` before the text.
    void setSign(Icon sign);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QFont words() const;
    [[nodiscard]] int signRoom() const;

    Kind kind_;
    std::optional<Icon> sign_;
};

}  // namespace rokada::ui
