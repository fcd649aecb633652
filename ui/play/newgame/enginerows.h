// List of engines that can play in a new game. Each row shows the details of an engine and its support of the variant.
// The first row is Rokada at full strength.
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

    /// Replaces the rows. If the selected engine is still in the list and enabled, it stays selected. Otherwise selects
    /// the first row. Emits no signal.
    void setRows(const std::vector<EngineRow>& rows);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
};

}  // namespace rokada::ui
