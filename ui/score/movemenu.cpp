#include "score/movemenu.h"

#include "kit/actionwords.h"
#include "record/pgnwords.h"

#include <array>

namespace rokada::ui {

namespace {

/// Of the move, then of the position.
constexpr std::array judgements{1, 2, 3, 4, 5, 6, 10, 13, 14, 15, 16, 17, 18, 19};
constexpr int FirstOfPosition = 10;

}  // namespace

MoveMenu::MoveMenu(QAction& comment, QAction& promote, QAction& remove, QWidget* parent) : QMenu(parent) {
    addAction(&comment);
    nags_ = addMenu(QString());
    addActions({&promote, &remove});
    for (const int nag : judgements) {
        const std::string_view symbol = nagSymbol(nag);
        if (nag == FirstOfPosition) nags_->addSeparator();
        const QString text = QString::fromUtf8(symbol.data(), static_cast<qsizetype>(symbol.size()));
        connect(nags_->addAction(text), &QAction::triggered, this, [this, nag] { emit nagChosen(nag); });
    }
    nags_->addSeparator();
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
