// Banner that appears at the end of a game. It shows the result, the reason, and buttons for a rematch, a review or a
// new game. It is collapsed to one line while an earlier position is shown.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace rokada::ui {

class EndBanner final : public QFrame {
    Q_OBJECT
public:
    explicit EndBanner(QWidget* parent);

    /// Shows the result. `verdict` is a sentence with result and reason. The part before a colon becomes the headline.
    /// `players` names the people and their sides; it is empty if the sides alone are clear.
    void announce(const QString& verdict, const QString& players);
    [[nodiscard]] QString why() const { return verdict_; }
    /// Adds a sentence about the rating of a person, and a button for a game against the opponent `next`. There is no
    /// button if `next` is empty.
    void showRating(const QString& words, const QString& next);
    /// Collapses the banner to one line without buttons if `folded` is true, and expands it otherwise.
    void fold(bool folded);
    [[nodiscard]] bool folded() const { return folded_; }
    /// Enables or disables the review button. The tool tip of the disabled button gives the reason.
    void setReviewable(bool reviewable);
    /// Sets whether the game has been reviewed. The text of the review button depends on it.
    void setReviewed(bool reviewed);

signals:
    /// Emitted when the user wants to review the game from its first position.
    void reviewWanted();
    void rematchWanted();
    /// Emitted when the user wants a rematch in which the players swap sides.
    void swapWanted();
    void newGameWanted();
    /// Emitted when the user wants to play against the proposed next opponent.
    void nextWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void showWords();
    void retranslate();

    QString verdict_;
    QString players_;
    QString rating_;  ///< sentence about the rating; empty if the game does not count
    QString next_;    ///< name of the proposed opponent; empty for none
    bool folded_ = false;
    bool reviewed_ = false;
    QLabel* headline_;
    QLabel* why_;
    QToolButton* fold_;
    QPushButton* rematch_;
    QPushButton* nextOpponent_;
    QPushButton* review_;
    QPushButton* other_;
    QPushButton* swap_;
};

}  // namespace rokada::ui
