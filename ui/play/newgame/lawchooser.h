// Widget to choose the rules of play for a new game: takebacks, touch-move and the check of draw claims.
#pragma once

#include "session/gamesetup.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace rokada::ui {

/// Edits the fields `touchMove`, `arbiter` and `takeBacks` of `TableLaws`. Other widgets of the form edit the other
/// fields.
class LawChooser final : public QWidget {
    Q_OBJECT
public:
    LawChooser(const TableLaws& laws, QWidget* parent);

    [[nodiscard]] bool touchMove() const;
    [[nodiscard]] bool arbiter() const;
    [[nodiscard]] TakeBacks takeBacks() const;
    /// Returns a short text for each chosen rule, for example "takebacks allowed". Returns no text for an option that
    /// is off.
    [[nodiscard]] QStringList summary() const;
    void retranslate();

signals:
    void changed();

private:
    void showLaws();

    QLabel* takeBackWords_;
    QComboBox* takeBacks_;
    QCheckBox* touchMove_;
    QCheckBox* arbiter_;
    QLabel* sentence_;
};

}  // namespace rokada::ui
