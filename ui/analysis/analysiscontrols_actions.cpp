#include "analysis/analysiscontrols.h"

#include "analysis/analysispanel.h"
#include "analysis/analysissettings.h"
#include "analysis/variationview.h"
#include "session/gamerecord.h"
#include "shell/windowactions.h"

#include <QMenu>

#include <array>
#include <string_view>
#include <vector>

namespace rokada::ui {

namespace {

constexpr std::string_view OptionsMenu = "analysisOptionsMenu";

struct NumberMenu {
    MenuSpec menu;
    const char* name;  ///< of the choice
    std::vector<ChoiceSpec> values;
    Setting<int> setting;
};

template <class Values>
std::vector<ChoiceSpec> choicesOf(const Values& values, const char* text, const char* none) {
    std::vector<ChoiceSpec> choices;
    choices.reserve(std::size(values));
    for (const int value : values) choices.push_back({value == 0 ? none : text, value});
    return choices;
}

}  // namespace

void AnalysisControls::makeSwitches() {
    analyse_ =
        &in_.actions.add({.name = "analyse",
                          .text = QT_TRANSLATE_NOOP("Action", "&Analyse"),
                          .shortcut = "F9",
                          .tip = QT_TRANSLATE_NOOP("Action", "Evaluate the displayed position as long as it is shown"),
                          .place = {menus::Analysis, 210},
                          .checkable = true,
                          .needsBoard = true,
                          .letter = BoardKey{Qt::Key_A, 38}},
                         this, [this](bool on) { setOn(on); });
    threat_ = &in_.actions.add({.name = "threat",
                                .text = QT_TRANSLATE_NOOP("Action", "&Threat"),
                                .shortcut = "Shift+F3",
                                .tip = QT_TRANSLATE_NOOP("Action", "What the opponent would do if it were their turn"),
                                .place = {menus::Analysis, 220},
                                .checkable = true,
                                .needsBoard = true,
                                .letter = BoardKey{Qt::Key_X, 53}},
                               this, [this](bool on) {
                                   for (const AnalysisPart* part : {&first_, &second_}) part->session->setThreat(on);
                               });
    lock_ = &in_.actions.add({.name = "lockAnalysis",
                              .text = QT_TRANSLATE_NOOP("Action", "Loc&k"),
                              .tip = QT_TRANSLATE_NOOP("Action", "Go on with this position, whatever is shown"),
                              .place = {menus::Analysis, 230},
                              .checkable = true,
                              .needsBoard = true},
                             this, [this](bool on) {
                                 for (const AnalysisPart* part : {&first_, &second_}) part->session->setLocked(on);
                             });
    asRecord_ = &in_.actions.add(
        {.name = "freeBoard",
         .text = QT_TRANSLATE_NOOP("Action", "&Free Board"),
         .tip = QT_TRANSLATE_NOOP("Action", "Leave the game and try its moves on a board without players"),
         .place = {menus::Analysis, 130},
         .needsBoard = true},
        this, [this] { openAsRecord(); });
}

void AnalysisControls::makeMoves() {
    best_ = &in_.actions.add({.name = "playBest",
                              .text = QT_TRANSLATE_NOOP("Action", "Play &Best Move"),
                              .shortcut = "Ctrl+B",
                              .tip = QT_TRANSLATE_NOOP("Action", "The best move of the analysis becomes a variation"),
                              .place = {menus::Analysis, 240},
                              .needsBoard = true},
                             this, [this] {
                                 enter(first_, {0, 1});
                             });
    in_.actions.add({.name = "moreLines",
                     .text = QT_TRANSLATE_NOOP("Action", "&More Variations"),
                     .shortcut = "Ctrl+F9",
                     .tip = QT_TRANSLATE_NOOP("Action", "One variation more"),
                     .place = {menus::Analysis, 250}},
                    this, [this] { changeLines(1); });
    in_.actions.add({.name = "fewerLines",
                     .text = QT_TRANSLATE_NOOP("Action", "Fe&wer Variations"),
                     .shortcut = "Ctrl+Shift+F9",
                     .tip = QT_TRANSLATE_NOOP("Action", "One variation less"),
                     .place = {menus::Analysis, 260}},
                    this, [this] { changeLines(-1); });
    read_ = &in_.actions.add({.name = "readAnalysis",
                              .text = QT_TRANSLATE_NOOP("Action", "Rea&d Evaluation"),
                              .shortcut = "Ctrl+F8",
                              .tip = QT_TRANSLATE_NOOP("Action", "Say depth, values and variations"),
                              .place = {menus::Analysis, 270}},
                             this, [this] { read(); });
}

/// The bar and the arrows, together by one key.
void AnalysisControls::makeLooks() {
    const auto flip = [this](const Setting<bool>& setting, bool shown) {
        in_.settings.set(setting, shown);
        show();
    };
    barShown_ =
        &in_.actions.add({.name = "evaluationBarShown",
                          .text = QT_TRANSLATE_NOOP("Action", "Evaluation &Bar"),
                          .tip = QT_TRANSLATE_NOOP("Action", "Beside the board, as long as a position is analysed"),
                          .place = {OptionsMenu, 310},
                          .checkable = true},
                         this, [flip](bool shown) { flip(keys::evaluationBar(), shown); });
    arrowsShown_ =
        &in_.actions.add({.name = "analysisArrows",
                          .text = QT_TRANSLATE_NOOP("Action", "A&rrows"),
                          .tip = QT_TRANSLATE_NOOP("Action", "The first move of each variation on the board"),
                          .place = {OptionsMenu, 320},
                          .checkable = true},
                         this, [flip](bool shown) { flip(keys::analysisArrows(), shown); });
    barShown_->setChecked(in_.settings.get(keys::evaluationBar()));
    arrowsShown_->setChecked(in_.settings.get(keys::analysisArrows()));
    looks_ = &in_.actions.add({.name = "barAndArrows",
                               .text = QT_TRANSLATE_NOOP("Action", "Bar and A&rrows"),
                               .shortcut = "Shift+F9",
                               .tip = QT_TRANSLATE_NOOP("Action", "Show or hide both"),
                               .place = {menus::Analysis, 280},
                               .letter = BoardKey{Qt::Key_Z, 52}},
                              this, [this] {
                                  const bool shown = !barShown_->isChecked() && !arrowsShown_->isChecked();
                                  barShown_->setChecked(shown);
                                  arrowsShown_->setChecked(shown);
                                  in_.settings.set(keys::evaluationBar(), shown);
                                  in_.settings.set(keys::analysisArrows(), shown);
                                  show();
                              });
}

/// What is in them depends on the engines that are there, and on the game.
void AnalysisControls::makeEngineMenus() {
    for (const bool second : {false, true}) {
        QMenu& menu = in_.actions.addMenu(
            second ? MenuSpec{"secondEngineMenu", QT_TRANSLATE_NOOP("Menu", "&Second Engine"), {OptionsMenu, 20}}
                   : MenuSpec{"analysisEngineMenu", QT_TRANSLATE_NOOP("Menu", "&Engine"), {OptionsMenu, 10}});
        menu.setToolTipsVisible(true);
        engineMenus_.emplace_back(&menu, second);
        fillEngineMenu(menu, second);
        connect(&menu, &QMenu::aboutToShow, this, [this, &menu, second] { fillEngineMenu(menu, second); });
    }
}

void AnalysisControls::fillEngineMenu(QMenu& menu, bool second) {
    const Setting<QString> setting = second ? keys::secondEngine() : keys::analysisEngine();
    const QString chosen = in_.settings.get(setting);
    menu.clear();
    const auto add = [&](const QString& words, const QString& value, const QString& whyNot) {
        QAction* action = menu.addAction(QString(words).replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setObjectName(QStringLiteral("engine:") + value);
        action->setCheckable(true);
        action->setChecked(value == chosen);
        action->setEnabled(whyNot.isEmpty());
        action->setToolTip(whyNot);
        connect(action, &QAction::triggered, this, [this, setting, value] {
            in_.settings.set(setting, value);
            chooseEngines();
            if (panel_->isVisible()) emit needsRoom();
        });
    };
    if (second) add(tr("None"), QString(), QString());
    add(QStringLiteral("Rokada"), second ? QString(OurEngine) : QString(), QString());
    const Game* game = in_.record.game();
    if (game == nullptr) return;
    for (const EngineOffer& offer : enginesOffered(in_.settings, game->book().variant()))
        add(offer.name, offer.name, offer.whyNot);
}

void AnalysisControls::chooseEngines() {
    analysis_->setEngine(in_.settings.get(keys::analysisEngine()));
    const QString second = in_.settings.get(keys::secondEngine());
    second_.session->setEngine(second == OurEngine ? QString() : second);
    second_.session->setOn(analysis_->on() && !second.isEmpty());
    show();
}

void AnalysisControls::makeOptions() {
    QMenu& options =
        in_.actions.addMenu({OptionsMenu, QT_TRANSLATE_NOOP("Menu", "Analysis &Options"), {menus::Analysis, 310}});
    const std::array counts{1, 2, 3, 4, 5};
    const NumberMenu menus[] = {
        {{"analysisLinesMenu", QT_TRANSLATE_NOOP("Menu", "&Variations"), {OptionsMenu, 110}},
         "analysisLines",
         choicesOf(counts, QT_TRANSLATE_NOOP("Action", "%1"), ""),
         keys::analysisLines()},
        {{"analysisDepthMenu", QT_TRANSLATE_NOOP("Menu", "&Depth"), {OptionsMenu, 120}},
         "analysisDepth",
         choicesOf(analysisDepths, QT_TRANSLATE_NOOP("Action", "%1"), QT_TRANSLATE_NOOP("Action", "No Limit")),
         keys::analysisDepth()},
        {{"analysisThreadsMenu", QT_TRANSLATE_NOOP("Menu", "&Threads"), {OptionsMenu, 210}},
         "analysisThreads",
         choicesOf(threadCounts(), QT_TRANSLATE_NOOP("Action", "%1"), ""),
         keys::analysisThreads()},
        {{"analysisTableMenu", QT_TRANSLATE_NOOP("Menu", "&Memory"), {OptionsMenu, 220}},
         "analysisTable",
         choicesOf(tableSizes, QT_TRANSLATE_NOOP("Action", "%1 MB"), ""),
         keys::analysisTable()},
    };
    for (const NumberMenu& number : menus) {
        in_.actions.addMenu(number.menu);
        ActionChoice& choice = in_.actions.addChoice(QLatin1String(number.name), {number.menu.name, 1}, number.values);
        choice.setChosen(in_.settings.get(number.setting));
        connect(&choice, &ActionChoice::picked, this, [this, setting = number.setting](const QVariant& value) {
            in_.settings.set(setting, value.toInt());
            for (const AnalysisPart* part : {&first_, &second_}) part->session->renew();
            show();
        });
        if (!lines_) lines_ = &choice;
    }
    in_.actions.addMenu({"analysisValuesMenu", QT_TRANSLATE_NOOP("Menu", "Va&lues"), {OptionsMenu, 130}});
    ActionChoice& values = in_.actions.addChoice(
        QStringLiteral("analysisValues"), {"analysisValuesMenu", 1},
        {{QT_TRANSLATE_NOOP("Action", "In &Pawns"), static_cast<int>(ScoreStyle::Pawns)},
         {QT_TRANSLATE_NOOP("Action", "As Winning &Chances"), static_cast<int>(ScoreStyle::Chances)}});
    values.setChosen(static_cast<int>(in_.settings.get(keys::analysisValues())));
    connect(&values, &ActionChoice::picked, this, [this](const QVariant& value) {
        in_.settings.set(keys::analysisValues(), static_cast<ScoreStyle>(value.toInt()));
        show();
    });
    panel_->setActions({analyse_, threat_, lock_}, &options);
}

}  // namespace rokada::ui
