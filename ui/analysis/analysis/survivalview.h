// Survival chances of each player, in variants that eliminate players, as text and bars.
#pragma once

#include "analysis/survival.h"

#include "ai/search/task.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QGridLayout;
class QLabel;

namespace rokada::ui {

class SurvivalView final : public QWidget {
    Q_OBJECT
public:
    explicit SurvivalView(QWidget* parent);
    ~SurvivalView() override;

    /// Shows the survival chances in the position `root`, estimated from `report`. Either argument may be nullptr.
    /// Hides the view in variants that eliminate no players.
    void show(const Task* root, const Report* report);
    /// Returns the chances as text, for example "Chances of staying in the game: White: 73 %, Red: 41 %." Returns an
    /// empty text if they are unknown.
    [[nodiscard]] QString words() const;
    /// Returns the survival chance of each side, from 0 to 1. The chance is nullopt for an eliminated side, and for all
    /// sides while there is no report.
    [[nodiscard]] const std::vector<std::optional<double>>& chances() const { return chances_; }
    void retranslate();

private:
    class Bar;
    struct Cell {
        std::size_t side = 0;
        std::unique_ptr<QLabel> words;
        std::unique_ptr<Bar> bar;
    };
    void begin(const Task& root);
    void tell();
    [[nodiscard]] QString wordsOf(std::size_t side) const;

    RulebookPtr book_;
    std::unique_ptr<Survival> survival_;
    std::vector<std::optional<double>> chances_;
    std::vector<bool> living_;
    bool known_ = false;
    QLabel* title_;
    QGridLayout* grid_;
    std::vector<Cell> cells_;
};

}  // namespace rokada::ui
