// Chooses the placement of the reserve pieces before the first move.
#pragma once

#include "rules/variant.h"

#include <QWidget>

class QLabel;

namespace rokada::ui {

class SegmentRow;

/// Hidden for variants without this rule option.
class PlacementChooser final : public QWidget {
    Q_OBJECT
public:
    /// Name of the rule option that is set here.
    static constexpr std::string_view OptionName = "placement";

    PlacementChooser(const VariantInfo& game, const Choices& rules, bool secret, QWidget* parent);

    [[nodiscard]] bool offered() const { return option_ != nullptr; }
    /// Returns the value of the rule option. Precondition: `offered()`.
    [[nodiscard]] std::string_view rule() const;
    /// Returns true if the placement is hidden from the other players until all pieces are placed.
    [[nodiscard]] bool secret() const;
    /// Fixes the rule option; only the secrecy can still be chosen.
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
