// The dialog for a new game, and the game that begins from it.
#pragma once

#include "rules/variant.h"
#include "shell/feature.h"

#include <QPointer>

namespace rokada::ui {

class NewGameDialog;

class NewGameControls final : public Feature {
    Q_OBJECT
public:
    explicit NewGameControls(const WindowContext& context);

    /// nullptr while it is closed.
    [[nodiscard]] NewGameDialog* dialog() const;
    /// Opens the dialog, with this variant chosen.
    void ask(const VariantInfo& variant);

private:
    void open();
    void askForTheSame();

    QPointer<NewGameDialog> dialog_;
};

}  // namespace rokada::ui
