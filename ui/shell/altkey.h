// Detects when Alt is pressed and released without another key.
#pragma once

#include <QObject>

namespace rokada::ui {

class AltKey final : public QObject {
    Q_OBJECT
public:
    explicit AltKey(QObject* parent);

signals:
    /// Emitted when Alt is released and no other key or button was pressed meanwhile.
    void pressedAlone();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool alone_ = false;
};

}  // namespace rokada::ui
