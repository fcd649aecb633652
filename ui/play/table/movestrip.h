// Strip below the board with a field to type moves and commands.
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QLineEdit;
class QToolButton;

namespace rokada::ui {

class MoveStrip final : public QFrame {
    Q_OBJECT
public:
    explicit MoveStrip(QWidget* parent);

    /// Shows the strip, with `begun` as the text of its field.
    void open(const QString& begun);
    /// Shows these moves as examples in the placeholder text.
    void setExamples(const QStringList& moves);
    /// Clears the text of the field.
    void empty();
    /// Shows several meanings of the text. The user chooses one by its number.
    void offer(const QStringList& choices);
    /// Shows why the text was not accepted. The text stays, so that the user can correct it.
    void refuse(const QString& reason);
    /// Removes the answer, and the text to which it belongs. A text without an answer stays.
    void withdraw();
    void retranslate();

    [[nodiscard]] QLineEdit& line() { return *line_; }

signals:
    /// Emitted when the user presses Enter, with the text of the field.
    void entered(const QString& text);
    /// Emitted when the user chooses one of the offered meanings. `choice` is its index.
    void chosen(std::size_t choice);
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void answerWith(const QString& words);

    QLabel* prompt_;
    QLineEdit* line_;
    QLabel* answer_;
    QToolButton* close_;
    int choices_ = 0;  ///< number of offered meanings; 0 if none is offered
};

}  // namespace rokada::ui
