// Practice of a variant: endings against a perfect computer, and trainers.
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
    /// `settings` must outlive this object.
    PracticePart(const Settings& settings, QWidget* parent);

    void showGame(const VariantInfo& game);
    /// Updates texts and pictures.
    void refresh();
    [[nodiscard]] EndingButton& endingButton() { return *endings_; }
    /// Gives the focus to the ending, or to the first trainer if the variant has no endings.
    void takeFocus();

signals:
    /// Requests a trainer.
    void trainerWanted(rokada::ui::Trainer trainer);
    /// Requests positions of this ending.
    void endingWanted(const rokada::EndingTask& task);
    /// Emitted when the user wants to win a won position.
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
    std::vector<WayCard*> cards_;  ///< trainers, then the won position
};

}  // namespace rokada::ui
