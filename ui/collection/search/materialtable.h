// Table in which the user enters piece counts for a position search, by kind and side. A cell contains for example "2",
// "1-3", "2-" for at least two, or "-1" for at most one. An empty cell allows any number.
#pragma once

#include "database/pattern.h"
#include "rules/rulebook.h"

#include <QTableWidget>

namespace rokada::ui {

class MaterialTable final : public QTableWidget {
    Q_OBJECT
public:
    explicit MaterialTable(QWidget* parent);

    /// Sets the variant and clears all cells. Each kind of piece gets a row, and each side a column.
    void setBook(const RulebookPtr& book);
    /// Shows the allowed counts, indexed by piece. Does not emit `edited`.
    void setCounts(const std::array<CountRange, 64>& counts);
    /// Reads the counts into `pattern`. Returns false if a cell is invalid; `pattern` then contains only some of the
    /// counts.
    [[nodiscard]] bool read(Pattern& pattern) const;

signals:
    /// Emitted when the user has changed a cell.
    void edited();

private:
    RulebookPtr book_;
};

/// Returns the range that a cell text such as "1-3" describes. Returns nullopt if the text is invalid.
[[nodiscard]] std::optional<CountRange> rangeOf(const QString& text);
/// Returns the cell text of a range, for example "1-3". Returns an empty text for the range that allows any number.
[[nodiscard]] QString textOf(const CountRange& range);

}  // namespace rokada::ui
