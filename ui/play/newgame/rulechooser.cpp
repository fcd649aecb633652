#include "newgame/rulechooser.h"

#include "kit/fonts.h"
#include "kit/latin.h"
#include "newgame/formparts.h"
#include "newgame/startnumber.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

namespace rokada::ui {

RuleChooser::RuleChooser(const VariantInfo& game, const Choices& rules, std::optional<int> startNumber,
                         std::string_view elsewhere, QWidget* parent)
    : QWidget(parent), game_(game), start_(new StartNumber(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(qRound(InnerGap * emOf(font())));
    for (const Option& option : game.options) {
        if (option.name != elsewhere) addRow(option, rules);
    }
    start_->offer(*makeVariant(game, rules), startNumber);
    column->addWidget(start_);
    retranslate();
}

void RuleChooser::addRow(const Option& option, const Choices& rules) {
    const Row row{&option, new QLabel(this), new QComboBox(this), hintLabel(this)};
    row.value->setObjectName(latin(option.name) + QStringLiteral("RuleBox"));
    row.value->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    const auto chosen = rules.find(option.name);
    for (const std::string_view value : option.values) {
        row.value->addItem(QString(), latin(value));
        if (chosen != rules.end() && chosen->second == value) row.value->setCurrentIndex(row.value->count() - 1);
    }
    row.name->setBuddy(row.value);
    // Labels are above their fields, because a translated label can be too long for the space beside its field.
    layout()->addWidget(row.name);
    static_cast<QVBoxLayout*>(layout())->addWidget(row.value, 0, Qt::AlignLeft);
    layout()->addWidget(row.sentence);
    connect(row.value, &QComboBox::currentIndexChanged, this, [this, i = rows_.size()] {
        showSentence(rows_[i]);
        start_->offer(*makeVariant(game_, this->rules()), startNumber());
        emit changed();
    });
    rows_.push_back(row);
}

Choices RuleChooser::rules() const {
    Choices rules;
    for (const Row& row : rows_)
        rules[std::string(row.option->name)] = row.value->currentData().toString().toStdString();
    return rules;
}

std::optional<int> RuleChooser::startNumber() const { return start_->number(); }

void RuleChooser::showSentence(const Row& row) {
    const std::string value = row.value->currentData().toString().toStdString();
    row.sentence->setText(valueSentence(game_.id, row.option->name, value));
    row.value->setAccessibleDescription(row.sentence->text());
}

void RuleChooser::retranslate() {
    for (const Row& row : rows_) {
        row.name->setText(optionName(game_.id, row.option->name));
        for (std::size_t v = 0; v < row.option->values.size(); ++v) {
            const QString name = valueName(game_.id, row.option->name, row.option->values[v]);
            //: %1: the default value of a rule option
            row.value->setItemText(static_cast<int>(v), v == 0 ? tr("%1 (default)").arg(name) : name);
        }
        showSentence(row);
    }
    start_->retranslate();
}

}  // namespace rokada::ui
