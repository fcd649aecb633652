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

    /// Hidden for variants without known endings.
    void showGame(const VariantInfo& game);
    void retranslate();

signals:
    /// Requests positions of this ending.
    void wanted(const rokada::EndingTask& task);

private:
    void fillMenu();

    const VariantInfo* game_ = nullptr;
    std::vector<EndingTask> tasks_;
    QMenu* menu_;
};

}  // namespace rokada::ui
