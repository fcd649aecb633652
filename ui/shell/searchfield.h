// A field for searches: a sign before the words, and a button that clears them.
#pragma once

#include <QLineEdit>

class QAction;

namespace rokada::ui {

class SearchField final : public QLineEdit {
    Q_OBJECT
public:
    explicit SearchField(QWidget* parent);

    /// Shown while the field is empty, and read by screen readers.
    void setWords(const QString& words);

private:
    QAction* sign_;
};

}  // namespace rokada::ui
