#include "score/recordactions.h"

#include "kit/actionspec.h"
#include "kit/latin.h"
#include "record/pgnwords.h"
#include "shell/windowactions.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>

#include <array>

namespace rokada::ui {

namespace {

using Spec = ActionSpec<RecordAct>;

constexpr std::array specs{
    Spec{RecordAct::First, QT_TRANSLATE_NOOP("Action", "&First Position"), "Ctrl+Home",
         QT_TRANSLATE_NOOP("Action", "Go to the beginning of the game")},
    Spec{RecordAct::Previous, QT_TRANSLATE_NOOP("Action", "&Previous Move"), "Ctrl+Left",
         QT_TRANSLATE_NOOP("Action", "Go one move back; the game goes on")},
    Spec{RecordAct::Next, QT_TRANSLATE_NOOP("Action", "Ne&xt Move"), "Ctrl+Right",
         QT_TRANSLATE_NOOP("Action", "Go one move forward")},
    Spec{RecordAct::Last, QT_TRANSLATE_NOOP("Action", "&Last Position"), "Ctrl+End",
         QT_TRANSLATE_NOOP("Action", "Go to the current position of the game, or to the end of the variation")},
    Spec{RecordAct::NextVariation, QT_TRANSLATE_NOOP("Action", "Next Var&iation"), "Ctrl+Down",
         QT_TRANSLATE_NOOP("Action", "Go to the next variation")},
    Spec{RecordAct::PreviousVariation, QT_TRANSLATE_NOOP("Action", "Pre&vious Variation"), "Ctrl+Up",
         QT_TRANSLATE_NOOP("Action", "Go to the previous variation")},
    Spec{RecordAct::PromoteVariation, QT_TRANSLATE_NOOP("Action", "Pro&mote Variation"), "",
         QT_TRANSLATE_NOOP("Action", "Put this variation before the one above it")},
    Spec{RecordAct::DeleteVariation, QT_TRANSLATE_NOOP("Action", "&Delete from Here"), "",
         QT_TRANSLATE_NOOP("Action", "Remove this move and all that follow it")},
    Spec{RecordAct::Comment, QT_TRANSLATE_NOOP("Action", "&Comment..."), "",
         QT_TRANSLATE_NOOP("Action", "Write a comment on the displayed move")},
};

constexpr std::array notationNames{
    QT_TRANSLATE_NOOP("Action", "&International (Nf3)"), QT_TRANSLATE_NOOP("Action", "International, &long (Ng1-f3)"),
    QT_TRANSLATE_NOOP("Action", "&Russian (Кf3)"),       QT_TRANSLATE_NOOP("Action", "Russian, l&ong (Кg1-f3)"),
    QT_TRANSLATE_NOOP("Action", "&Bulgarian (Кf3)"),     QT_TRANSLATE_NOOP("Action", "&Figurine"),
    QT_TRANSLATE_NOOP("Action", "&Coordinates (g1f3)"),
};
static_assert(notationNames.size() == allNotations.size());

constexpr int Judgements = 6;

}  // namespace

QString notationName(NotationStyle style) { return plainWords(notationNames[static_cast<std::size_t>(style)]); }

RecordActions::RecordActions(QMainWindow* window, WindowActions& actions)
    : QObject(window), window_(window), notations_(new QActionGroup(this)), context_(new QMenu(window)) {
    QMenu* move = actions.moveMenu();
    move->addSeparator();
    for (const Spec& spec : specs) {
        QAction* action = makeAction(spec, window);
        move->addAction(action);
        actions_.emplace(spec.act, action);
        if (spec.act == RecordAct::Last || spec.act == RecordAct::PreviousVariation) move->addSeparator();
    }
    makeNotations(actions.settingsMenu());
    makeContextMenu();
    retranslate();
}

void RecordActions::makeNotations(QMenu* settings) {
    notationMenu_ = new QMenu(settings);
    settings->insertMenu(settings->actions().value(0), notationMenu_);
    for (const NotationStyle style : allNotations) {
        auto* action = new QAction(notations_);
        action->setCheckable(true);
        action->setData(static_cast<int>(style));
        notationMenu_->addAction(action);
    }
    connect(notations_, &QActionGroup::triggered, this,
            [this](QAction* a) { emit notationChosen(static_cast<NotationStyle>(a->data().toInt())); });
}

void RecordActions::makeContextMenu() {
    for (const RecordAct act : {RecordAct::Comment, RecordAct::PromoteVariation, RecordAct::DeleteVariation}) {
        context_->addAction(actions_.at(act));
    }
    nagMenu_ = new QMenu(context_);
    context_->insertMenu(actions_.at(RecordAct::PromoteVariation), nagMenu_);
    for (int nag = 1; nag <= Judgements; ++nag) {
        const std::string_view mark = nagSymbol(nag);
        QAction* action = nagMenu_->addAction(latin(mark));
        connect(action, &QAction::triggered, this, [this, nag] { emit nagChosen(nag); });
    }
    noNag_ = nagMenu_->addAction(QString());
    connect(noNag_, &QAction::triggered, this, [this] { emit nagChosen(0); });
}

void RecordActions::setNotation(NotationStyle style) {
    for (QAction* action : notations_->actions()) action->setChecked(action->data() == static_cast<int>(style));
}

void RecordActions::setEnabled(RecordAct act, bool enabled, const QString& whyNot) {
    QAction& action = *actions_.at(act);
    action.setEnabled(enabled);
    action.setStatusTip(enabled ? QString() : whyNot);
}

void RecordActions::retranslate() {
    for (const Spec& spec : specs) translate(*actions_.at(spec.act), spec);
    for (std::size_t i = 0; i < notationNames.size(); ++i) {
        notations_->actions()[static_cast<qsizetype>(i)]->setText(actionWords(notationNames[i]));
    }
    notationMenu_->setTitle(QCoreApplication::translate("Menu", "&Notation"));
    nagMenu_->setTitle(QCoreApplication::translate("Menu", "&Annotation Symbol"));
    //: no annotation symbol on the move
    noNag_->setText(actionWords(QT_TRANSLATE_NOOP("Action", "N&one")));
}

}  // namespace rokada::ui
