#include "engines/engineoptions.h"

#include "kit/foldedtext.h"
#include "kit/fonts.h"
#include "kit/switch.h"
#include "kit/verticalscroll.h"
#include "shell/lettersize.h"
#include "shell/searchfield.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

/// Gap between options, in pixels.
constexpr int OptionRowGap = 12;
/// Width of an input field, in em.
constexpr int OptionFieldWidth = 12;

QString words(const std::string& text) { return QString::fromUtf8(text.c_str()); }

/// Returns true for an option that the program itself sets, and that the user must not change.
bool ours(const external::UciOption& option) {
    constexpr std::array names{"UCI_Variant", "UCI_Chess960", "UCI_AnalyseMode", "Ponder", "MultiPV", "Protocol"};
    return std::ranges::find(names, option.name) != names.end();
}

/// Returns true for an option with a value that the user can change. An option of type "button" has no value.
bool settable(const external::UciOption& option) {
    constexpr std::array types{"check", "spin", "combo", "string"};
    return !ours(option) && std::ranges::find(types, option.type) != types.end();
}

QString standard(const external::UciOption& option) {
    const QString value = words(option.standard);
    return value == QLatin1String("<empty>") ? QString() : value;
}

}  // namespace

EngineOptions::EngineOptions(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(this)),
      search_(new SearchField(this)),
      reset_(new QPushButton(this)),
      scroll_(new VerticalScroll(this)) {
    new LetterSize(*title_, 1, true);
    search_->setObjectName(QStringLiteral("optionSearch"));
    reset_->setObjectName(QStringLiteral("optionReset"));
    reset_->setProperty("look", QStringLiteral("quiet"));
    reset_->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(title_);
    row->addWidget(search_, 1);
    row->addWidget(reset_);
    row->setSpacing(OptionRowGap);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(scroll_, 1);
    connect(search_, &QLineEdit::textChanged, this, &EngineOptions::filter);
    connect(reset_, &QPushButton::clicked, this, [this] {
        entry_.options.clear();
        fill();
        emit changed(entry_.options);
    });
    retranslate();
}

void EngineOptions::retranslate() {
    title_->setText(tr("Options"));
    search_->setWords(tr("Search the options"));
    reset_->setText(tr("&Reset options"));
}

void EngineOptions::show(const EngineEntry& entry) {
    entry_ = entry;
    fill();
}

void EngineOptions::clear() { show({}); }

void EngineOptions::fill() {
    auto* page = new QWidget(scroll_);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, OptionRowGap, 0);
    column->setSpacing(0);
    rows_.clear();
    for (const external::UciOption& option : entry_.offers) {
        if (!settable(option)) continue;
        const QString name = words(option.name);
        QWidget* field = fieldFor(option, entry_.options.value(name, standard(option)));
        field->setObjectName(QStringLiteral("option:") + name);
        field->setAccessibleName(name);
        addRow(name, field, *column);
    }
    column->addStretch(1);
    any_ = !rows_.empty();
    reset_->setEnabled(!entry_.options.isEmpty());
    scroll_->setWidget(page);
    filter();
}

void EngineOptions::addRow(const QString& name, QWidget* field, QVBoxLayout& column) {
    auto* row = new QWidget(scroll_);
    auto* line = new QHBoxLayout(row);
    auto* label = new QLabel(name, row);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    line->setContentsMargins(0, OptionRowGap / 3, 0, OptionRowGap / 3);
    line->addWidget(label, 1);
    line->addWidget(field, 0, Qt::AlignRight | Qt::AlignVCenter);
    if (!qobject_cast<QCheckBox*>(field)) field->setFixedWidth(OptionFieldWidth * emOf(font()));
    column.addWidget(row);
    rows_.push_back({name, row});
}

QWidget* EngineOptions::fieldFor(const external::UciOption& option, const QString& value) {
    if (option.type == "spin") return numberFor(option, value);
    if (option.type == "combo") return choiceFor(option, value);
    if (option.type == "check") {
        auto* box = new Switch({}, scroll_);
        box->setChecked(value == QLatin1String("true"));
        connect(box, &QCheckBox::toggled, this,
                [this, option](bool on) { set(option, on ? QStringLiteral("true") : QStringLiteral("false")); });
        return box;
    }
    auto* line = new QLineEdit(value, scroll_);
    // Show the beginning of a long path; the tool tip shows all of it.
    line->setCursorPosition(0);
    line->setToolTip(value);
    connect(line, &QLineEdit::editingFinished, this, [this, option, line] { set(option, line->text().simplified()); });
    return line;
}

QWidget* EngineOptions::numberFor(const external::UciOption& option, const QString& value) {
    auto* box = new QSpinBox(scroll_);
    box->setRange(option.least, std::max(option.least, option.most));
    box->setValue(value.toInt());
    box->setFocusPolicy(Qt::StrongFocus);
    connect(box, &QSpinBox::valueChanged, this, [this, option](int now) { set(option, QString::number(now)); });
    return box;
}

QWidget* EngineOptions::choiceFor(const external::UciOption& option, const QString& value) {
    auto* box = new QComboBox(scroll_);
    for (const std::string& one : option.values) box->addItem(words(one), words(one));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    box->setCurrentIndex(box->findData(value));
    box->setFocusPolicy(Qt::StrongFocus);
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, option, box] { set(option, box->currentData().toString()); });
    return box;
}

void EngineOptions::set(const external::UciOption& option, const QString& value) {
    const QString name = words(option.name);
    const auto before = entry_.options;
    if (value == standard(option)) {
        entry_.options.remove(name);
    } else {
        entry_.options[name] = value;
    }
    reset_->setEnabled(!entry_.options.isEmpty());
    if (entry_.options != before) emit changed(entry_.options);
}

/// Shows only the options whose names contain all words of the search field.
void EngineOptions::filter() {
    const QStringList wanted = foldedWords(search_->text());
    for (const Row& row : rows_) {
        const QString name = foldedText(row.name);
        const auto has = [&name](const QString& word) { return name.contains(word); };
        row.widget->setVisible(std::ranges::all_of(wanted, has));
    }
}

}  // namespace rokada::ui
