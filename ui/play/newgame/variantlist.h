// List of the variants, each with its name and a typical piece.
#pragma once

#include "rules/variant.h"

#include <QListWidget>

namespace rokada::ui {

/// List that is as high as all its rows together. It never scrolls.
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
