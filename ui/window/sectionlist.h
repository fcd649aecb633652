// List of the sections of the preferences, each with an icon and a name.
#pragma once

#include "kit/icons.h"

#include <QListWidget>

#include <vector>

namespace rokada::ui {

/// Is as high as all its rows, and never scrolls.
class SectionList final : public QListWidget {
    Q_OBJECT
public:
    explicit SectionList(QWidget* parent);

    /// Adds a section without a name.
    void addSection(Icon icon);
    /// Sets the names of all sections.
    void setNames(const QStringList& names);
    /// Returns the icon of a section, to be used elsewhere.
    [[nodiscard]] Icon icon(int row) const { return icons_[static_cast<std::size_t>(row)]; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    std::vector<Icon> icons_;
};

}  // namespace rokada::ui
