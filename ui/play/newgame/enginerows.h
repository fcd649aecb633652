// List of engines, Rokada at full strength first, with their facts and their support of the variant.
#pragma once

#include <QListWidget>

#include <vector>

namespace rokada::ui {

struct EngineRow {
    QString name;
    QString facts;     ///< second line, below the name
    QString standing;  ///< support of the variant, or the reason why the engine cannot be chosen
    bool able = true;
};

/// Shows at most five rows; scrolls if there are more.
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
