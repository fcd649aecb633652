// The list of variants: a signature piece and the name of each.
#pragma once

#include "rules/variant.h"

#include <QListWidget>

namespace rokada::ui {

/// As high as all its rows.
class VariantList final : public QListWidget {
    Q_OBJECT
public:
    explicit VariantList(QWidget* parent);

    [[nodiscard]] const VariantInfo& chosen() const;
    void choose(const VariantInfo& game);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
};

}  // namespace rokada::ui
