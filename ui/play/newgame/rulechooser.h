// Chooses the rule options of a variant, each with an explanation of its value, and the number of the start position.
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
    /// `elsewhere` names an option that another control sets; empty if there is none.
    RuleChooser(const VariantInfo& game, const Choices& rules, std::optional<int> startNumber,
                std::string_view elsewhere, QWidget* parent);

    /// Returns the chosen values, without the option that is set elsewhere.
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
