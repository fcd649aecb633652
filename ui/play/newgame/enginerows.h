// Rokada at full strength and external engines as rows: name, what it is, how it stands to the variant.
#pragma once

#include <QListWidget>

#include <vector>

namespace rokada::ui {

/// One row.
struct EngineRow {
    QString name;
    QString facts;     ///< below the name
    QString standing;  ///< at the right; why it cannot be chosen if it cannot
    bool able = true;
};

/// Shows at most five rows and scrolls if there are more.
class EngineRows final : public QListWidget {
    Q_OBJECT
public:
    explicit EngineRows(QWidget* parent);

    /// Keeps the chosen row if it can still be chosen; otherwise the first one is chosen. Emits nothing.
    void setRows(const std::vector<EngineRow>& rows);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
};

}  // namespace rokada::ui
