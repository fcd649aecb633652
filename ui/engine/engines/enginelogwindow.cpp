#include "engines/enginelogwindow.h"

#include "kit/dialogsheet.h"
#include "shell/lettersize.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

namespace rokada::ui {

using namespace std::chrono_literals;

EngineLogWindow::EngineLogWindow(const EngineLog& log, QWidget* parent)
    : QDialog(parent),
      log_(log),
      title_(new QLabel(this)),
      engine_(new QComboBox(this)),
      text_(new QPlainTextEdit(this)),
      copy_(new QPushButton(this)),
      close_(new QPushButton(this)),
      following_(this, 300ms, Delay::Runs::Repeatedly) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("engineLogWindow"));
    engine_->setObjectName(QStringLiteral("loggedEngine"));
    engine_->addItem({});
    engine_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    text_->setObjectName(QStringLiteral("engineLogText"));
    text_->setReadOnly(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setMaximumBlockCount(static_cast<int>(EngineLog::MaxLines));
    copy_->setObjectName(QStringLiteral("copyEngineLog"));
    for (QPushButton* button : {copy_, close_}) button->setAutoDefault(false);
    close_->setProperty("look", QStringLiteral("quiet"));
    new LetterSize(*title_, 1.3, true);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(engine_);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(close_);
    foot->addWidget(copy_);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(text_, 1);
    column->addLayout(foot);
    new DialogSheet(*this, DialogSheet::Title::Own);
    connect(engine_, &QComboBox::currentIndexChanged, this, &EngineLogWindow::beginAgain);
    connect(copy_, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(text_->toPlainText()); });
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(&following_, &Delay::timeout, this, &EngineLogWindow::follow);
    retranslate();
    resize(sizeForLetters(*this, {640, 420}).expandedTo(minimumSizeHint()));
    follow();
    following_.start();
}

void EngineLogWindow::retranslate() {
    setWindowTitle(tr("Engine log"));
    title_->setText(tr("Engine log"));
    engine_->setItemText(0, tr("All engines"));
    engine_->setAccessibleName(tr("Engine"));
    text_->setPlaceholderText(tr("There are no messages yet."));
    text_->setAccessibleName(tr("Engine log"));
    copy_->setText(tr("C&opy"));
    close_->setText(tr("&Close"));
}

void EngineLogWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void EngineLogWindow::beginAgain() {
    text_->clear();
    last_ = 0;
    follow();
}

bool EngineLogWindow::wanted(const EngineLog::Line& line) const {
    return engine_->currentIndex() == 0 || engine_->currentText() == line.engine;
}

/// Appends the lines that are new in the log. If the end of the text is visible, scrolls to the new end.
void EngineLogWindow::follow() {
    QStringList fresh;
    for (const EngineLog::Line& line : log_.after(last_)) {
        last_ = line.number;
        if (engine_->findText(line.engine) < 0) engine_->addItem(line.engine);
        if (wanted(line)) fresh << line.engine + QLatin1String(line.sent ? " < " : " > ") + line.text;
    }
    if (!fresh.isEmpty()) text_->appendPlainText(fresh.join(QLatin1Char('\n')));
}

}  // namespace rokada::ui
