// How reserve pieces are placed before the first move.
#pragma once

#include "rules/variant.h"

#include <QWidget>

class QLabel;

namespace rokada::ui {

class SegmentRow;

/// Hidden for variants without such a choice.
class PlacementChooser final : public QWidget {
    Q_OBJECT
public:
    /// Name of the rule option that this choice stands for.
    static constexpr std::string_view OptionName = "placement";

    PlacementChooser(const VariantInfo& game, const Choices& rules, bool secret, QWidget* parent);

    [[nodiscard]] bool offered() const { return option_ != nullptr; }
    /// Value of the rule option; only if it is offered.
    [[nodiscard]] std::string_view rule() const;
    /// Nobody sees where the others place their pieces.
    [[nodiscard]] bool secret() const;
    /// The rule option is given; only the secret can be chosen.
    void keepRule();
    void retranslate();

signals:
    void changed();

private:
    enum Way { Usual, Open, Secret };

    void showSentence();

    const Option* option_;
    bool kept_ = false;
    QLabel* heading_;
    SegmentRow* ways_;
    QLabel* sentence_;
};

}  // namespace rokada::ui
