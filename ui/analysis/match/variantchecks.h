// Checkable tiles for the variants of a match, each with a piece, a name and a check box.
#pragma once

#include <QListWidget>

namespace rokada::ui {

/// Shows two columns and all rows without scrolling. The data of an item is the variant id.
class VariantChecks final : public QListWidget {
    Q_OBJECT
public:
    explicit VariantChecks(QWidget* parent);

    void retranslate();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int tileHeight() const;
    void arrange();
};

}  // namespace rokada::ui
