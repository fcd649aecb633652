// How each of more than two players has played: accuracy and the number of bad moves of each grade, a line for each.
// Of two players the plates tell it.
#pragma once

#include "analysis/review.h"

#include "rules/variant.h"

#include <QTableWidget>

#include <string>
#include <vector>

namespace rokada::ui {

class PlayerScores final : public QTableWidget {
    Q_OBJECT
public:
    explicit PlayerScores(QWidget* parent);

    /// Stays empty of two players.
    void showPlayers(const Variant& variant, const Review& review);
    void retranslate();
    /// Rows are as high as these need.
    void setLetters(const QFont& font);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    void fill();
    void put(int row, int column, const QString& words);

    std::vector<std::string> sides_;
    std::vector<PlayerReview> players_;
};

}  // namespace rokada::ui
