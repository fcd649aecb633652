// The list of variants with a picture of each board, its name and one sentence.
#pragma once

#include "rules/variant.h"

#include <QListWidget>

namespace rokada::ui {

class VariantList final : public QListWidget {
    Q_OBJECT
public:
    explicit VariantList(QWidget* parent);

    [[nodiscard]] const VariantInfo& chosen() const;
    void choose(const VariantInfo& game);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void paintPictures();
};

}  // namespace rokada::ui
