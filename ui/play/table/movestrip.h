// Strip below the moves in the side panel, with a text field for moves and commands.
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

    /// Shows the strip with the text `begun` in the field, and moves the focus to the field.
    void open(const QString& begun);
    /// Shows `moves` as examples in the placeholder text of the field.
    void setExamples(const QStringList& moves);
    /// Clears the field and the answer beside it.
    void empty();
    /// Shows the moves that the typed text can mean. The user chooses one by its number key.
    void offer(const QStringList& choices);
    /// Shows why the text was not accepted. Keeps and selects the text, so that the user can correct it.
    void refuse(const QString& reason);
    /// If an answer (offer or refusal) is shown, removes it and clears the field. Otherwise keeps the text in the
    /// field.
    void withdraw();
    void retranslate();

    [[nodiscard]] QLineEdit& line() { return *line_; }

signals:
    /// Emitted when the user presses Enter, with the text of the field.
    void entered(const QString& text);
    /// Emitted when the user chooses one of the moves of `offer`. `choice` is its index.
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
    int choices_ = 0;  ///< number of offered moves; 0 if none are offered
};

}  // namespace rokada::ui
