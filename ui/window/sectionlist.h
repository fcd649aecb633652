// List of the sections of the preferences page. Each section has an icon and a name.
#pragma once

#include "kit/icons.h"

#include <QListWidget>

#include <vector>

namespace rokada::ui {

/// List that is as high as all its rows together. It never scrolls.
class SectionList final : public QListWidget {
    Q_OBJECT
public:
    explicit SectionList(QWidget* parent);

    /// Adds a section with an icon. `setNames` sets its name.
    void addSection(Icon icon);
    /// Sets the names of all sections.
    void setNames(const QStringList& names);
    /// Returns the icon of the section in this row.
    [[nodiscard]] Icon icon(int row) const { return icons_[static_cast<std::size_t>(row)]; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    std::vector<Icon> icons_;
};

}  // namespace rokada::ui
