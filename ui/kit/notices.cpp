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

constexpr std::size_t MostShown = 4;
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

void Notices::add(const QString& sentence, const std::vector<NoticeAction>& actions, NoticeEnd end) {
    const auto there = std::ranges::find(notices_, sentence, &Notice::sentence);
    if (there == notices_.end()) {
        notices_.push_back({sentence, actions, end});
    } else {
        *there = {sentence, actions, end};
    }
    show();
    announce(this, sentence);
}

void Notices::remove(const QString& sentence) {
    if (std::erase_if(notices_, [&](const Notice& notice) { return notice.sentence == sentence; }) > 0) show();
}

QStringList Notices::sentences() const {
    QStringList all;
    for (const Notice& notice : notices_) all << notice.sentence;
    return all;
}

void Notices::setFoot(int height) {
    foot_ = height;
    show();
}

/// Notices that a person cannot close come first. The others follow from `first_` on, as many as there is room for.
void Notices::show() {
    clearRows();
    setVisible(!notices_.empty());
    if (notices_.empty()) return;
    std::vector<const Notice*> wanted, others;
    for (const Notice& notice : notices_) (notice.end == NoticeEnd::CauseGone ? wanted : others).push_back(&notice);
    const std::size_t lasting = wanted.size();
    if (first_ >= others.size()) first_ = 0;
    std::rotate(others.begin(), others.begin() + static_cast<std::ptrdiff_t>(first_), others.end());
    wanted.insert(wanted.end(), others.begin(), others.end());
    const std::size_t shown = std::max(fitting(wanted), std::min(wanted.size(), lasting + 1));
    clearRows();
    for (std::size_t i = 0; i < shown; ++i) addRow(rowOf(*wanted[i]));
    if (shown < wanted.size()) {
        addRow(moreButton(wanted.size() - shown));
    } else {
        first_ = 0;
    }
    place();
}

/// How many of them, and the button that leads to the others, have room in the parent.
std::size_t Notices::fitting(const std::vector<const Notice*>& wanted) {
    const int room = parentWidget()->height() - foot_ - 2 * Gap;
    const int width = widthInParent();
    QWidget* more = moreButton(wanted.size());
    const int button = more->sizeHint().height() + rows_->spacing();
    delete more;
    std::size_t fit = 0;
    while (fit < std::min(wanted.size(), MostShown)) {
        addRow(rowOf(*wanted[fit]));
        const bool last = fit + 1 == wanted.size();
        if (heightOf(width) + (last ? 0 : button) > room) break;
        ++fit;
    }
    return fit;
}

void Notices::clearRows() {
    while (QLayoutItem* row = rows_->takeAt(0)) {
        row->widget()->setParent(nullptr);  // no longer found, though its button may be telling of a click
        row->widget()->deleteLater();
        delete row;
    }
}

/// A visible frame shows its new rows in an event of their own, and a hidden row has no height.
void Notices::addRow(QWidget* row) {
    rows_->addWidget(row);
    row->show();
}

QWidget* Notices::moreButton(std::size_t others) {
    auto* button = new QPushButton(this);
    button->setObjectName(QStringLiteral("moreNotices"));
    button->setFlat(true);
    button->setText(QCoreApplication::translate("Notices", "%1 more").arg(others));
    button->setToolTip(QCoreApplication::translate("Notices", "Show the next notices"));
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, [this, others] {
        const auto closable = static_cast<std::size_t>(std::ranges::count(notices_, NoticeEnd::Closed, &Notice::end));
        first_ = (first_ + closable - std::min(others, closable)) % closable;
        show();
        if (auto* next = findChild<QPushButton*>(QStringLiteral("moreNotices"))) next->setFocus();
    });
    return button;
}

QWidget* Notices::rowOf(const Notice& notice) {
    auto* row = new QWidget(this);
    auto* sign = new QLabel(row);
    const int side = fontMetrics().height();
    sign->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(side, side));
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(sign, 0, Qt::AlignTop);
    line->addLayout(textOf(notice, row), 1);
    if (notice.end == NoticeEnd::Closed) line->addWidget(closerOf(notice.sentence, row), 0, Qt::AlignTop);
    return row;
}

/// The sentence, and its buttons under it.
QLayout* Notices::textOf(const Notice& notice, QWidget* row) {
    auto* text = new QLabel(notice.sentence, row);
    text->setObjectName(QStringLiteral("notice"));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setForegroundRole(QPalette::ToolTipText);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* column = new QVBoxLayout;
    column->addWidget(text);
    if (notice.actions.empty()) return column;
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    for (const NoticeAction& action : notice.actions) {
        auto* act = new QPushButton(action.text, row);
        act->setObjectName(QLatin1String(action.name));
        act->setAutoDefault(false);
        connect(act, &QPushButton::clicked, this, [run = action.run] { run(); });
        buttons->addWidget(act);
    }
    column->addLayout(buttons);
    return column;
}

QWidget* Notices::closerOf(const QString& sentence, QWidget* row) {
    auto* button = new QToolButton(row);
    button->setObjectName(QStringLiteral("closeNotice"));
    button->setText(QStringLiteral("\u00d7"));
    button->setAutoRaise(true);
    button->setToolTip(QCoreApplication::translate("Notices", "Close"));
    button->setAccessibleName(button->toolTip() + QStringLiteral(": ") + sentence);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, [this, sentence] { remove(sentence); });
    return button;
}

int Notices::widthInParent() const { return std::min(Widest, parentWidget()->width() - 2 * Gap); }

int Notices::heightOf(int width) const {
    return rows_->totalHeightForWidth(width - 2 * frameWidth()) + 2 * frameWidth();
}

void Notices::place() {
    if (!isVisibleTo(parentWidget())) return;
    const int width = widthInParent();
    const int height = heightOf(width);
    setGeometry(parentWidget()->width() - Gap - width, parentWidget()->height() - foot_ - Gap - height, width, height);
    raise();
}

bool Notices::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) show();
    return QFrame::eventFilter(watched, event);
}

}  // namespace rokada::ui
