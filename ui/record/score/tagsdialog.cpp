#include "score/tagsdialog.h"

#include "kit/dialogsheet.h"
#include "kit/latin.h"
#include "text/playertag.h"
#include "texts/names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QIntValidator>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QStringList>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

/// Gap between the fields in pixels.
constexpr int Spacing = 6;
constexpr std::array results{"1-0", "1/2-1/2", "0-1", "*"};
constexpr int HighestRating = 9999;

/// Returns a complete PGN date, for example "1997.05.??" for "1997.5". Unknown parts are question marks.
QString wholeDate(const QString& typed) {
    QStringList parts = typed.split(QLatin1Char('.'));
    while (parts.size() < 3) parts << QStringLiteral("??");
    for (QString& part : parts) part = part.rightJustified(2, QLatin1Char('0'));
    return parts.join(QLatin1Char('.'));
}

void replaceTag(std::vector<Tag>& tags, const std::string& name, const std::string& value) {
    const auto old = std::ranges::find(tags, name, &Tag::name);
    if (old == tags.end()) {
        if (!value.empty()) tags.push_back({name, value});
    } else if (value.empty()) {
        tags.erase(old);
    } else {
        old->value = value;
    }
}

}  // namespace

TagsDialog::TagsDialog(const GameTree& tree, bool decided, QWidget* parent)
    : QDialog(parent), tags_(tree.tags()), result_(new QComboBox(this)) {
    setWindowTitle(tr("Game details"));
    auto* form = new QFormLayout(this);
    // The gap is small, so that the form of a four-player game fits on a small screen.
    form->setVerticalSpacing(Spacing);
    new DialogSheet(*this);
    for (const SideSpec& side : tree.book().variant().sideSpecs) {
        const std::string name = playerTag(side);
        add(sideName(side.name), name);
        //: %1: name of a side, for example "White"
        add(tr("%1, Elo").arg(sideName(side.name)), name + "Elo")
            ->setValidator(new QIntValidator(0, HighestRating, this));
    }
    add(tr("Event"), "Event");
    add(tr("Site"), "Site");
    add(tr("Round"), "Round");
    QLineEdit* date = add(tr("Date"), "Date");
    date->setPlaceholderText(tr("2026.11.21 or 2026"));
    static const QRegularExpression dates(QStringLiteral("[0-9?]{4}([.][0-9?]{1,2}([.][0-9?]{1,2})?)?"));
    date->setValidator(new QRegularExpressionValidator(dates, date));
    result_->setObjectName(QStringLiteral("tagResult"));
    for (const char* known : results) result_->addItem(QLatin1String(known));
    const std::string* tag = tree.tag("Result");
    const QString result = tag ? QString::fromStdString(*tag) : QStringLiteral("*");
    if (result_->findText(result) < 0) result_->addItem(result);
    result_->setCurrentText(result);
    result_->setEnabled(!decided);
    form->addRow(tr("Result"), result_);
    add(tr("Opening"), "Opening");
    add(tr("Opening code (ECO)"), "ECO");
    add(tr("Annotator"), "Annotator");
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("OK"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    updateButtons();
}

QLineEdit* TagsDialog::add(const QString& label, std::string tag) {
    auto* edit = new QLineEdit(this);
    edit->setObjectName(QStringLiteral("tag") + QString::fromStdString(tag));
    const auto known = std::ranges::find(tags_, tag, &Tag::name);
    if (known != tags_.end()) edit->setText(QString::fromStdString(known->value));
    connect(edit, &QLineEdit::textChanged, this, &TagsDialog::updateButtons);
    static_cast<QFormLayout*>(layout())->addRow(label, edit);
    fields_.push_back({std::move(tag), edit});
    return edit;
}

void TagsDialog::updateButtons() {
    const auto* buttons = findChild<QDialogButtonBox*>();
    if (!buttons) return;
    const bool good = std::ranges::all_of(fields_, [](const Field& field) {
        return field.edit->text().isEmpty() || field.edit->hasAcceptableInput() || !field.edit->isModified();
    });
    buttons->button(QDialogButtonBox::Ok)->setEnabled(good);
}

/// Replaces only the tags whose fields the user has changed. The other tags keep their values, even if they are
/// invalid.
std::vector<Tag> TagsDialog::tags() const {
    std::vector<Tag> tags = tags_;
    for (const Field& field : fields_) {
        if (!field.edit->isModified()) continue;
        const QString text = field.edit->text().simplified();
        replaceTag(tags, field.tag, (field.tag == "Date" && !text.isEmpty() ? wholeDate(text) : text).toStdString());
    }
    const std::string result = result_->currentText().toStdString();
    const auto old = std::ranges::find(tags, "Result", &Tag::name);
    if (result_->isEnabled() && result != (old == tags.end() ? "*" : old->value)) replaceTag(tags, "Result", result);
    return tags;
}

}  // namespace rokada::ui
