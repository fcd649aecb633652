// Bar below the board with a question and buttons for the answers. It does not block the game.
#pragma once

#include <QFrame>
#include <QStringList>

#include <vector>

class QLabel;
class QPushButton;

namespace rokada::ui {

class AskBar final : public QFrame {
    Q_OBJECT
public:
    explicit AskBar(QWidget* parent);

    /// Shows a question with at most three answers. `answered` reports the index of the answer.
    void ask(const QString& question, const QStringList& answers);
    [[nodiscard]] QString question() const;
    [[nodiscard]] const std::vector<QPushButton*>& buttons() const { return buttons_; }

signals:
    /// Emitted with the index of the answer.
    void answered(int answer);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* question_;
    std::vector<QPushButton*> buttons_;
};

}  // namespace rokada::ui
