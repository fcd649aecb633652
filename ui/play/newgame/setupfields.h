// What a position is besides its pieces: variant, rules, whose turn it is, rights, reserve pieces, counters.
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

    /// Shows a board; no signal comes of it.
    void show(const Arrangement& board);

    [[nodiscard]] QComboBox& turn() { return *turn_; }
    [[nodiscard]] QComboBox& enPassant() { return *enPassant_; }
    /// By place in `offeredCastlings`.
    [[nodiscard]] const std::vector<QCheckBox*>& castlings() const { return castlings_; }
    /// By rule option of the variant.
    [[nodiscard]] const std::vector<QComboBox*>& rules() const { return rules_; }

signals:
    /// A field was changed: the board as it is now, pieces included.
    void changed(const rokada::Arrangement& board);
    /// The same variant with other rules.
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
    std::vector<QLineEdit*> firstMoves_;  ///< by side
    std::vector<std::vector<QSpinBox*>> reservePieces_;
    QSpinBox* quiet_ = nullptr;
    QSpinBox* number_ = nullptr;
    std::vector<QComboBox*> rules_;
    bool filling_ = false;
};

}  // namespace rokada::ui
