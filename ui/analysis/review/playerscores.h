// Table with the accuracy and the numbers of mistakes of each player, in games with more than two players. In games
// with two players, the player panels beside the board show the accuracy.
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

    /// Shows the scores of the players. The table stays empty in games with two players.
    void showPlayers(const Variant& variant, const Review& review);
    void retranslate();
    /// Sets the font and adapts the height of the rows.
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
