// Below the fields of the library: the name of an opening, and what is looked for on the board.
#pragma once

#include "collection/positionsearch.h"

#include <QWidget>

#include <memory>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace rokada::ui {

class PositionBar final : public QWidget {
    Q_OBJECT
public:
    explicit PositionBar(QWidget* parent);

    [[nodiscard]] QLineEdit& named() { return *named_; }
    /// nullptr if nothing is looked for on the board.
    [[nodiscard]] const std::shared_ptr<const PositionSearch>& position() const { return position_; }
    /// `words` say what it is, for people.
    void setPosition(std::shared_ptr<const PositionSearch> position, const QString& words);
    /// How far the search is; 100 when it is over.
    void showProgress(int percent);

signals:
    /// The form is to be opened.
    void formWanted();
    /// Nothing is to be looked for on the board any more.
    void cleared();
    void stopWanted();

private:
    QLineEdit* named_;
    QPushButton* form_;
    QLabel* words_;
    QPushButton* clear_;
    QProgressBar* progress_;
    QPushButton* stop_;
    std::shared_ptr<const PositionSearch> position_;
};

}  // namespace rokada::ui
