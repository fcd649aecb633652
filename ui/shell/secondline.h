// Smaller label below another one, in the colour of secondary text.
#pragma once

#include <QLabel>

namespace rokada::ui {

class SecondLine final : public QLabel {
    Q_OBJECT
public:
    /// Shows plain text, with word wrap.
    explicit SecondLine(QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void takeColour();
};

}  // namespace rokada::ui
