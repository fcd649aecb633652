// List of variants for a match, as checkable tiles with a check box, a picture and a name.
#pragma once

#include <QListWidget>

namespace rokada::ui {

/// Check boxes for the variants, as tiles in two columns without scrolling. `Qt::UserRole` of an item is the id of its
/// variant.
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
