#include "library/searchbar.h"

#include "kit/flowrow.h"
#include "kit/icons.h"
#include "kit/latin.h"
#include "library/filterchip.h"
#include "library/filterpopup.h"
#include "texts/names.h"
#include "texts/openingterms.h"
#include "variants/variants.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>
#include <chrono>
#include <utility>

namespace rokada::ui {

using namespace std::chrono_literals;

namespace {

struct ResultChoice {
    const char* result;
    const char* words;
};

constexpr std::array resultChoices{ResultChoice{"", QT_TRANSLATE_NOOP("rokada::ui::SearchBar", "Any result")},
                                   ResultChoice{"1-0", QT_TRANSLATE_NOOP("rokada::ui::SearchBar", "White won")},
                                   ResultChoice{"1/2-1/2", QT_TRANSLATE_NOOP("rokada::ui::SearchBar", "Draw")},
                                   ResultChoice{"0-1", QT_TRANSLATE_NOOP("rokada::ui::SearchBar", "Black won")},
                                   ResultChoice{"*", QT_TRANSLATE_NOOP("rokada::ui::SearchBar", "No result")}};

QString resultWords(const QString& result) {
    for (const auto& [known, words] : resultChoices)
        if (result == QLatin1String(known)) return SearchBar::tr(words);
    return result;
}

}  // namespace

SearchBar::SearchBar(QWidget* page)
    : QWidget(page),
      words_(new QLineEdit(this)),
      playerChip_(new FilterChip("playerFilter", this)),
      resultChip_(new FilterChip("resultFilter", this)),
      variantChip_(new FilterChip("variantFilter", this)),
      dateChip_(new FilterChip("dateFilter", this)),
      openingChip_(new FilterChip("openingFilter", this)),
      positionChip_(new FilterChip("positionForm", this)),
      clearAll_(new QPushButton(this)),
      results_(new QMenu(this)),
      variants_(new QMenu(this)),
      pause_(this, 200ms) {
    words_->setObjectName(QStringLiteral("searchWords"));
    words_->setClearButtonEnabled(true);
    words_->addAction(iconOf(Icon::Search), QLineEdit::LeadingPosition);
    words_->installEventFilter(this);
    clearAll_->setObjectName(QStringLiteral("clearFilters"));
    clearAll_->setProperty("look", "link");
    layOut();
    makePopups(page);
    connectChips();
    connectFields();
    retranslate();
}

void SearchBar::layOut() {
    auto* chips = new FlowRow;
    chips->setSpacing(6);
    for (QWidget* chip :
         {static_cast<QWidget*>(playerChip_), static_cast<QWidget*>(resultChip_), static_cast<QWidget*>(variantChip_),
          static_cast<QWidget*>(dateChip_), static_cast<QWidget*>(openingChip_), static_cast<QWidget*>(positionChip_),
          static_cast<QWidget*>(clearAll_)})
        chips->addWidget(chip);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(words_);
    column->addLayout(chips);
}

void SearchBar::makePopups(QWidget* page) {
    playerPopup_ = new FilterPopup(page);
    player_ = playerPopup_->addField("playerField");
    datePopup_ = new FilterPopup(page);
    from_ = datePopup_->addField("fromField");
    to_ = datePopup_->addField("toField");
    openingPopup_ = new FilterPopup(page);
    named_ = openingPopup_->addField("openingName");
    opening_ = openingPopup_->addField("openingMoves");
}

void SearchBar::connectChips() {
    connect(playerChip_, &FilterChip::clicked, this, [this] { playerPopup_->openBelow(*playerChip_); });
    connect(dateChip_, &FilterChip::clicked, this, [this] { datePopup_->openBelow(*dateChip_); });
    connect(openingChip_, &FilterChip::clicked, this, [this] { openingPopup_->openBelow(*openingChip_); });
    connect(resultChip_, &FilterChip::clicked, this, [this] { openMenu(*resultChip_, *results_); });
    connect(variantChip_, &FilterChip::clicked, this, [this] { openMenu(*variantChip_, *variants_); });
    connect(positionChip_, &FilterChip::clicked, this, &SearchBar::positionFormWanted);
    connect(playerChip_, &FilterChip::cleared, this, [this] { forget({player_}); });
    connect(dateChip_, &FilterChip::cleared, this, [this] { forget({from_, to_}); });
    connect(openingChip_, &FilterChip::cleared, this, [this] { forget({named_, opening_}); });
    connect(resultChip_, &FilterChip::cleared, this, [this] { choose(result_, {}); });
    connect(variantChip_, &FilterChip::cleared, this, [this] { choose(variant_, {}); });
    connect(positionChip_, &FilterChip::cleared, this, [this] {
        setPosition(nullptr, {});
        emit searchWanted();
    });
    connect(clearAll_, &QPushButton::clicked, this, &SearchBar::clear);
}

void SearchBar::connectFields() {
    connect(&pause_, &Delay::timeout, this, &SearchBar::searchWanted);
    for (QLineEdit* field : {words_, player_, from_, to_, named_, opening_}) {
        connect(field, &QLineEdit::textChanged, this, [this] {
            showChips();
            pause_.start();
        });
    }
    connect(words_, &QLineEdit::returnPressed, this, [this] {
        if (pause_.active()) {
            pause_.stop();
            emit searchWanted();
        }
        emit listWanted();
    });
}

void SearchBar::makeChoices() {
    const auto fill = [this](QMenu& menu, QString& filter, const std::vector<std::pair<QString, QString>>& choices) {
        menu.clear();
        auto* group = new QActionGroup(&menu);
        for (const auto& [value, words] : choices) {
            QAction* action = menu.addAction(words, this, [this, &filter, value = value] { choose(filter, value); });
            action->setObjectName(menu.objectName() + QLatin1Char(':') + value);
            action->setCheckable(true);
            action->setChecked(filter == value);
            group->addAction(action);
        }
    };
    results_->setObjectName(QStringLiteral("result"));
    variants_->setObjectName(QStringLiteral("variant"));
    std::vector<std::pair<QString, QString>> results, variants{{QString(), tr("All variants")}};
    for (const auto& [result, words] : resultChoices) results.emplace_back(QLatin1String(result), tr(words));
    for (const VariantInfo& info : offeredVariants()) variants.emplace_back(latin(info.id), variantName(info.id));
    fill(*results_, result_, results);
    fill(*variants_, variant_, variants);
}

void SearchBar::openMenu(FilterChip& chip, QMenu& menu) {
    makeChoices();
    menu.popup(chip.mapToGlobal(QPoint(0, chip.height() + 2)));
}

/// Sets the value of a filter and emits `searchWanted` at once.
void SearchBar::choose(QString& filter, const QString& value) {
    filter = value;
    showChips();
    emit searchWanted();
}

void SearchBar::forget(std::initializer_list<QLineEdit*> fields) {
    for (QLineEdit* field : fields) {
        const QSignalBlocker quiet(field);
        field->clear();
    }
    showChips();
    emit searchWanted();
}

void SearchBar::clear() {
    result_.clear();
    variant_.clear();
    setPosition(nullptr, {});
    forget({words_, player_, from_, to_, named_, opening_});
}

void SearchBar::setPosition(std::shared_ptr<const PositionSearch> position, const QString& words) {
    position_ = std::move(position);
    positionWords_ = position_ ? words : QString();
    showChips();
}

LibraryQuery SearchBar::query() const {
    return {.words = words_->text(),
            .player = player_->text(),
            .game = variant_,
            .result = result_,
            .from = from_->text().trimmed(),
            .to = to_->text().trimmed(),
            .opening = opening_->text(),
            .named = named_->text(),
            .meant = OpeningTerms::current().meant(named_->text()),
            .position = position_};
}

bool SearchBar::isEmpty() const {
    const auto blank = [](const QLineEdit* field) { return field->text().trimmed().isEmpty(); };
    return blank(words_) && blank(player_) && blank(from_) && blank(to_) && blank(named_) && blank(opening_) &&
           result_.isEmpty() && variant_.isEmpty() && !position_;
}

QString SearchBar::dates() const {
    const QString from = from_->text().trimmed(), to = to_->text().trimmed();
    if (from.isEmpty()) return to.isEmpty() ? QString() : tr("until %1").arg(to);
    return to.isEmpty() ? tr("from %1").arg(from) : tr("%1 to %2").arg(from, to);
}

void SearchBar::showChips() {
    playerChip_->setWords(tr("Player"), player_->text().trimmed());
    resultChip_->setWords(tr("Result"), result_.isEmpty() ? QString() : resultWords(result_));
    variantChip_->setWords(tr("Variant"), variant_.isEmpty() ? QString() : variantName(variant_.toStdString()));
    dateChip_->setWords(tr("Date"), dates());
    QStringList openings{named_->text().trimmed(), opening_->text().trimmed()};
    openings.removeAll(QString());
    openingChip_->setWords(tr("Opening"), openings.join(QStringLiteral(", ")));
    positionChip_->setWords(tr("Position"), positionWords_);
    int set = 0;
    for (const FilterChip* chip : {playerChip_, resultChip_, variantChip_, dateChip_, openingChip_, positionChip_})
        set += chip->isSet() ? 1 : 0;
    // Give the button the height of the filter buttons, so that the row keeps its height when the button is hidden.
    clearAll_->setFixedHeight(playerChip_->sizeHint().height());
    clearAll_->setVisible(set > 1);
}

void SearchBar::setFree(bool free) {
    for (QWidget* part :
         {static_cast<QWidget*>(words_), static_cast<QWidget*>(playerChip_), static_cast<QWidget*>(resultChip_),
          static_cast<QWidget*>(variantChip_), static_cast<QWidget*>(dateChip_), static_cast<QWidget*>(openingChip_),
          static_cast<QWidget*>(positionChip_)})
        part->setEnabled(free);
}

void SearchBar::retranslate() {
    words_->setPlaceholderText(tr("Search players, events and comments"));
    words_->setAccessibleName(tr("Search the games"));
    clearAll_->setText(tr("Clear all"));
    playerPopup_->setLabel(player_, tr("Player"), tr("Part of a name"));
    datePopup_->setLabel(from_, tr("From"), tr("2026 or 2026-11-21"));
    datePopup_->setLabel(to_, tr("Until"), tr("2026 or 2026-11-21"));
    openingPopup_->setLabel(named_, tr("Name or code"), tr("B90 or Sicilian"));
    openingPopup_->setLabel(opening_, tr("First moves"), tr("e4 e5 Nf3"));
    makeChoices();
    showChips();
}

/// The Down key moves the focus from the search field to the list of games.
bool SearchBar::eventFilter(QObject* watched, QEvent* event) {
    const bool down =
        watched == words_ && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down;
    if (down) emit listWanted();
    return down || QWidget::eventFilter(watched, event);
}

}  // namespace rokada::ui
