// The rule options of a variant, each with a sentence about its value, and the number of the start.
#pragma once

#include "rules/variant.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;

namespace rokada::ui {

class StartNumber;

class RuleChooser final : public QWidget {
    Q_OBJECT
public:
    /// `elsewhere` is the name of an option that is chosen by another control; empty for none.
    RuleChooser(const VariantInfo& game, const Choices& rules, std::optional<int> startNumber,
                std::string_view elsewhere, QWidget* parent);

    /// Without the option that is chosen elsewhere.
    [[nodiscard]] Choices rules() const;
    [[nodiscard]] std::optional<int> startNumber() const;
    void retranslate();

signals:
    void changed();

private:
    struct Row {
        const Option* option;
        QLabel* name;
        QComboBox* value;
        QLabel* sentence;
    };

    void addRow(const Option& option, const Choices& rules);
    void showSentence(const Row& row);

    const VariantInfo& game_;
    std::vector<Row> rows_;
    StartNumber* start_;
};

}  // namespace rokada::ui
