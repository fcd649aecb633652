// A setting that is on or off and acts at once.
#pragma once

#include <QCheckBox>

namespace rokada::ui {

/// A check box that the style draws as a switch; keys and screen readers work as with any.
class Switch final : public QCheckBox {
    Q_OBJECT
public:
    explicit Switch(const QString& label = {}, QWidget* parent = nullptr) : QCheckBox(label, parent) {
        setProperty("look", QStringLiteral("switch"));
    }
};

}  // namespace rokada::ui
