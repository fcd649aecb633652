#include "score/movemenu.h"

#include "kit/actionwords.h"
#include "kit/latin.h"
#include "record/pgnwords.h"

namespace rokada::ui {

namespace {

constexpr int Judgements = 6;

}  // namespace

MoveMenu::MoveMenu(QAction& comment, QAction& promote, QAction& remove, QWidget* parent) : QMenu(parent) {
    addAction(&comment);
    nags_ = addMenu(QString());
    addActions({&promote, &remove});
    for (int nag = 1; nag <= Judgements; ++nag) {
        const std::string_view symbol = nagSymbol(nag);
        connect(nags_->addAction(latin(symbol)), &QAction::triggered, this, [this, nag] { emit nagChosen(nag); });
    }
    noNag_ = nags_->addAction(QString());
    connect(noNag_, &QAction::triggered, this, [this] { emit nagChosen(0); });
    retranslate();
}

void MoveMenu::retranslate() {
    nags_->setTitle(QCoreApplication::translate("Menu", "&Annotation Symbol"));
    //: no annotation symbol on the move
    noNag_->setText(actionWords(QT_TRANSLATE_NOOP("Action", "N&one")));
}

}  // namespace rokada::ui
