// One of several values, chosen in a menu.
#pragma once

#include "shell/actionspec.h"

#include <QActionGroup>

#include <vector>

namespace rokada::ui {

class ActionChoice final : public QActionGroup {
    Q_OBJECT
public:
    ActionChoice(const QString& name, const std::vector<ChoiceSpec>& choices, QObject* parent);

    /// Without a signal. No value is chosen if it is not among them.
    void setChosen(const QVariant& value);
    [[nodiscard]] QVariant chosen() const;
    /// All words again.
    void retranslate();

signals:
    /// By a person.
    void picked(const QVariant& value);

private:
    std::vector<const char*> texts_;  ///< of the actions
};

}  // namespace rokada::ui
