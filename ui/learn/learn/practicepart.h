// What can be practised in a game: endings against a computer that makes no mistake, and trainers.
#pragma once

#include "learn/endingtask.h"
#include "learn/trainers.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace rokada::ui {

class EndingButton;
class NextCard;
class Settings;
class WayCard;

class PracticePart final : public QWidget {
    Q_OBJECT
public:
    /// The settings must outlive it.
    PracticePart(const Settings& settings, QWidget* parent);

    void showGame(const VariantInfo& game);
    /// Words and pictures again.
    void refresh();
    [[nodiscard]] EndingButton& endingButton() { return *endings_; }
    /// The ending, or the first trainer where the game has none, gets the keyboard.
    void takeFocus();

signals:
    void trainerWanted(rokada::ui::Trainer trainer);
    void endingWanted(const rokada::EndingTask& task);
    /// A won position is to be won.
    void gameWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void showEnding();

    const Settings& settings_;
    const VariantInfo* game_ = nullptr;
    std::vector<EndingTask> tasks_;
    NextCard* card_;
    EndingButton* endings_;
    QLabel* heading_;
    QGridLayout* grid_;
    std::vector<WayCard*> cards_;  ///< the trainers, then the won position
};

}  // namespace rokada::ui
