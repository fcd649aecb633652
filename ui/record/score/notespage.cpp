#include "score/notespage.h"

#include "score/commenteditor.h"

#include <QLabel>
#include <QVBoxLayout>

namespace rokada::ui {

NotesPage::NotesPage(QWidget* parent) : PanelPage(parent), title_(new QLabel(this)), editor_(new CommentEditor(this)) {
    setObjectName(QStringLiteral("notesPage"));
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(title_);
    column->addWidget(editor_, 1);
}

void NotesPage::setMove(const QString& name) {
    move_ = name;
    retranslate();
}

void NotesPage::retranslate() {
    setWindowTitle(tr("Notes"));
    title_->setText(move_.isEmpty() ? tr("Notes on the game") : tr("Notes on %1").arg(move_));
    editor_->retranslate();
}

}  // namespace rokada::ui
