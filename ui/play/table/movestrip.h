// Strip below the board to type moves and commands.
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

    /// Shows the strip with this text.
    void open(const QString& begun);
    /// Sets the example moves in the placeholder text.
    void setExamples(const QStringList& moves);
    /// Clears the text.
    void empty();
    /// Offers several meanings of the text, to be chosen by number.
    void offer(const QStringList& choices);
    /// Shows why the text is not accepted. The text stays, so that it can be corrected.
    void refuse(const QString& reason);
    /// Removes the answer and the text that it refers to. A text without an answer stays.
    void withdraw();
    void retranslate();

    [[nodiscard]] QLineEdit& line() { return *line_; }
    [[nodiscard]] QString answer() const;

signals:
    /// Emitted when Enter is pressed, with the text.
    void entered(const QString& text);
    /// Emitted when one of the offered meanings is chosen, with its index.
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
    int choices_ = 0;  ///< number of offered meanings; 0 if none are offered
};

}  // namespace rokada::ui
