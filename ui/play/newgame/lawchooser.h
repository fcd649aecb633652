// Chooses the rules of play for a new game: takebacks, touch-move, draw claims.
#pragma once

#include "session/gamesetup.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace rokada::ui {

/// Covers `touchMove`, `arbiter` and `takeBacks` of `TableLaws`, not the other fields.
class LawChooser final : public QWidget {
    Q_OBJECT
public:
    LawChooser(const TableLaws& laws, QWidget* parent);

    [[nodiscard]] bool touchMove() const;
    [[nodiscard]] bool arbiter() const;
    [[nodiscard]] TakeBacks takeBacks() const;
    /// Returns the choices that differ from the default, and the takebacks: "takebacks allowed".
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
