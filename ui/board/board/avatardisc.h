// A widget that shows the round picture of a player.
#pragma once

#include "paint/avatar.h"

#include <QWidget>

namespace rokada::ui {

/// Round picture of a player. Its size follows the font. It is hidden from screen readers, because the name is shown
/// beside it.
class AvatarDisc final : public QWidget {
    Q_OBJECT
public:
    /// Creates a disc of `diameter` em.
    explicit AvatarDisc(double diameter, QWidget* parent = nullptr);

    void setAvatar(const Avatar& avatar);
    [[nodiscard]] const Avatar& avatar() const { return avatar_; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    double diameter_;
    Avatar avatar_;
};

}  // namespace rokada::ui
