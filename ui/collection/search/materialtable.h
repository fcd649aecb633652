// How many pieces of each kind each side has: "2", "1-3", "2-", "-1"; nothing for any number.
#pragma once

#include "database/pattern.h"
#include "rules/rulebook.h"

#include <QTableWidget>

namespace rokada::ui {

class MaterialTable final : public QTableWidget {
    Q_OBJECT
public:
    explicit MaterialTable(QWidget* parent);

    /// The kinds and sides of this variant; everything is forgotten.
    void setBook(const RulebookPtr& book);
    void setCounts(const std::array<CountRange, 64>& counts);
    /// Into the pattern. False if a cell cannot be read.
    [[nodiscard]] bool read(Pattern& pattern) const;

signals:
    void edited();

private:
    RulebookPtr book_;
};

/// Nothing if the text is no range.
[[nodiscard]] std::optional<CountRange> rangeOf(const QString& text);
[[nodiscard]] QString textOf(const CountRange& range);

}  // namespace rokada::ui
