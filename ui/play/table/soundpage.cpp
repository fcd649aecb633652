#include "table/soundpage.h"

#include "shell/soundtexts.h"
#include "table/tablesettings.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int Rows = (static_cast<int>(allSounds.size()) + 1) / 2;
constexpr int BetweenColumns = 24;

}  // namespace

SoundPage::SoundPage(const Settings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      mute_(new QCheckBox(this)),
      volumeName_(new QLabel(this)),
      volume_(new QSlider(Qt::Horizontal, this)),
      volumeWords_(new QLabel(this)) {
    setObjectName(QStringLiteral("soundPage"));
    mute_->setObjectName(QStringLiteral("muteBox"));
    volume_->setRange(0, static_cast<int>(soundVolumes.size()) - 1);
    volume_->setPageStep(1);
    volume_->setTickPosition(QSlider::TicksBelow);
    volumeName_->setBuddy(volume_);
    auto* loudness = new QHBoxLayout;
    loudness->addWidget(volumeName_);
    loudness->addWidget(volume_, 1);
    loudness->addWidget(volumeWords_);
    auto* grid = new QGridLayout;
    grid->setColumnMinimumWidth(2, BetweenColumns);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(3, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(mute_);
    column->addLayout(loudness);
    column->addLayout(grid);
    column->addStretch(1);
    connect(mute_, &QCheckBox::toggled, this, &SoundPage::muteChosen);
    connect(volume_, &QSlider::valueChanged, this,
            [this](int place) { emit volumeChosen(soundVolumes[static_cast<std::size_t>(place)]); });
    for (const Sound sound : allSounds) {
        const auto number = static_cast<int>(sound);
        Row& row = rows_[static_cast<std::size_t>(sound)];
        row = {new QCheckBox(this), new QPushButton(this)};
        row.hear->setAutoDefault(false);
        grid->addWidget(row.wanted, number % Rows, number / Rows * 3);
        grid->addWidget(row.hear, number % Rows, number / Rows * 3 + 1);
        connect(row.wanted, &QCheckBox::toggled, this, [this, sound](bool wanted) { emit soundChosen(sound, wanted); });
        connect(row.hear, &QPushButton::clicked, this, [this, sound] { emit hearWanted(sound); });
    }
    retranslate();
    showSettings();
}

void SoundPage::showSettings() {
    const auto set = [](QCheckBox* box, bool checked) {
        const QSignalBlocker quiet(box);
        box->setChecked(checked);
    };
    set(mute_, settings_.get(keys::muted()));
    const QSignalBlocker quiet(volume_);
    const auto place = std::ranges::find(soundVolumes, settings_.get(keys::volume()));
    volume_->setValue(static_cast<int>(place - soundVolumes.begin()));
    //: how loud the sounds are, in per cent
    volumeWords_->setText(tr("%1 %").arg(settings_.get(keys::volume())));
    for (const Sound sound : allSounds)
        set(rows_[static_cast<std::size_t>(sound)].wanted, settings_.get(keys::wanted(sound)));
}

void SoundPage::retranslate() {
    mute_->setText(tr("Mute: no sounds at all"));
    volumeName_->setText(tr("Volume:"));
    volume_->setAccessibleName(volumeName_->text());
    for (const Sound sound : allSounds) {
        Row& row = rows_[static_cast<std::size_t>(sound)];
        row.wanted->setText(texts::of(sound));
        //: a button: let a sound be heard
        row.hear->setText(tr("Hear"));
        //: %1 is a sound, as "Captures"
        row.hear->setAccessibleName(tr("Hear: %1").arg(texts::of(sound)));
    }
    showSettings();
}

}  // namespace rokada::ui
