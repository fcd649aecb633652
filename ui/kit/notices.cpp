#include "kit/notices.h"

#include "kit/announce.h"
#include "kit/icons.h"
#include "kit/layoutpause.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>
#include <memory>

namespace rokada::ui {

namespace {

constexpr std::size_t MaxShown = 4;
/// Gap inside and around a notice, and corner radius of a notice, in pixels.
constexpr int Gap = 10, Radius = 10;
/// Largest height of all notices, in per cent of the window height.
constexpr int LargestShare = 35;

/// Row of one notice. Paints its background.
class NoticeRow final : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Theme& tokens = theme();
        paintRound(painter, rect(), Radius, tokens.dangerSoft, tokens.contrast ? tokens.danger : QColor(),
                   tokens.softEdge());
    }
};

}  // namespace

Notices::Notices(QWidget* parent) : QFrame(parent), rows_(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("notices"));
    rows_->setContentsMargins(0, 0, 0, 0);
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

/// Shows as many notices as fit. Notices that the user cannot close come first. The others follow, newest first,
/// starting at index `first_`.
void Notices::show() {
    clearRows();
    setVisible(!notices_.empty());
    if (notices_.empty()) return;
    const LayoutPause pause(*rows_);
    std::vector<const Notice*> wanted, others;
    for (const Notice& notice : notices_) (notice.end == NoticeEnd::CauseGone ? wanted : others).push_back(&notice);
    const std::size_t lasting = wanted.size();
    std::ranges::reverse(others);
    if (first_ >= others.size()) first_ = 0;
    std::rotate(others.begin(), others.begin() + static_cast<std::ptrdiff_t>(first_), others.end());
    wanted.insert(wanted.end(), others.begin(), others.end());
    const std::size_t shown = addFitting(wanted, std::min(wanted.size(), lasting + 1));
    if (shown < wanted.size()) {
        addRow(moreButton(wanted.size() - shown));
    } else {
        first_ = 0;
    }
    updateGeometry();
}

int Notices::roomInWindow() const { return window()->height() * LargestShare / 100; }

/// Adds rows for the notices of `wanted` that fit, but for at least `least` of them, and returns their number. If some
/// do not fit, leaves room for the button that shows their number.
std::size_t Notices::addFitting(const std::vector<const Notice*>& wanted, std::size_t least) {
    const int room = roomInWindow();
    QWidget* more = moreButton(wanted.size());
    const int button = more->sizeHint().height() + rows_->spacing();
    delete more;
    std::size_t shown = 0;
    while (shown < std::max(least, std::min(wanted.size(), MaxShown))) {
        addRow(rowOf(*wanted[shown]));
        const bool last = shown + 1 == wanted.size();
        const bool fits = rows_->totalHeightForWidth(width()) + (last ? 0 : button) <= room;
        if (!fits && shown >= least) {
            removeLastRow();
            break;
        }
        ++shown;
    }
    return shown;
}

void Notices::clearRows() {
    while (rows_->count() > 0) removeLastRow();
}

void Notices::removeLastRow() {
    const std::unique_ptr<QLayoutItem> row(rows_->takeAt(rows_->count() - 1));
    // Remove the parent at once, so that tests do not find the row by name. Delete the row later, because its button
    // may still be delivering a click.
    row->widget()->setParent(nullptr);
    row->widget()->deleteLater();
}

/// Adds a row and shows it at once. A layout would show it only in a later event, and a hidden row has no height.
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
    auto* row = new NoticeRow(this);
    auto* sign = new QLabel(row);
    const int side = fontMetrics().height();
    sign->setPixmap(iconOf(Icon::Warning, theme().danger).pixmap(side, side));
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(Gap, Gap - 2, Gap / 2, Gap - 2);
    line->addWidget(sign, 0, Qt::AlignTop);
    line->addLayout(textOf(notice, row), 1);
    if (notice.end == NoticeEnd::Closed) line->addWidget(closerOf(notice.sentence, row), 0, Qt::AlignTop);
    return row;
}

/// Returns a column with the sentence and the buttons of the notice below it.
QLayout* Notices::textOf(const Notice& notice, QWidget* row) {
    auto* text = new QLabel(notice.sentence, row);
    text->setObjectName(QStringLiteral("notice"));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
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
    button->setIcon(iconOf(Icon::Close));
    button->setAutoRaise(true);
    button->setToolTip(QCoreApplication::translate("Notices", "Close"));
    button->setAccessibleName(button->toolTip() + QStringLiteral(": ") + sentence);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, [this, sentence] { remove(sentence); });
    return button;
}

/// Rebuilds the rows if the width changes, because the heights of the sentences depend on it.
void Notices::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        QMetaObject::invokeMethod(this, &Notices::show, Qt::QueuedConnection);
}

}  // namespace rokada::ui
