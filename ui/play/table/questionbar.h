// Bar below the board with a question, for example about a draw offer, and one button for each answer. The game
// continues while it is open.
#pragma once

#include <QFrame>
#include <QStringList>

#include <vector>

class QLabel;
class QPushButton;

namespace rokada::ui {

class QuestionBar final : public QFrame {
    Q_OBJECT
public:
    explicit QuestionBar(QWidget* parent);

    /// Shows a question with at most three answers.
    void ask(const QString& question, const QStringList& answers);

signals:
    /// Emitted when the user presses a button. `answer` is the index of the answer.
    void answered(int answer);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* question_;
    std::vector<QPushButton*> buttons_;
};

}  // namespace rokada::ui
