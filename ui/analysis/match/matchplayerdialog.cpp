#include "match/matchplayerdialog.h"

#include "engines/engineoptions.h"
#include "kit/dialogsheet.h"
#include "kit/fonts.h"
#include "shell/lettersize.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace rokada::ui {

namespace {

constexpr int NameLength = 100;
/// Gap between the parts of the dialog, in pixels at a font size of 15 pixels.
constexpr double PlayerPartGap = 12;

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
    auto* title = new QLabel(windowTitle(), this);
    auto* label = new QLabel(tr("&Name"), this);
    auto* cancel = new QPushButton(tr("&Cancel"), this);
    new LetterSize(*title, 1.3, true);
    new LetterSize(*label, 1, true);
    title->setTextFormat(Qt::PlainText);
    label->setBuddy(name_);
    add_ = new QPushButton(tr("&Add"), this);
    add_->setObjectName(QStringLiteral("matchPlayerAdd"));
    add_->setDefault(true);
    cancel->setProperty("look", QStringLiteral("quiet"));
    cancel->setAutoDefault(false);
    auto* foot = new QHBoxLayout;
    foot->addWidget(whyNot_, 1);
    foot->addWidget(cancel);
    foot->addWidget(add_);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(designPixels(PlayerPartGap, emOf(font())));
    column->addWidget(title);
    column->addWidget(label);
    column->addWidget(name_);
    column->addWidget(form_, 1);
    column->addLayout(foot);
    form_->show(entry);
    form_->setVisible(form_->any());
    connect(form_, &EngineOptions::changed, this, [this](const QMap<QString, QString>& options) {
        options_ = options;
        if (!named_) suggest();
    });
    connect(name_, &QLineEdit::textEdited, this, [this] { named_ = true; });
    connect(name_, &QLineEdit::textChanged, this, &MatchPlayerDialog::check);
    connect(add_, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    suggest();
    check();
    new DialogSheet(*this, DialogSheet::Title::Own);
    resize(sizeForLetters(*this, {480, form_->any() ? 440 : 160}).expandedTo(minimumSizeHint()));
}

QString MatchPlayerDialog::name() const { return name_->text().simplified(); }

/// Suggests a name that consists of the default name and the changed options. Adds a number if another player has this
/// name.
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
    whyNot_->setText(known ? tr("Another player already has this name.") : QString());
    add_->setEnabled(!known && !name().isEmpty());
}

}  // namespace rokada::ui
