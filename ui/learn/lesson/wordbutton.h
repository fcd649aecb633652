// Button with a wrapped text of any length, for example an option of a question. A number or a tick can stand before
// the text.
#pragma once

#include "learn/learnbutton.h"

namespace rokada::ui {

class WordButton final : public LearnButton {
    Q_OBJECT
public:
    /// Sign before the text of a button.
    enum class Sign { None, Number, Tick };

    explicit WordButton(QWidget* parent);

    void setSign(Sign sign, int number = 0);
    [[nodiscard]] Sign sign() const { return sign_; }

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int signWidth() const;
    void paintSign(QPainter& painter, const QRectF& box) const;

    Sign sign_ = Sign::None;
    int number_ = 0;
};

}  // namespace rokada::ui
