#include "window/themechooser.h"

#include "board/boardwidget.h"
#include "kit/fonts.h"
#include "kit/settings.h"
#include "newgame/gamesettings.h"
#include "shell/sharedsettings.h"
#include "texts/names.h"
#include "variants/variants.h"
#include "window/themelist.h"
#include "window/windowsettings.h"

#include <QComboBox>
#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

/// Lengths in pixels for a font size (em) of 15 pixels; `designPixels` scales them.
constexpr double ChooserPreview = 300, ChooserLeastThemes = 300, ChooserGap = 28, ChooserInnerGap = 12;

}  // namespace

ThemeChooser::ThemeChooser(Settings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      game_(settings.get(keys::lastGame())),
      row_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      preview_(new BoardWidget(this)),
      games_(new QComboBox(this)),
      themes_(new ThemeList(this)) {
    setObjectName(QStringLiteral("themeChooser"));
    games_->setObjectName(QStringLiteral("variantBox"));
    themes_->setObjectName(QStringLiteral("themeList"));
    games_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    preview_->setFocusPolicy(Qt::NoFocus);
    preview_->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* choices = new QVBoxLayout;
    choices->setSpacing(designPixels(ChooserInnerGap, emOf(font())));
    choices->addWidget(games_, 0, Qt::AlignLeft);
    choices->addWidget(themes_);
    choices->addStretch(1);
    row_->setContentsMargins(0, 4, 0, 4);
    row_->addWidget(preview_, 0, Qt::AlignTop);
    row_->addLayout(choices, 1);
    for (const VariantInfo& info : offeredVariants()) games_->addItem(variantName(info.id));
    connect(games_, &QComboBox::currentIndexChanged, this, [this](int place) {
        if (place >= 0) chooseVariant(offeredVariants()[static_cast<std::size_t>(place)]);
    });
    connect(themes_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0) return;
        settings_.set(keys::theme(game_->id), themes_->chosen());
        showSettings();
        emit this->chosen();
    });
    retranslate();
    showSettings();
    arrange();
}

ThemeChooser::~ThemeChooser() { preview_->setGame(nullptr); }

void ThemeChooser::chooseVariant(const VariantInfo& game) {
    game_ = &game;
    showSettings();
}

void ThemeChooser::showSettings() {
    const QSignalBlocker gamesQuiet(games_);
    const QSignalBlocker themesQuiet(themes_);
    games_->setCurrentIndex(static_cast<int>(game_ - offeredVariants().data()));
    themes_->choose(settings_.get(keys::theme(game_->id)));
    themes_->viewport()->update();
    showGame();
}

void ThemeChooser::showGame() {
    if (std::exchange(previewed_, game_) != game_) {
        const auto old = std::exchange(shown_, std::make_unique<Game>(Rulebook::compile(*makeVariant(*game_, {}))));
        preview_->setGame(shown_.get());
        preview_->setMode(&BoardMode::enabled, false);
    }
    BoardLook look = boardLook(settings_, preview_->frame().look);
    look.theme = shownTheme(settings_, game_->id);
    look.drawings = settings_.get(keys::drawings());
    look.coordinates = settings_.get(keys::coordinates());
    look.orientation = PieceOrientation::Upright;
    look.plates = Plates::None;
    look.seeThrough = true;
    preview_->setLook(look);
}

/// Places the preview at the left of the choices, or above them if the widget is too narrow.
void ThemeChooser::arrange() {
    const int em = emOf(font());
    const bool beside = width() >= designPixels(ChooserPreview + ChooserGap + ChooserLeastThemes, em);
    row_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    row_->setSpacing(designPixels(beside ? ChooserGap : ChooserInnerGap, em));
    const int side = std::min(designPixels(ChooserPreview, em), std::max(1, width()));
    preview_->setFixedSize(side, side);
}

void ThemeChooser::retranslate() {
    const QSignalBlocker quiet(games_);
    for (int i = 0; i < games_->count(); ++i)
        games_->setItemText(i, variantName(offeredVariants()[static_cast<std::size_t>(i)].id));
    themes_->retranslate();
    games_->setAccessibleName(tr("Variant"));
    themes_->setAccessibleName(tr("Board of the variant"));
    preview_->setAccessibleName(tr("Preview of the board"));
}

void ThemeChooser::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) arrange();
}

void ThemeChooser::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

}  // namespace rokada::ui
