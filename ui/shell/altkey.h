// Tells when Alt is pressed and released alone, in the windows of the program.
#pragma once

#include <QObject>

namespace rokada::ui {

class AltKey final : public QObject {
    Q_OBJECT
public:
    explicit AltKey(QObject* parent);

signals:
    void pressedAlone();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool alone_ = false;
};

}  // namespace rokada::ui
