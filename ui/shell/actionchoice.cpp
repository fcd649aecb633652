#include "shell/actionchoice.h"

namespace rokada::ui {

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
