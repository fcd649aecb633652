#include "window/preferencesheet.h"

#include "kit/fonts.h"
#include "kit/layoutpause.h"
#include "kit/sheetframe.h"
#include "shell/lettersize.h"
#include "shell/preferencerow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Font size of the section title, in em.
constexpr double SectionTitleSize = 1.3;
/// Margins and gaps in pixels.
constexpr int SectionHeadGap = 8, SectionSheetEdge = 6;

}  // namespace

PreferenceSheet::PreferenceSheet(const char* name, QWidget* parent)
    : QWidget(parent), title_(new QLabel(this)), reset_(new QPushButton(this)), rows_(new QVBoxLayout) {
    setObjectName(QStringLiteral("section:") + QLatin1String(name));
    new LetterSize(*title_, SectionTitleSize, true);
    reset_->setObjectName(QStringLiteral("reset:") + QLatin1String(name));
    reset_->setProperty("look", QStringLiteral("quiet"));
    reset_->setAutoDefault(false);
    connect(reset_, &QPushButton::clicked, this, &PreferenceSheet::reset);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(reset_);
    auto* sheet = new SheetFrame(this);
    sheet->setLayout(rows_);
    rows_->setContentsMargins(0, SectionSheetEdge, 0, SectionSheetEdge);
    rows_->setSpacing(0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(SectionHeadGap);
    column->addLayout(head);
    column->addWidget(sheet);
}

void PreferenceSheet::add(const Preference& preference) {
    auto* line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFixedHeight(1);
    auto* row = new PreferenceRow(preference, this);
    connect(row, &PreferenceRow::chosen, this, &PreferenceSheet::chosen);
    auto* inset = new QHBoxLayout;
    const int side = designPixels(20, emOf(font()));
    inset->setContentsMargins(side, 0, side, 0);
    inset->addWidget(line);
    rows_->addLayout(inset);
    rows_->addWidget(row);
    lines_.push_back(line);
    all_.push_back(row);
    line->setVisible(all_.size() > 1);
    showReset();
}

void PreferenceSheet::setTitle(const QString& title) {
    title_->setText(title);
    reset_->setText(tr("Reset"));
    //: %1: a section of the preferences
    reset_->setAccessibleName(tr("Reset: %1").arg(title));
}

void PreferenceSheet::refresh() {
    for (PreferenceRow* row : all_) row->refresh();
    showReset();
}

void PreferenceSheet::showReset() {
    const bool usual =
        std::ranges::all_of(all_, [](const PreferenceRow* row) { return hasDefault(row->preference()); });
    reset_->setEnabled(!usual);
    reset_->setToolTip(usual ? tr("All settings of this section already have their default values.")
                             : tr("Reset the settings of this section to their default values"));
}

void PreferenceSheet::reset() {
    for (const PreferenceRow* row : all_) resetToDefault(row->preference());
    emit chosen();
}

int PreferenceSheet::filter(const QStringList& words) {
    const LayoutPause pause(*rows_);
    int found = 0;
    for (std::size_t i = 0; i < all_.size(); ++i) {
        const bool shown = all_[i]->matches(words, title_->text());
        all_[i]->setVisible(shown);
        lines_[i]->setVisible(shown && found > 0);
        found += shown ? 1 : 0;
    }
    // The button is hidden during a search, because it would also reset rows that the search hides.
    reset_->setVisible(words.isEmpty());
    return found;
}

}  // namespace rokada::ui
