// What the window says of its game: whose turn it is, who has won and why, what a move led to, why another was illegal.
#pragma once

#include "session/gamesession.h"
#include "shell/feature.h"

class QLabel;

namespace rokada::ui {

class EndBanner;
class PlacementControls;

class GameNews final : public Feature {
    Q_OBJECT
public:
    GameNews(const WindowContext& context, PlacementControls& placement);

    void retranslate() override;
    /// Whose turn it is, or who has won.
    [[nodiscard]] QString turnText() const;
    /// It stays folded. False if it was not unfolded.
    bool foldBanner();
    /// The start page or another one lies in front of it.
    void setBoardHidden(bool hidden);

private:
    void makeLabel();
    void connectSession();
    void connectBoard();
    void showMoved(const Turn& turn);
    void showChange();
    void showTurn();
    void showEnd();
    void showPlace();
    void prompt();
    void showSquare(Square square);
    void showGame();
    void nameWindow();
    void refuse(const QString& why);
    void withdrawRefusal();
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString searchText() const;

    PlacementControls& placement_;
    EndBanner* banner_;
    QLabel* variantLabel_;
    QString refusal_;                ///< why the last illegal move was one
    Square refusedFrom_ = NoSquare;  ///< what was selected then
    bool boardHidden_ = false;
    bool wasAway_ = false;
    bool standsBack_ = false;  ///< the banner is folded because an earlier position is looked at
};

}  // namespace rokada::ui
