#include "kit/notices.h"

#include "kit/announce.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int MostShown = 4;
constexpr int Widest = 380;
constexpr int Gap = 10;

}  // namespace

Notices::Notices(QWidget* parent) : QFrame(parent), rows_(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("notices"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    rows_->setContentsMargins(Gap, Gap / 2, Gap / 2, Gap / 2);
    parent->installEventFilter(this);
    hide();
}

void Notices::add(const QString& sentence, const std::vector<NoticeAction>& actions) {
    if (!sentences_.contains(sentence)) sentences_ << sentence;
    actions_.remove(sentence);
    if (!actions.empty()) actions_.insert(sentence, actions);
    show();
    announce(this, sentence);
}

void Notices::setFoot(int height) {
    foot_ = height;
    place();
}

void Notices::remove(const QString& sentence) {
    sentences_.removeAll(sentence);
    actions_.remove(sentence);
    show();
}

void Notices::show() {
    while (QLayoutItem* row = rows_->takeAt(0)) {
        row->widget()->setParent(nullptr);  // no longer found, though its button may be telling of a click
        row->widget()->deleteLater();
        delete row;
    }
    // A visible frame shows its new rows in an event of their own, and a hidden row has no height.
    const auto add = [this](QWidget* row) {
        rows_->addWidget(row);
        row->show();
    };
    for (const QString& sentence : sentences_.mid(0, MostShown)) add(rowOf(sentence));
    const auto more = static_cast<int>(sentences_.size()) - MostShown;
    if (more > 0) add(new QLabel(QCoreApplication::translate("Notices", "%1 more").arg(more), this));
    setVisible(!sentences_.isEmpty());
    place();
}

QWidget* Notices::rowOf(const QString& sentence) {
    auto* row = new QWidget(this);
    auto* sign = new QLabel(row);
    const int side = fontMetrics().height();
    sign->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(side, side));
    auto* text = new QLabel(sentence, row);
    text->setObjectName(QStringLiteral("notice"));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setForegroundRole(QPalette::ToolTipText);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* button = new QToolButton(row);
    button->setObjectName(QStringLiteral("closeNotice"));
    button->setText(QStringLiteral("\u00d7"));
    button->setAutoRaise(true);
    button->setToolTip(QCoreApplication::translate("Notices", "Close"));
    button->setAccessibleName(button->toolTip() + QStringLiteral(": ") + sentence);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, [this, sentence] { remove(sentence); });
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(sign, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->addWidget(text);
    if (const auto actions = actions_.constFind(sentence); actions != actions_.constEnd()) {
        auto* buttons = new QHBoxLayout;
        buttons->addStretch();
        for (const NoticeAction& action : *actions) {
            auto* act = new QPushButton(action.text, row);
            act->setObjectName(QLatin1String(action.name));
            act->setAutoDefault(false);
            connect(act, &QPushButton::clicked, this, [run = action.run] { run(); });
            buttons->addWidget(act);
        }
        column->addLayout(buttons);
    }
    line->addLayout(column, 1);
    line->addWidget(button, 0, Qt::AlignTop);
    return row;
}

void Notices::place() {
    if (!isVisibleTo(parentWidget())) return;
    const int width = std::min(Widest, parentWidget()->width() - 2 * Gap);
    const int inside = width - 2 * frameWidth();
    const int height = rows_->totalHeightForWidth(inside) + 2 * frameWidth();
    setGeometry(parentWidget()->width() - Gap - width, parentWidget()->height() - foot_ - Gap - height, width, height);
    raise();
}

bool Notices::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) place();
    return QFrame::eventFilter(watched, event);
}

}  // namespace rokada::ui
