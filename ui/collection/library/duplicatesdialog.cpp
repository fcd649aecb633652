#include "library/duplicatesdialog.h"

#include "collection/library.h"
#include "collection/recorddifference.h"
#include "kit/dialogsheet.h"
#include "kit/theme.h"
#include "library/dialogform.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTextBrowser>

#include <utility>

namespace rokada::ui {

DuplicatesDialog::DuplicatesDialog(Library& library, std::vector<Duplicates> pairs, QWidget* parent)
    : QDialog(parent),
      library_(library),
      pairs_(std::move(pairs)),
      place_(new QLabel(this)),
      all_(new QCheckBox(tr("Do the same for &all remaining pairs"), this)) {
    setObjectName(QStringLiteral("twins"));
    setAttribute(Qt::WA_DeleteOnClose);
    DialogForm form(*this, tr("Duplicate games"));
    place_->setObjectName(QStringLiteral("twinsPlace"));
    all_->setObjectName(QStringLiteral("sameForAll"));
    first_ = makeSide("firstTwin", tr("Older version"));
    later_ = makeSide("laterTwin", tr("Newer version"));
    auto* sides = new QGridLayout;
    for (const auto& [column, side] : {std::pair(0, first_), {1, later_}}) {
        sides->addWidget(side.name, 0, column);
        sides->addWidget(side.differs, 1, column, Qt::AlignTop);
        sides->addWidget(side.text, 2, column);
        sides->setColumnStretch(column, 1);
    }
    sides->setRowStretch(2, 1);
    form.add(sides, 1);
    form.add(all_);
    form.addToFoot(place_);
    connect(form.addButton("closeTwins", tr("Close"), DialogForm::Button::Quiet), &QPushButton::clicked, this,
            &QDialog::reject);
    const auto add = [&](const char* name, const QString& text, Keep keep) {
        const auto look = keep == Keep::Both ? DialogForm::Button::Primary : DialogForm::Button::Secondary;
        QPushButton* button = form.addButton(name, text, look);
        connect(button, &QPushButton::clicked, this, [this, keep] { decide(keep); });
    };
    add("keepFirst", tr("Keep only the &older"), Keep::First);
    add("keepLater", tr("Keep only the &newer"), Keep::Later);
    add("keepBoth", tr("Keep &both"), Keep::Both);
    resize(sizeForLetters(*this, {860, 560}));
    read();
}

DuplicatesDialog::Side DuplicatesDialog::makeSide(const char* object, const QString& name) {
    const Side side{headingOf(name, this), new QLabel(this), new QTextBrowser(this)};
    side.text->setObjectName(QLatin1String(object));
    side.text->setAccessibleName(name);
    side.text->setTabChangesFocus(true);
    side.differs->setObjectName(QLatin1String(object) + QStringLiteral("Differs"));
    side.differs->setWordWrap(true);
    side.differs->setForegroundRole(QPalette::PlaceholderText);
    side.differs->setTextFormat(Qt::PlainText);
    return side;
}

/// Reads both records of the current pair in the background, then shows them side by side.
void DuplicatesDialog::read() {
    const Duplicates& pair = pairs_[at_];
    const auto both = [first = kept(pair.first), later = kept(pair.later)](LibraryStore& store) {
        return std::pair(store.pgn(first), store.pgn(later));
    };
    library_.ask(both, [self = QPointer(this)](const std::pair<QByteArray, QByteArray>& texts) {
        if (self) self->show(texts.first, texts.second);
    });
}

void DuplicatesDialog::show(const QByteArray& first, const QByteArray& later) {
    const DifferenceColours colours{theme().soft, theme().onSoft};
    const RecordDifference difference = differenceOf(first, later, colours);
    const QString same = tr("The other version contains everything that is in this version.");
    for (const auto& [side, record] : {std::pair(first_, difference.left), {later_, difference.right}}) {
        side.text->setHtml(record.html);
        side.differs->setText(record.onlyHere.isEmpty() ? same : record.onlyHere);
        side.text->setAccessibleDescription(side.differs->text());
    }
    place_->setText(tr("%1 of %2").arg(at_ + 1).arg(pairs_.size()));
    all_->setVisible(at_ + 1 < pairs_.size());
    emit shown();
}

/// Returns the record that the user has kept instead of the deleted record `id`, or `id` itself if it was not deleted.
/// A record can belong to several pairs, so the kept record may have been deleted in a later pair.
qint64 DuplicatesDialog::kept(qint64 id) const {
    for (auto found = instead_.find(id); found != instead_.end(); found = instead_.find(id)) id = found->second;
    return id;
}

/// Applies the user's decision to the current pair, or to all remaining pairs if the box is checked. Returns the ids of
/// the records to delete.
std::vector<qint64> DuplicatesDialog::decided(Keep keep) {
    std::vector<qint64> gone;
    const std::size_t end = all_->isChecked() ? pairs_.size() : at_ + 1;
    for (; at_ < end; ++at_) {
        const qint64 first = kept(pairs_[at_].first), later = kept(pairs_[at_].later);
        if (keep == Keep::Both || first == later) continue;
        const auto [stays, goes] = keep == Keep::First ? std::pair(first, later) : std::pair(later, first);
        instead_[goes] = stays;
        gone.push_back(goes);
    }
    return gone;
}

void DuplicatesDialog::decide(Keep keep) {
    if (at_ >= pairs_.size()) return;
    const std::vector<qint64> gone = decided(keep);
    if (!gone.empty()) {
        library_.ask([gone](LibraryStore& store) { return store.setDeleted(gone, true); },
                     [self = QPointer(this), gone](bool done) {
                         if (self && done) emit self->removed(gone);
                     },
                     LibraryAction::Delete);
    }
    if (at_ < pairs_.size()) return read();
    // The library runs jobs in order. The answer to this empty job arrives after `removed` was emitted, and closes the
    // dialog.
    library_.ask([](LibraryStore&) { return true; },
                 [self = QPointer(this)](bool) {
                     if (self) self->accept();
                 });
}

}  // namespace rokada::ui
