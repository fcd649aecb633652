// Strip with one or two sentences of the guide to the first round, and a button that turns the guide off.
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace rokada::ui {

class GuideStrip final : public QFrame {
    Q_OBJECT
public:
    explicit GuideStrip(QWidget* parent);

    /// Shows the sentences. Hides the strip if they are empty.
    void setWords(const QString& words);
    void retranslate();

signals:
    /// Emitted when the user does not want the guide any more.
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* words_;
    QPushButton* dismiss_;
};

}  // namespace rokada::ui
