// The strip at the board's foot where moves and commands are written.
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

    /// Shows the strip with this text begun.
    void open(const QString& begun);
    /// What the empty field shows.
    void setExamples(const QStringList& moves);
    /// Ready for the next text.
    void empty();
    /// What the text may mean: one of these is to be chosen by its number.
    void offer(const QStringList& choices);
    /// Why nothing can be done with the text, which stays to be mended.
    void refuse(const QString& reason);
    /// What was said of the text is true no more: both go. A text that nothing was said of is still being written.
    void withdraw();
    void retranslate();

    [[nodiscard]] QLineEdit& line() { return *line_; }
    [[nodiscard]] QString answer() const;

signals:
    void entered(const QString& text);
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
    int choices_ = 0;  ///< 0 unless a number is awaited
};

}  // namespace rokada::ui
