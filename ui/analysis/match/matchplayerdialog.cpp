#include "match/matchplayerdialog.h"

#include "engines/engineoptions.h"
#include "kit/dialogsize.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace rokada::ui {

namespace {

constexpr int NameLength = 100;

}  // namespace

MatchPlayerDialog::MatchPlayerDialog(const QString& usual, const EngineEntry& entry, QStringList taken, QWidget* parent)
    : QDialog(parent),
      usual_(usual),
      taken_(std::move(taken)),
      options_(entry.options),
      name_(new QLineEdit(this)),
      whyNot_(new QLabel(this)),
      form_(new EngineOptions(this)) {
    setObjectName(QStringLiteral("matchPlayerDialog"));
    setWindowTitle(tr("Another %1").arg(usual));
    name_->setObjectName(QStringLiteral("matchPlayerName"));
    name_->setMaxLength(NameLength);
    whyNot_->setObjectName(QStringLiteral("matchPlayerWhyNot"));
    whyNot_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    add_ = buttons->addButton(tr("&Add"), QDialogButtonBox::AcceptRole);
    add_->setObjectName(QStringLiteral("matchPlayerAdd"));
    auto* row = new QFormLayout;
    row->addRow(tr("&Name"), name_);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(form_, 1);
    column->addWidget(whyNot_);
    column->addWidget(buttons);
    form_->show(entry);
    form_->setVisible(form_->any());
    connect(form_, &EngineOptions::changed, this, [this](const QMap<QString, QString>& options) {
        options_ = options;
        if (!named_) suggest();
    });
    connect(name_, &QLineEdit::textEdited, this, [this] { named_ = true; });
    connect(name_, &QLineEdit::textChanged, this, &MatchPlayerDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    suggest();
    check();
    resize(sizeForLetters(*this, {420, form_->any() ? 380 : 120}).expandedTo(minimumSizeHint()));
}

QString MatchPlayerDialog::name() const { return name_->text().simplified(); }

/// Suggests a name from the options or a number.
void MatchPlayerDialog::suggest() {
    QStringList words{usual_};
    for (auto it = options_.begin(); it != options_.end(); ++it) words << it.key() + QLatin1Char(' ') + it.value();
    const QString base = words.join(QStringLiteral(", ")).left(NameLength - 5);
    QString name = base;
    for (int number = 2; taken_.contains(name); ++number) name = QStringLiteral("%1 (%2)").arg(base).arg(number);
    name_->setText(name);
}

void MatchPlayerDialog::check() {
    const bool known = taken_.contains(name());
    whyNot_->setText(known ? tr("Another player has this name.") : QString());
    whyNot_->setVisible(known);
    add_->setEnabled(!known && !name().isEmpty());
}

}  // namespace rokada::ui
