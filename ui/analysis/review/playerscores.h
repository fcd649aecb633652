// Table with accuracy and numbers of mistakes of each player, for more than two players. With two players the plates
// show this.
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

    /// Shows the players; stays empty with two players.
    void showPlayers(const Variant& variant, const Review& review);
    void retranslate();
    /// Adapts the row heights to the font.
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
