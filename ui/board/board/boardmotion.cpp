#include "board/boardmotion.h"

#include "paint/boardframe.h"

#include <QVariantAnimation>
#include <QWidget>

namespace rokada::ui {

namespace {

constexpr int ReturnDuration = 120;
constexpr int FadeDuration = 700;
constexpr int AppearDuration = 350;
constexpr int MateDuration = 2000;
/// Factor for the duration of moves across an edge of a board that wraps around. All other constants are durations in
/// milliseconds.
constexpr int OverCut = 2;
constexpr int PulseDuration = 900;
constexpr int ChangeDuration = 250;
constexpr int LineDuration = 120;
constexpr int PathDuration = 300;
constexpr int TurnDuration = 250;

}  // namespace

BoardMotion::BoardMotion(BoardProgress& progress, QWidget& board)
    : QObject(&board),
      progress_(progress),
      board_(board),
      duration_(UsualMoveDuration),
      glide_(made(UsualMoveDuration)),
      return_(made(ReturnDuration)),
      fade_(made(FadeDuration)),
      pulse_(made(PulseDuration)),
      change_(made(ChangeDuration)),
      slide_(made(LineDuration)),
      turn_(made(TurnDuration)) {
    fade_->setEasingCurve(QEasingCurve::Linear);
    pulse_->setEasingCurve(QEasingCurve::Linear);
    change_->setEasingCurve(QEasingCurve::Linear);
    const auto follow = [this](QVariantAnimation* animation, auto write) {
        connect(animation, &QVariantAnimation::valueChanged, this, [this, write](const QVariant& value) {
            write(value);
            emit advanced();
        });
    };
    follow(glide_, [this](const QVariant& value) { progress_.glided = value.toDouble(); });
    follow(return_, [this](const QVariant& value) {
        if (progress_.returning) progress_.returning->point = value.toPointF();
    });
    follow(fade_, [this](const QVariant& value) { progress_.faded = value.toDouble(); });
    follow(pulse_, [this](const QVariant& value) { progress_.pulse = value.toDouble(); });
    follow(change_, [this](const QVariant& value) { progress_.changed = value.toDouble(); });
    follow(slide_, [this](const QVariant& value) { progress_.slide = value.toPoint(); });
    follow(turn_, [this](const QVariant& value) { progress_.spin = value.toDouble(); });
    connect(glide_, &QVariantAnimation::finished, this, [this] {
        progress_.glides.clear();
        emit advanced();
        emit arrived();
    });
    connect(change_, &QVariantAnimation::finished, this, [this] {
        progress_.changes.clear();
        emit advanced();
        emit transformed();
    });
    connect(return_, &QVariantAnimation::finished, this, [this] {
        progress_.returning.reset();
        emit advanced();
    });
    connect(fade_, &QVariantAnimation::finished, this, [this] {
        progress_.fades.clear();
        emit advanced();
        emit faded();
    });
    connect(turn_, &QVariantAnimation::finished, this, [this] {
        progress_.spin = 0;
        emit advanced();
    });
}

QVariantAnimation* BoardMotion::made(int milliseconds) {
    auto* animation = new QVariantAnimation(this);
    animation->setStartValue(0.0);
    animation->setEndValue(1.0);
    animation->setEasingCurve(QEasingCurve::OutCubic);
    animation->setDuration(milliseconds);
    return animation;
}

void BoardMotion::setDuration(int milliseconds) { duration_ = milliseconds; }

bool BoardMotion::on() const { return duration_ > 0 && board_.isVisible(); }

void BoardMotion::beginGlide(bool overCut) {
    glide_->setDuration(overCut ? OverCut * duration_ : duration_);
    glide_->setEasingCurve(overCut ? QEasingCurve::InOutSine : QEasingCurve::OutCubic);
    glide_->start();
}

void BoardMotion::pauseGlide() {
    if (glide_->state() == QVariantAnimation::Running) glide_->pause();
}

bool BoardMotion::finishGlide() {
    if (glide_->state() == QVariantAnimation::Stopped) return false;
    glide_->setCurrentTime(glide_->duration());
    return true;
}

void BoardMotion::beginReturn(QPointF home) {
    return_->stop();
    return_->setStartValue(progress_.returning->point);
    return_->setEndValue(home);
    return_->start();
}

void BoardMotion::beginFade(Fading fading) {
    fade_->stop();
    switch (fading) {
        case Fading::Appears: fade_->setDuration(AppearDuration); break;
        case Fading::Vanishes: fade_->setDuration(FadeDuration); break;
        case Fading::Mated: fade_->setDuration(MateDuration); break;
    }
    fade_->start();
}

void BoardMotion::beginPulse() { pulse_->start(); }

void BoardMotion::beginChange() { change_->start(); }

void BoardMotion::endMove() {
    for (QVariantAnimation* animation : {glide_, change_, fade_}) animation->stop();
}

void BoardMotion::beginSlide(QPoint from, bool far) {
    slide_->setStartValue(from);
    slide_->setEndValue(QPoint());
    slide_->setDuration(far ? PathDuration : LineDuration);
    slide_->start();
}

void BoardMotion::endSlide() { slide_->stop(); }

void BoardMotion::beginTurn(int quarters) {
    turn_->setStartValue(-90.0 * quarters);
    turn_->setEndValue(0.0);
    turn_->start();
}

}  // namespace rokada::ui
