#include "board/boardmotion.h"

#include "board/boardstate.h"

#include <QVariantAnimation>

namespace rokada::ui {

namespace {

constexpr int UsualMoveDuration = 180;
constexpr int ReturnDuration = 120;
constexpr int FadeDuration = 700;
constexpr int AppearDuration = 350;
constexpr int MateDuration = 2000;
/// A way over the cut lasts so much longer than another.
constexpr int OverCut = 2;
constexpr int PulseDuration = 900;
constexpr int ChangeDuration = 250;
constexpr int LineDuration = 120;
constexpr int PathDuration = 300;
constexpr int TurnDuration = 250;

}  // namespace

BoardMotion::BoardMotion(BoardState& state, QObject* parent)
    : QObject(parent),
      state_(state),
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
    follow(glide_, [this](const QVariant& value) { state_.attention.glided = value.toDouble(); });
    follow(return_, [this](const QVariant& value) {
        if (state_.attention.returning) state_.attention.returning->point = value.toPointF();
    });
    follow(fade_, [this](const QVariant& value) { state_.attention.faded = value.toDouble(); });
    follow(pulse_, [this](const QVariant& value) { state_.attention.pulse = value.toDouble(); });
    follow(change_, [this](const QVariant& value) { state_.attention.changed = value.toDouble(); });
    follow(slide_, [this](const QVariant& value) {
        state_.slide = value.toPoint();
        state_.attention.endless.slide = state_.slide;
    });
    follow(turn_, [this](const QVariant& value) { state_.spin = value.toDouble(); });
    connect(glide_, &QVariantAnimation::finished, this, [this] {
        state_.attention.glides.clear();
        emit advanced();
        emit arrived();
    });
    connect(change_, &QVariantAnimation::finished, this, [this] {
        state_.attention.changes.clear();
        emit advanced();
        emit transformed();
    });
    connect(return_, &QVariantAnimation::finished, this, [this] {
        state_.attention.returning.reset();
        emit advanced();
    });
    connect(fade_, &QVariantAnimation::finished, this, [this] {
        state_.attention.fades.clear();
        emit advanced();
        emit faded();
    });
    connect(turn_, &QVariantAnimation::finished, this, [this] {
        state_.spin = 0;
        state_.spun = {};
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
    return_->setStartValue(state_.attention.returning->point);
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
    state_.spun = {};
    turn_->setStartValue(-90.0 * quarters);
    turn_->setEndValue(0.0);
    turn_->start();
}

}  // namespace rokada::ui
