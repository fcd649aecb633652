// Search field with an icon before the text, and a button that clears it.
#pragma once

#include <QLineEdit>

class QAction;

namespace rokada::ui {

class SearchField final : public QLineEdit {
    Q_OBJECT
public:
    explicit SearchField(QWidget* parent);

    /// Sets the text that is shown while the field is empty, and that screen readers read.
    void setWords(const QString& words);

private:
    QAction* sign_;
};

}  // namespace rokada::ui
