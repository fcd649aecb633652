// Table of piece counts by kind and side. A cell contains for example "2", "1-3", "2-" or "-1". An empty cell allows
// any number.
#pragma once

#include "database/pattern.h"
#include "rules/rulebook.h"

#include <QTableWidget>

namespace rokada::ui {

class MaterialTable final : public QTableWidget {
    Q_OBJECT
public:
    explicit MaterialTable(QWidget* parent);

    /// Sets the variant and clears all cells. Each kind of piece has a row, and each side has a column.
    void setBook(const RulebookPtr& book);
    /// Shows the count of each piece. Does not emit `edited`.
    void setCounts(const std::array<CountRange, 64>& counts);
    /// Reads the counts into `pattern`. Returns false if a cell is not valid. `pattern` can then contain some of the
    /// counts.
    [[nodiscard]] bool read(Pattern& pattern) const;

signals:
    /// Emitted when the user has changed a cell.
    void edited();

private:
    RulebookPtr book_;
};

/// Returns the range that the text of a cell describes. Returns nullopt if the text is not valid.
[[nodiscard]] std::optional<CountRange> rangeOf(const QString& text);
/// Returns the text of a range. It is empty for the range of any number.
[[nodiscard]] QString textOf(const CountRange& range);

}  // namespace rokada::ui
