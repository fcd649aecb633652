#include "kit/delay.h"

namespace rokada::ui {

namespace {

TimeSource*& ofTests() {
    static TimeSource* set = nullptr;
    return set;
}

}  // namespace

void TimeSource::set(TimeSource* source) { ofTests() = source; }

std::chrono::milliseconds timeNow() {
    if (ofTests()) return ofTests()->now();
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

Delay::Delay(QObject* parent, std::chrono::milliseconds length, Runs runs)
    : QObject(parent), length_(length), runs_(runs) {
    machine_.setSingleShot(true);
    machine_.setTimerType(Qt::PreciseTimer);
    connect(&machine_, &QTimer::timeout, this, &Delay::ring);
}

Delay::~Delay() { stop(); }

void Delay::start() {
    active_ = true;
    ofTests() ? ofTests()->wake(*this, length_) : machine_.start(length_);
}

void Delay::start(std::chrono::milliseconds length) {
    length_ = length;
    start();
}

void Delay::stop() {
    active_ = false;
    machine_.stop();
    if (ofTests()) ofTests()->forget(*this);
}

void Delay::ring() {
    stop();
    if (runs_ == Runs::Repeatedly) start();
    emit timeout();
}

}  // namespace rokada::ui
