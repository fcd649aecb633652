// Widget to choose the rule options of a variant, and the number of the start position if the rules number them (as
// Chess960 does). A sentence explains the chosen value of each option.
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
    /// `elsewhere` is the name of a rule option that another widget sets. It is empty if this widget sets all options.
    RuleChooser(const VariantInfo& game, const Choices& rules, std::optional<int> startNumber,
                std::string_view elsewhere, QWidget* parent);

    /// Returns the chosen values. The option `elsewhere` is not included.
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
