#include "shell/searchfield.h"

#include "kit/icons.h"

#include <QAction>

namespace rokada::ui {

SearchField::SearchField(QWidget* parent)
    : QLineEdit(parent), sign_(addAction(iconOf(Icon::Search), QLineEdit::LeadingPosition)) {
    setClearButtonEnabled(true);
}

void SearchField::setWords(const QString& words) {
    setPlaceholderText(words);
    setAccessibleName(words);
    sign_->setText(words);
}

}  // namespace rokada::ui
