// Form for the properties of a position other than its pieces: rules, side to move, castling and double-step rights,
// reserve pieces and counters.
#pragma once

#include "text/arrangement.h"

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace rokada::ui {

class SetupFields final : public QWidget {
    Q_OBJECT
public:
    SetupFields(Arrangement board, QWidget* parent);

    /// Shows the properties of `board`. Emits no signal.
    void show(const Arrangement& board);

signals:
    /// Emitted when the user changes a field. `board` is the complete arrangement, including its pieces.
    void changed(const rokada::Arrangement& board);
    /// Emitted when the user chooses other rule options for the same variant.
    void rulesChosen(const rokada::Choices& choices);

private:
    void build();
    void makeTurn(QFormLayout& form);
    void makeCastlings(QVBoxLayout& column);
    void makeFirstMoves(QFormLayout& form);
    void makeReservePieces(QVBoxLayout& column);
    void makeCounters(QFormLayout& form);
    void makeRules(QVBoxLayout& column);
    void fill();
    void fillEnPassant();
    void change(const std::function<void(Arrangement&)>& how);

    Arrangement board_;
    QWidget* page_ = nullptr;
    QComboBox* turn_ = nullptr;
    QComboBox* enPassant_ = nullptr;
    std::vector<QCheckBox*> castlings_;
    std::vector<QLineEdit*> firstMoves_;  ///< one field per side: files of the pawns that can still make their double
                                          ///< step
    std::vector<std::vector<QSpinBox*>> reservePieces_;
    QSpinBox* quiet_ = nullptr;
    QSpinBox* number_ = nullptr;
    std::vector<QComboBox*> rules_;
    bool filling_ = false;
};

}  // namespace rokada::ui
