// Switch for a setting that takes effect at once.
#pragma once

#include <QCheckBox>

namespace rokada::ui {

/// Check box that the style of the program draws as a switch. Keys and screen readers treat it as a check box.
class Switch final : public QCheckBox {
    Q_OBJECT
public:
    explicit Switch(const QString& label = {}, QWidget* parent = nullptr) : QCheckBox(label, parent) {
        setProperty("look", QStringLiteral("switch"));
    }
};

}  // namespace rokada::ui
