#include "shell/windowaction.h"

#include <QColor>

namespace rokada::ui {

namespace {

/// Sets the tooltip of an action. If the action is disabled, the tooltip also shows the reason.
void showTip(QAction& action, const char* tip) {
    if (*tip == '\0') return;
    const QString words = actionWords(tip);
    const QString why = action.isEnabled() ? QString() : action.statusTip();
    action.setToolTip(why.isEmpty() ? words : words + QLatin1Char('\n') + why);
}

}  // namespace

WindowAction::WindowAction(const ActionSpec& spec, QObject* parent) : QAction(parent), spec_(spec), usual_(spec.text) {
    setObjectName(QString::fromStdString(spec_.name));
    setShortcut(QKeySequence(QLatin1String(spec_.shortcut)));
    setCheckable(spec_.checkable);
    setMenuRole(spec_.role);
    setPriority(spec_.priority);
    retranslate();
}

void WindowAction::allow(bool allowed, const QString& whyNot) {
    allowed_ = allowed;
    whyNot_ = whyNot;
    update();
}

void WindowAction::setBoardHidden(const QString& why) {
    if (!spec_.needsBoard) return;
    boardHidden_ = why;
    update();
}

void WindowAction::setGameMissing(const QString& why) {
    if (!spec_.needsGame) return;
    gameMissing_ = why;
    update();
}

void WindowAction::update() {
    const QString& missing = gameMissing_.isEmpty() ? boardHidden_ : gameMissing_;
    setEnabled(allowed_ && missing.isEmpty());
    setStatusTip(!missing.isEmpty() ? missing : allowed_ ? QString() : whyNot_);
    showTip(*this, spec_.tip);
}

void WindowAction::rename(const char* text, const char* tip) {
    if (spec_.text == text && spec_.tip == tip) return;
    setIconText(plainWords(usual_));
    spec_.text = text;
    spec_.tip = tip;
    retranslate();
}

void WindowAction::retranslate() {
    if (*spec_.text != '\0') setText(actionWords(spec_.text));
    if (usual_ != spec_.text) setIconText(plainWords(usual_));
    showTip(*this, spec_.tip);
}

void WindowAction::paintIcon(const QColor& ink) {
    if (spec_.icon) setIcon(iconOf(*spec_.icon, ink));
}

ActionChoice::ActionChoice(const QString& name, const std::vector<ChoiceSpec>& choices, QObject* parent)
    : QActionGroup(parent) {
    setObjectName(name);
    for (const ChoiceSpec& choice : choices) {
        auto* action = new QAction(this);
        action->setObjectName(name + QLatin1Char(':') + choice.value.toString());
        action->setCheckable(true);
        action->setData(choice.value);
        texts_.push_back(choice.text);
    }
    connect(this, &QActionGroup::triggered, this, [this](const QAction* action) { emit picked(action->data()); });
    retranslate();
}

void ActionChoice::setChosen(const QVariant& value) {
    for (QAction* action : actions()) action->setChecked(action->data() == value);
}

QVariant ActionChoice::chosen() const { return checkedAction() ? checkedAction()->data() : QVariant(); }

void ActionChoice::retranslate() {
    for (std::size_t i = 0; i < texts_.size(); ++i) {
        if (*texts_[i] == '\0') continue;
        QAction* action = actions()[static_cast<qsizetype>(i)];
        const QString words = actionWords(texts_[i]);
        action->setText(words.contains(QLatin1String("%1")) ? words.arg(action->data().toInt()) : words);
    }
}

}  // namespace rokada::ui
