// Practice page of a variant: endings against a perfect computer, trainers that ask about the board, and a game from a
// won position.
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
class TaskCard;

class PracticePart final : public QWidget {
    Q_OBJECT
public:
    /// `settings` must outlive this object.
    PracticePart(const Settings& settings, QWidget* parent);

    void showGame(const VariantInfo& game);
    /// Updates the texts and the pictures.
    void refresh();
    /// Moves the focus to the button that starts an ending. If the variant has no endings, moves it to the first
    /// trainer.
    void takeFocus();

signals:
    /// Emitted when the user chooses a trainer.
    void trainerWanted(rokada::ui::Trainer trainer);
    /// Emitted when the user chooses an ending.
    void endingWanted(const rokada::EndingTask& task);
    /// Emitted when the user asks for a game from a won position.
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
    std::vector<TaskCard*> cards_;  ///< cards of the trainers; the last card starts a game from a won position
};

}  // namespace rokada::ui
