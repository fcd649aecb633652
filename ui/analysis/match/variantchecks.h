// List of variants for a match. Each is a checkable tile with a piece, a name and a check box.
#pragma once

#include <QListWidget>

namespace rokada::ui {

/// Shows the tiles in two columns, and all rows without scrolling. The data of an item is the id of the variant.
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
