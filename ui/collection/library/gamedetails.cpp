#include "library/gamedetails.h"

#include "library/librarymodel.h"
#include "library/librarysettings.h"

#include <QAction>
#include <QMenu>

#include <array>

namespace rokada::ui {

namespace {

constexpr QLatin1Char HiddenDetail('-');
/// Details in the order of the menu. The players are missing, because each row always shows them.
constexpr std::array detailOrder{LibraryModel::Game,   LibraryModel::WhiteRating, LibraryModel::BlackRating,
                                 LibraryModel::Result, LibraryModel::Date,        LibraryModel::Moves,
                                 LibraryModel::Hints,  LibraryModel::Event,       LibraryModel::Round,
                                 LibraryModel::Eco,    LibraryModel::Named,       LibraryModel::Opening};

/// Names of the columns of `LibraryModel` in the settings. They are not translated.
constexpr std::array detailNames{"white", "whiteElo", "black", "blackElo", "result", "date",    "event",
                                 "round", "eco",      "named", "opening",  "moves",  "variant", "hints"};
static_assert(detailNames.size() == LibraryModel::Columns);

QString detailName(int detail) { return QLatin1String(detailNames[static_cast<std::size_t>(detail)]); }

}  // namespace

GameDetails::GameDetails(const LibraryModel& model, QObject* parent) : QObject(parent), model_(model) {}

void GameDetails::keepIn(Settings& settings) {
    settings_ = &settings;
    chosen_ = settings.get(keys::libraryColumns());
    emit changed();
}

bool GameDetails::chosen(int detail) const { return chosen_.contains(detailName(detail)); }

bool GameDetails::shown(int detail) const {
    if (chosen(detail)) return true;
    return !chosen_.contains(HiddenDetail + detailName(detail)) && model_.says(detail);
}

void GameDetails::fill(QMenu& menu) {
    menu.clear();
    for (const int detail : detailOrder) {
        QAction* action = menu.addAction(model_.headerData(detail, Qt::Horizontal, Qt::ToolTipRole).toString());
        action->setObjectName(QStringLiteral("column:") + detailName(detail));
        action->setCheckable(true);
        action->setChecked(shown(detail));
        connect(action, &QAction::toggled, this, [this, detail](bool shown) { choose(detail, shown); });
    }
}

void GameDetails::choose(int detail, bool shown) {
    const QString name = detailName(detail);
    chosen_.removeAll(name);
    chosen_.removeAll(HiddenDetail + name);
    chosen_ << (shown ? name : HiddenDetail + name);
    if (settings_) settings_->set(keys::libraryColumns(), chosen_);
    emit changed();
}

}  // namespace rokada::ui
