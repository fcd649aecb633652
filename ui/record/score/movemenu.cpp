#include "score/movemenu.h"

#include "record/pgnwords.h"
#include "shell/actionspec.h"

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

/// NAGs (numeric annotation glyphs of PGN) in the menu: first those of moves, then those of positions.
constexpr std::array judgements{1, 2, 3, 4, 5, 6, 10, 13, 14, 15, 16, 17, 18, 19};
constexpr int FirstOfPosition = 10;

/// Less common NAG, which the menu shows with its name.
struct Named {
    int nag;  ///< NAG for White; if Black has its own NAG, it is the next number
    const char* words;
};
constexpr std::array further{Named{7, QT_TRANSLATE_NOOP("Action", "Only move")},
                             Named{146, QT_TRANSLATE_NOOP("Action", "Novelty")},
                             Named{22, QT_TRANSLATE_NOOP("Action", "Zugzwang")},
                             Named{26, QT_TRANSLATE_NOOP("Action", "More space")},
                             Named{32, QT_TRANSLATE_NOOP("Action", "Lead in development")},
                             Named{36, QT_TRANSLATE_NOOP("Action", "Initiative")},
                             Named{40, QT_TRANSLATE_NOOP("Action", "Attack")},
                             Named{132, QT_TRANSLATE_NOOP("Action", "Counterplay")},
                             Named{44, QT_TRANSLATE_NOOP("Action", "Compensation")},
                             Named{138, QT_TRANSLATE_NOOP("Action", "Time trouble")},
                             Named{140, QT_TRANSLATE_NOOP("Action", "With the idea")},
                             Named{142, QT_TRANSLATE_NOOP("Action", "Better move")}};

QString signOf(int nag) {
    const std::string_view symbol = nagSymbol(nag);
    return QString::fromUtf8(symbol.data(), static_cast<qsizetype>(symbol.size()));
}

}  // namespace

int nagOf(int nag, bool whiteMoved) {
    constexpr int Zugzwang = 22;
    constexpr std::array ofEither{Zugzwang, 26, 32, 36, 40, 44, 132, 138};
    const bool either = std::ranges::find(ofEither, nag) != ofEither.end();
    return either && whiteMoved == (nag == Zugzwang) ? nag + 1 : nag;
}

MoveMenu::MoveMenu(QAction& comment, QAction& promote, QAction& remove, QWidget* parent) : QMenu(parent) {
    addAction(&comment);
    nags_ = addMenu(QString());
    addActions({&promote, &remove});
    for (const int nag : judgements) {
        if (nag == FirstOfPosition) ofPosition_ = nags_->addMenu(QString());
        QMenu* menu = nag < FirstOfPosition ? nags_ : ofPosition_;
        connect(menu->addAction(signOf(nag)), &QAction::triggered, this, [this, nag] { emit nagChosen(nag); });
    }
    further_ = nags_->addMenu(QString());
    for (const Named& each : further) {
        connect(further_->addAction(QString()), &QAction::triggered, this,
                [this, nag = each.nag] { emit nagChosen(nag); });
    }
    nags_->addSeparator();
    noNag_ = nags_->addAction(QString());
    connect(noNag_, &QAction::triggered, this, [this] { emit nagChosen(0); });
    retranslate();
}

void MoveMenu::retranslate() {
    nags_->setTitle(QCoreApplication::translate("Menu", "&Annotation Symbol"));
    //: submenu: annotation symbols for a position
    ofPosition_->setTitle(QCoreApplication::translate("Menu", "&Position"));
    //: submenu: more annotation symbols
    further_->setTitle(QCoreApplication::translate("Menu", "&More"));
    const auto actions = further_->actions();
    for (std::size_t i = 0; i < further.size(); ++i) {
        actions[static_cast<qsizetype>(i)]->setText(signOf(further[i].nag) + QStringLiteral("  ") +
                                                    actionWords(further[i].words));
    }
    //: menu item: the move gets no annotation symbol
    noNag_->setText(actionWords(QT_TRANSLATE_NOOP("Action", "N&one")));
}

}  // namespace rokada::ui
