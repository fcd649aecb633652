// Button on the start page with an icon, a title and a second line, for example for the next lesson.
#pragma once

#include "kit/icons.h"

#include <QAbstractButton>

namespace rokada::ui {

class StartRow final : public QAbstractButton {
    Q_OBJECT
public:
    /// Background colour of the icon.
    enum class Tone { Soft, Warm, Quiet };

    StartRow(Icon icon, Tone tone, QWidget* parent);

    void setWords(const QString& title, const QString& more);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int px(double length) const;

    Icon icon_;
    Tone tone_;
    QString more_;
};

}  // namespace rokada::ui
