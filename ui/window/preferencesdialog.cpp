#include "window/preferencesdialog.h"

#include "board/boardwidget.h"
#include "kit/actionwords.h"
#include "kit/dialogsize.h"
#include "kit/language.h"
#include "newgame/gamesettings.h"
#include "scene/boardtheme.h"
#include "scene/pieceart.h"
#include "score/notationchoice.h"
#include "shell/sharedsettings.h"
#include "table/tablesettings.h"
#include "texts/names.h"
#include "variants/variants.h"
#include "window/themelist.h"
#include "window/windowsettings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSlider>
#include <QTabWidget>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int Preview = 300;
constexpr int DurationStep = 20;
constexpr int PaceStep = 100;
/// The preview would have it higher than a small screen.
constexpr QSize UsualSize(820, 560);

constexpr std::array coordinateWords{
    std::pair{Coordinates::Usual, "&Default for the Variant"}, std::pair{Coordinates::Outside, "Outside the &Board"},
    std::pair{Coordinates::Inside, "&Inside the Board"}, std::pair{Coordinates::Everywhere, "On &Every Square"},
    std::pair{Coordinates::Off, "&Off"}};
constexpr std::array schemeWords{std::pair{ColourScheme::System, "&System"}, std::pair{ColourScheme::Light, "&Light"},
                                 std::pair{ColourScheme::Dark, "&Dark"},
                                 std::pair{ColourScheme::HighContrast, "&High Contrast"}};

template <class T>
void choose(QComboBox* box, T value) {
    box->setCurrentIndex(box->findData(static_cast<int>(value)));
}

template <class T>
T chosen(const QComboBox* box) {
    return static_cast<T>(box->currentData().toInt());
}

QFormLayout* rowsOn(QWidget* page) {
    auto* rows = new QFormLayout(page);
    // Labels above fields leave room for long words.
    rows->setRowWrapPolicy(QFormLayout::WrapAllRows);
    rows->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    return rows;
}

void name(const QFormLayout* rows, QWidget* field, const QString& words) {
    qobject_cast<QLabel*>(rows->labelForField(field))->setText(words);
    field->setAccessibleName(words);
}

}  // namespace

PreferencesDialog::PreferencesDialog(Settings& settings, const Language& inForce, QWidget* parent)
    : QDialog(parent),
      settings_(settings),
      inForce_(inForce),
      game_(settings.get(keys::lastGame())),
      pages_(new QTabWidget(this)),
      buttons_(new QDialogButtonBox(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    // Pages have the window's colour.
    pages_->setDocumentMode(true);
    pages_->addTab(makeBoardPage(), QString());
    pages_->addTab(makeMotionPage(), QString());
    pages_->addTab(makeWordsPage(), QString());
    auto* column = new QVBoxLayout(this);
    column->addWidget(pages_);
    column->addWidget(buttons_);
    buttons_->addButton(QDialogButtonBox::Close);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    showSettings();
    connectChoices();
    resize(sizeForLetters(*this, UsualSize).expandedTo(minimumSizeHint()));
}

PreferencesDialog::~PreferencesDialog() = default;

QWidget* PreferencesDialog::makeBoardPage() {
    auto* page = new QWidget(pages_);
    auto* row = new QHBoxLayout(page);
    page->setObjectName(QStringLiteral("boardPage"));
    auto* left = new QWidget(page);
    boardRows_ = rowsOn(left);
    boardRows_->setContentsMargins(0, 0, 0, 0);
    games_ = new QComboBox(left);
    themes_ = new ThemeList(left);
    pieces_ = new QComboBox(left);
    coordinates_ = new QComboBox(left);
    games_->setObjectName(QStringLiteral("variantBox"));
    themes_->setObjectName(QStringLiteral("themeList"));
    pieces_->setObjectName(QStringLiteral("piecesBox"));
    coordinates_->setObjectName(QStringLiteral("coordinatesBox"));
    for (QWidget* field : std::initializer_list<QWidget*>{games_, themes_, pieces_, coordinates_})
        boardRows_->addRow(QStringLiteral(" "), field);
    premoves_ = new QCheckBox(left);
    premoves_->setObjectName(QStringLiteral("premovesBox"));
    boardRows_->addRow(premoves_);
    preview_ = new BoardWidget(page);
    preview_->setMinimumSize(Preview, Preview);
    preview_->setFocusPolicy(Qt::NoFocus);
    preview_->setAttribute(Qt::WA_TransparentForMouseEvents);
    row->addWidget(left, 2);
    row->addWidget(preview_, 3);
    return page;
}

QWidget* PreferencesDialog::makeMotionPage() {
    auto* page = new QWidget(pages_);
    motionRows_ = rowsOn(page);
    page->setObjectName(QStringLiteral("motionPage"));
    reduced_ = new QCheckBox(page);
    duration_ = new QSlider(Qt::Horizontal, page);
    reduced_->setObjectName(QStringLiteral("reducedMotionBox"));
    duration_->setObjectName(QStringLiteral("durationSlider"));
    duration_->setRange(0, LongestMove);
    duration_->setSingleStep(DurationStep);
    duration_->setPageStep(5 * DurationStep);
    durationWords_ = new QLabel(page);
    motionRows_->addRow(QStringLiteral(" "), duration_);
    motionRows_->addRow(durationWords_);
    motionRows_->addRow(reduced_);
    pace_ = new QSlider(Qt::Horizontal, page);
    pace_->setObjectName(QStringLiteral("paceSlider"));
    pace_->setRange(0, LongestPace);
    pace_->setSingleStep(PaceStep);
    pace_->setPageStep(5 * PaceStep);
    paceWords_ = new QLabel(page);
    motionRows_->addRow(QStringLiteral(" "), pace_);
    motionRows_->addRow(paceWords_);
    return page;
}

QWidget* PreferencesDialog::makeWordsPage() {
    auto* page = new QWidget(pages_);
    wordRows_ = rowsOn(page);
    page->setObjectName(QStringLiteral("wordsPage"));
    language_ = new QComboBox(page);
    scheme_ = new QComboBox(page);
    notation_ = new QComboBox(page);
    language_->setObjectName(QStringLiteral("languageBox"));
    scheme_->setObjectName(QStringLiteral("colourSchemeBox"));
    notation_->setObjectName(QStringLiteral("notationBox"));
    for (const QString& code : Language::all()) language_->addItem(Language::nameOf(code), code);
    for (QComboBox* box : {language_, scheme_, notation_}) wordRows_->addRow(QStringLiteral(" "), box);
    return page;
}

void PreferencesDialog::addPage(QWidget* page) {
    pages_->addTab(page, page->windowTitle());
    connect(page, &QWidget::windowTitleChanged, this,
            [this, page](const QString& title) { pages_->setTabText(pages_->indexOf(page), title); });
}

void PreferencesDialog::chooseVariant(const VariantInfo& game) {
    game_ = &game;
    showSettings();
}

// --- what is chosen

void PreferencesDialog::connectChoices() {
    const auto on = [this](QComboBox* box, auto slot) {
        connect(box, &QComboBox::currentIndexChanged, this, [this, slot] {
            if (!showing_) slot();
        });
    };
    on(games_, [this] { chooseVariant(offeredVariants()[static_cast<std::size_t>(games_->currentIndex())]); });
    on(pieces_, [this] {
        settings_.set(keys::drawings(), chosen<Drawings>(pieces_));
        lookAgain();
    });
    on(coordinates_, [this] { emit coordinatesChosen(chosen<Coordinates>(coordinates_)); });
    on(language_, [this] { emit languageChosen(language_->currentData().toString()); });
    on(scheme_, [this] { emit colourSchemeChosen(chosen<ColourScheme>(scheme_)); });
    on(notation_, [this] { emit notationChosen(chosen<NotationStyle>(notation_)); });
    connect(themes_, &QListWidget::currentRowChanged, this, [this] {
        if (showing_) return;
        settings_.set(keys::theme(game_->id), themes_->chosen());
        lookAgain();
    });
    connect(duration_, &QSlider::valueChanged, this, [this](int milliseconds) {
        if (showing_) return;
        settings_.set(keys::moveDuration(), milliseconds);
        lookAgain();
    });
    connect(pace_, &QSlider::valueChanged, this, [this](int milliseconds) {
        if (showing_) return;
        settings_.set(keys::computersPace(), milliseconds);
        lookAgain();
    });
    connect(premoves_, &QCheckBox::toggled, this, [this](bool wanted) {
        if (showing_) return;
        settings_.set(keys::premoves(), wanted);
        lookAgain();
    });
    connect(reduced_, &QCheckBox::toggled, this, [this](bool reduced) {
        if (showing_) return;
        settings_.set(keys::motionReduced(), reduced);
        lookAgain();
    });
}

void PreferencesDialog::lookAgain() {
    showSettings();
    emit looksChanged();
}

// --- what is shown

void PreferencesDialog::showSettings() {
    const bool before = std::exchange(showing_, true);
    games_->setCurrentIndex(static_cast<int>(game_ - offeredVariants().data()));
    themes_->choose(settings_.get(keys::theme(game_->id)));
    choose(pieces_, settings_.get(keys::drawings()));
    choose(coordinates_, settings_.get(keys::coordinates()));
    premoves_->setChecked(settings_.get(keys::premoves()));
    duration_->setValue(settings_.get(keys::moveDuration()));
    duration_->setEnabled(!settings_.get(keys::motionReduced()));
    reduced_->setChecked(settings_.get(keys::motionReduced()));
    durationWords_->setText(motion(settings_) == 0 ? tr("Animation: off")
                                                   : tr("Animation: %1 ms").arg(motion(settings_)));
    const int pace = settings_.get(keys::computersPace());
    pace_->setValue(pace);
    paceWords_->setText(tr("At least %1 s").arg(QLocale().toString(pace / 1000.0, 'f', 1)));
    language_->setCurrentIndex(language_->findData(inForce_.current()));
    choose(scheme_, settings_.get(keys::colourScheme()));
    choose(notation_, settings_.get(keys::notation()));
    showGame();
    showing_ = before;
}

void PreferencesDialog::showGame() {
    if (std::exchange(previewed_, game_) != game_) {
        const auto old = std::exchange(shown_, std::make_unique<Game>(Rulebook::compile(*makeVariant(*game_, {}))));
        preview_->setGame(shown_.get());
        preview_->setMode(&BoardMode::enabled, false);
    }
    BoardLook look = preview_->look();
    look.theme = shownTheme(settings_, game_->id);
    look.drawings = settings_.get(keys::drawings());
    look.coordinates = settings_.get(keys::coordinates());
    preview_->setLook(look);
}

void PreferencesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void PreferencesDialog::retranslate() {
    const bool before = std::exchange(showing_, true);
    setWindowTitle(tr("Configure Rokada"));
    pages_->setAccessibleName(windowTitle());
    buttons_->button(QDialogButtonBox::Close)->setText(tr("&Close"));
    pages_->setTabText(0, tr("Board and Pieces"));
    pages_->setTabText(1, tr("Motion"));
    pages_->setTabText(2, tr("Words and Colours"));
    const auto fill = [](QComboBox* box, const auto& words) {
        const int row = box->currentIndex();
        box->clear();
        for (const auto& [value, text] : words) box->addItem(plainWords(text), static_cast<int>(value));
        box->setCurrentIndex(row);
    };
    fill(coordinates_, coordinateWords);
    fill(scheme_, schemeWords);
    games_->clear();
    for (const VariantInfo& info : offeredVariants()) games_->addItem(variantName(info.id));
    pieces_->clear();
    pieces_->addItem(tr("Fine"), static_cast<int>(Drawings::Fine));
    pieces_->addItem(tr("Bold, and plain on small squares"), static_cast<int>(Drawings::Fitting));
    pieces_->addItem(tr("Bold"), static_cast<int>(Drawings::Rich));
    pieces_->addItem(tr("Plain"), static_cast<int>(Drawings::Plain));
    notation_->clear();
    for (const NotationStyle style : allNotations) notation_->addItem(notationName(style), static_cast<int>(style));
    themes_->retranslate();
    name(boardRows_, games_, tr("Variant:"));
    name(boardRows_, themes_, tr("Its board:"));
    name(boardRows_, pieces_, tr("Pieces in all variants:"));
    name(boardRows_, coordinates_, tr("Names of squares:"));
    premoves_->setText(tr("&Premoves"));
    premoves_->setToolTip(tr("While a computer thinks you can enter your next move in advance"));
    name(motionRows_, duration_, tr("Duration of a move:"));
    name(motionRows_, pace_, tr("Between moves of computers:"));
    reduced_->setText(tr("Reduce motion: nothing moves by itself"));
    name(wordRows_, language_, tr("Language:"));
    name(wordRows_, scheme_, tr("Colours of windows:"));
    name(wordRows_, notation_, tr("Notation:"));
    showSettings();
    showing_ = before;
}

}  // namespace rokada::ui
