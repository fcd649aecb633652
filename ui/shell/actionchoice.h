// A group of exclusive menu actions that choose one of several values.
#pragma once

#include "shell/actionspec.h"

#include <QActionGroup>

#include <vector>

namespace rokada::ui {

class ActionChoice final : public QActionGroup {
    Q_OBJECT
public:
    ActionChoice(const QString& name, const std::vector<ChoiceSpec>& choices, QObject* parent);

    /// Chooses the value without emitting `picked`. Chooses nothing if the value is unknown.
    void setChosen(const QVariant& value);
    [[nodiscard]] QVariant chosen() const;
    /// Updates all texts to the current language.
    void retranslate();

signals:
    /// Emitted when the user chooses a value.
    void picked(const QVariant& value);

private:
    std::vector<const char*> texts_;  ///< untranslated texts of the actions
};

}  // namespace rokada::ui
