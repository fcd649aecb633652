// How strictly a new game is played: takebacks, touch-move, claims.
#pragma once

#include "session/gamesetup.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace rokada::ui {

/// Of `TableLaws` it knows `touchMove`, `arbiter` and `takeBacks`.
class LawChooser final : public QWidget {
    Q_OBJECT
public:
    LawChooser(const TableLaws& laws, QWidget* parent);

    [[nodiscard]] bool touchMove() const;
    [[nodiscard]] bool arbiter() const;
    [[nodiscard]] TakeBacks takeBacks() const;
    /// What differs from the usual laws, and takebacks: "takebacks allowed".
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
