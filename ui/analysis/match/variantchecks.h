// The variants of a match as tiles to check: a signature piece, a name, a box.
#pragma once

#include <QListWidget>

namespace rokada::ui {

/// Two columns, as high as all its rows. The data of an item are the id of its variant.
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
