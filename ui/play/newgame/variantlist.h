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
    void paintNext();

    int next_ = 0;           ///< the first row that needs a picture
    bool painting_ = false;  ///< it gets one in the next turn of the event loop
};

}  // namespace rokada::ui
