// A list of players or engines: a round picture, a name, a second line, and perhaps a box to check.
#pragma once

#include "paint/avatar.h"

#include <QListWidget>

#include <vector>

namespace rokada::ui {

struct AvatarRow {
    QString text;   ///< for screen readers and tests
    QString title;  ///< what is painted
    QString more;
    Avatar avatar;
};

/// A checkable row is checked by a click anywhere on it.
class AvatarRows final : public QListWidget {
    Q_OBJECT
public:
    explicit AvatarRows(QWidget* parent);

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
