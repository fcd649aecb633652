// List of engines with their details and their support of the variant. Rokada at full strength is the first row.
#pragma once

#include <QListWidget>

#include <vector>

namespace rokada::ui {

struct EngineRow {
    QString name;
    QString facts;     ///< second line of the row, below the name
    QString standing;  ///< support of the variant, or the reason why the engine cannot be chosen
    bool able = true;
};

/// List with at most five visible rows. More rows can be reached by scrolling.
class EngineRows final : public QListWidget {
    Q_OBJECT
public:
    explicit EngineRows(QWidget* parent);

    /// Replaces the rows. Keeps the selected name if it is still enabled, otherwise selects the first row. Emits
    /// nothing.
    void setRows(const std::vector<EngineRow>& rows);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
};

}  // namespace rokada::ui
