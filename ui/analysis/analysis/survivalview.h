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

    /// Shows the estimate for `root`. Both arguments may be nullptr. Hidden in variants without elimination.
    void show(const Task* root, const Report* report);
    /// Returns "Chances to survive: White 73 %, ..."; empty if unknown.
    [[nodiscard]] QString words() const;
    /// Returns the chances by side; nullopt for eliminated sides and while unknown.
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
