#include "engines/engineoptions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

QString words(const std::string& text) { return QString::fromUtf8(text.c_str()); }

/// The program sets these itself.
bool ours(const external::UciOption& option) {
    constexpr std::array names{"UCI_Variant", "UCI_Chess960", "UCI_AnalyseMode", "Ponder", "MultiPV", "Protocol"};
    return std::ranges::find(names, option.name) != names.end();
}

/// What may be typed; buttons do something at once and are no part of how an engine is set.
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
    : QWidget(parent), search_(new QLineEdit(this)), reset_(new QPushButton(this)), scroll_(new QScrollArea(this)) {
    search_->setObjectName(QStringLiteral("optionSearch"));
    search_->setClearButtonEnabled(true);
    reset_->setObjectName(QStringLiteral("optionReset"));
    reset_->setAutoDefault(false);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* row = new QHBoxLayout;
    row->addWidget(search_, 1);
    row->addWidget(reset_);
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
    search_->setPlaceholderText(tr("Search options"));
    search_->setAccessibleName(tr("Search options"));
    reset_->setText(tr("&Reset Options"));
}

void EngineOptions::show(const EngineEntry& entry) {
    entry_ = entry;
    fill();
}

void EngineOptions::clear() { show({}); }

void EngineOptions::fill() {
    auto* page = new QWidget(scroll_);
    form_ = new QFormLayout(page);
    form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    any_ = false;
    for (const external::UciOption& option : entry_.offers) {
        if (!settable(option)) continue;
        any_ = true;
        const QString name = words(option.name);
        QWidget* field = fieldFor(option, entry_.options.value(name, standard(option)));
        field->setObjectName(QStringLiteral("option:") + name);
        field->setAccessibleName(name);
        form_->addRow(name, field);
    }
    scroll_->setWidget(page);
    filter();
}

QWidget* EngineOptions::fieldFor(const external::UciOption& option, const QString& value) {
    if (option.type == "check") {
        auto* box = new QCheckBox(scroll_);
        box->setChecked(value == QLatin1String("true"));
        connect(box, &QCheckBox::toggled, this,
                [this, option](bool on) { set(option, on ? QStringLiteral("true") : QStringLiteral("false")); });
        return box;
    }
    if (option.type == "spin") {
        auto* box = new QSpinBox(scroll_);
        box->setRange(option.least, std::max(option.least, option.most));
        box->setValue(value.toInt());
        box->setFocusPolicy(Qt::StrongFocus);
        connect(box, &QSpinBox::valueChanged, this, [this, option](int now) { set(option, QString::number(now)); });
        return box;
    }
    if (option.type == "combo") {
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
    auto* line = new QLineEdit(value, scroll_);
    // Of a long path the beginning is seen, and all of it where it is pointed at.
    line->setCursorPosition(0);
    line->setToolTip(value);
    connect(line, &QLineEdit::editingFinished, this, [this, option, line] { set(option, line->text().simplified()); });
    return line;
}

void EngineOptions::set(const external::UciOption& option, const QString& value) {
    const QString name = words(option.name);
    const auto before = entry_.options;
    if (value == standard(option)) {
        entry_.options.remove(name);
    } else {
        entry_.options[name] = value;
    }
    if (entry_.options != before) emit changed(entry_.options);
}

/// Names that have the words in them somewhere.
void EngineOptions::filter() {
    for (int row = 0; row < form_->rowCount(); ++row) {
        QWidget* label = form_->itemAt(row, QFormLayout::LabelRole)->widget();
        QWidget* field = form_->itemAt(row, QFormLayout::FieldRole)->widget();
        const bool fits = field->accessibleName().contains(search_->text().trimmed(), Qt::CaseInsensitive);
        label->setVisible(fits);
        field->setVisible(fits);
    }
}

}  // namespace rokada::ui
