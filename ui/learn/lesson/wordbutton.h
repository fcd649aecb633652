// A button with words of any length, which are wrapped, and a sign in front of them.
#pragma once

#include <QAbstractButton>

namespace rokada::ui {

class WordButton final : public QAbstractButton {
    Q_OBJECT
public:
    /// What stands in front of the words.
    enum class Sign { None, Number, Tick, Arrow, Cross };
    /// Flat ones have no frame while nobody points at them.
    enum class Look { Framed, Flat };

    WordButton(Look look, QWidget* parent);

    void setSign(Sign sign, int number = 0);
    [[nodiscard]] Sign sign() const { return sign_; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int signWidth() const;
    [[nodiscard]] int margin() const { return look_ == Look::Framed ? 10 : 5; }
    void paintSign(QPainter& painter, const QRectF& box) const;

    Look look_;
    Sign sign_ = Sign::None;
    int number_ = 0;
};

}  // namespace rokada::ui
