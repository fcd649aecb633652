// The sections of the preferences as a quiet list: an icon and a name each.
#pragma once

#include "kit/icons.h"

#include <QListWidget>

#include <vector>

namespace rokada::ui {

/// As high as all its rows.
class SectionList final : public QListWidget {
    Q_OBJECT
public:
    explicit SectionList(QWidget* parent);

    void addSection(Icon icon);
    void setNames(const QStringList& names);
    /// The same icon as in the list, for other places.
    [[nodiscard]] Icon icon(int row) const { return icons_[static_cast<std::size_t>(row)]; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    std::vector<Icon> icons_;
};

}  // namespace rokada::ui
