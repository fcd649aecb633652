// List of players or engines: a round picture, a name, a second line, and an optional check box.
#pragma once

#include "paint/avatar.h"

#include <QListWidget>

#include <vector>

namespace rokada::ui {

/// Content of a row.
struct AvatarRow {
    QString text;   ///< text for screen readers and tests
    QString title;  ///< painted name
    QString more;
    Avatar avatar;
};

/// List of avatar rows. A click anywhere on a checkable row toggles its check box.
class AvatarRows final : public QListWidget {
    Q_OBJECT
public:
    explicit AvatarRows(QWidget* parent);

    /// Adds a row, and returns its item, which the list owns.
    QListWidgetItem& addRow(const AvatarRow& row);
    void clearRows();
    [[nodiscard]] const Avatar& avatar(int row) const { return avatars_[static_cast<std::size_t>(row)]; }

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    std::vector<Avatar> avatars_;
};

}  // namespace rokada::ui
