// A row of tabs whose panels have all gone would stay where it was, as a line across its neighbour.
#pragma once

#include "shell/feature.h"

class QMainWindow;

namespace rokada::ui {

class EmptyTabs final : public Feature {
    Q_OBJECT
public:
    explicit EmptyTabs(QMainWindow& window) : window_(window) {}

    void join(const Offers& offers) override;

private:
    void putAway();
    QMainWindow& window_;
};

}  // namespace rokada::ui
