// Where players are eliminated one by one: the chance of each to be there at the end, in words, figures and bars.
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

    /// What is analysed and what is known of it; each may be nullptr. Hidden where nobody can be eliminated.
    void show(const Task* root, const Report* report);
    /// "Chances to survive: White 73 %, ..."; empty if nothing is known.
    [[nodiscard]] QString words() const;
    /// By side; nothing of those who are out, and as long as nothing is known.
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
