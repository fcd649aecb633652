// Stands in place of a list that is empty: one sentence and one action.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace rokada::ui {

class EmptyState final : public QWidget {
    Q_OBJECT
public:
    /// Names of the label and of the button.
    EmptyState(const char* label, const char* button, QWidget* parent);

    /// Without an action there is no button.
    void setWords(const QString& sentence, const QString& action);
    /// The action is the first thing to do on the page.
    void setPrimary(bool primary);

signals:
    void actionWanted();

private:
    QLabel* sentence_;
    QPushButton* action_;
};

}  // namespace rokada::ui
