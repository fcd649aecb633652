// Table of piece counts by kind and side. Cells contain "2", "1-3", "2-" or "-1"; empty cells allow any number.
#pragma once

#include "database/pattern.h"
#include "rules/rulebook.h"

#include <QTableWidget>

namespace rokada::ui {

class MaterialTable final : public QTableWidget {
    Q_OBJECT
public:
    explicit MaterialTable(QWidget* parent);

    /// Sets the variant, with a row for each kind and a column for each side. Clears all cells.
    void setBook(const RulebookPtr& book);
    /// Shows these counts, by piece. Does not emit `edited`.
    void setCounts(const std::array<CountRange, 64>& counts);
    /// Reads the counts into `pattern`. Returns false if a cell cannot be read; `pattern` is then changed in part.
    [[nodiscard]] bool read(Pattern& pattern) const;

signals:
    /// Emitted when the user has changed a cell.
    void edited();

private:
    RulebookPtr book_;
};

/// Returns the range described by the text of a cell. Returns nullopt if the text is not valid.
[[nodiscard]] std::optional<CountRange> rangeOf(const QString& text);
/// Returns the text of a range; empty for any number.
[[nodiscard]] QString textOf(const CountRange& range);

}  // namespace rokada::ui
