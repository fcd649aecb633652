// Widget to choose how reserve pieces are placed before the first move: on standard squares, by the players, or by the
// players in secret.
#pragma once

#include "rules/variant.h"

#include <QWidget>

class QLabel;

namespace rokada::ui {

class SegmentRow;

/// Hidden if the variant does not have the rule option `OptionName`.
class PlacementChooser final : public QWidget {
    Q_OBJECT
public:
    /// Name of the rule option that this widget sets.
    static constexpr std::string_view OptionName = "placement";

    PlacementChooser(const VariantInfo& game, const Choices& rules, bool secret, QWidget* parent);

    [[nodiscard]] bool offered() const { return option_ != nullptr; }
    /// Returns the value of the rule option. Precondition: `offered()`.
    [[nodiscard]] std::string_view rule() const;
    /// Returns true if each player places the reserve pieces without seeing those of the others.
    [[nodiscard]] bool secret() const;
    /// Fixes the value of the rule option. If players place the pieces, the user can still choose whether they do it in
    /// secret.
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
