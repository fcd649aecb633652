// Button with a menu of the endings that can be practised in a variant.
#pragma once

#include "learn/endingtask.h"

#include <QPushButton>

class QMenu;

namespace rokada::ui {

class EndingButton final : public QPushButton {
    Q_OBJECT
public:
    explicit EndingButton(QWidget* parent);

    /// Fills the menu with the endings of a variant. Hides the button if the variant has no endings.
    void showGame(const VariantInfo& game);
    void retranslate();

signals:
    /// Emitted when the user chooses an ending.
    void wanted(const rokada::EndingTask& task);

private:
    void fillMenu();

    const VariantInfo* game_ = nullptr;
    std::vector<EndingTask> tasks_;
    QMenu* menu_;
};

}  // namespace rokada::ui
