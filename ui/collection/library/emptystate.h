// Placeholder for an empty list: a sentence that explains why it is empty, and a button.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace rokada::ui {

class EmptyState final : public QWidget {
    Q_OBJECT
public:
    /// `label` and `button` are the object names of the label and the button.
    EmptyState(const char* label, const char* button, QWidget* parent);

    /// Sets the sentence and the text of the button. Hides the button if `action` is empty.
    void setWords(const QString& sentence, const QString& action);
    /// Sets whether the button looks like a primary or like a secondary button.
    void setPrimary(bool primary);

signals:
    /// Emitted when the user presses the button.
    void actionWanted();

private:
    QLabel* sentence_;
    QPushButton* action_;
};

}  // namespace rokada::ui
