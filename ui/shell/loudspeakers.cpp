#include "shell/loudspeakers.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QBuffer>
#include <QFile>
#include <QMediaDevices>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <map>
#include <tuple>

namespace rokada::ui {

namespace {

std::atomic<QThread*> silentThread = nullptr;
QtMessageHandler otherwise = nullptr;

/// Suppresses log messages of Qt about missing sound servers and devices: a machine without sound is normal.
void keepSilent(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type != QtFatalMsg && silentThread != nullptr && QThread::currentThread() == silentThread) return;
    if (otherwise != nullptr) otherwise(type, context, message);
}

/// Suppresses messages of this thread from now on.
void silence(QThread& thread) {
    silentThread = &thread;
    if (otherwise == nullptr) otherwise = qInstallMessageHandler(keepSilent);
}

/// Size of the header of the program's own WAV files, in bytes.
constexpr qsizetype WavHeader = 44;
/// Time from writing the last sample until it has surely been heard.
constexpr auto Echo = std::chrono::seconds(1);

QAudioFormat format(int channels) {
    QAudioFormat format;
    format.setSampleRate(22050);
    format.setChannelCount(channels);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

/// Plays one file on one device with one stereo position. Does not use `QSoundEffect`: with PulseAudio in Qt 6.4.2, it
/// drops most sounds shorter than the server's buffer, because it closes the stream with the last sample.
class Effect final : public QObject {
public:
    Effect(const QString& file, const QAudioDevice& device, const Pan& pan)
        : sink_(device, format(pan.middle() ? 1 : 2)) {
        QFile wav(file);
        const QByteArray samples = wav.open(QIODevice::ReadOnly) ? wav.readAll().mid(WavHeader) : QByteArray();
        samples_.setData(pan.middle() ? samples : panned(samples, pan));
        samples_.open(QIODevice::ReadOnly);
        rest_.setSingleShot(true);
        connect(&rest_, &QTimer::timeout, &sink_, &QAudioSink::stop);
        connect(&sink_, &QAudioSink::stateChanged, this, [this](QAudio::State state) {
            if (state == QAudio::IdleState) rest_.start(Echo);
        });
    }

    void play(double volume) {
        rest_.stop();
        sink_.stop();
        samples_.seek(0);
        sink_.setVolume(volume);
        sink_.start(&samples_);
    }

private:
    QBuffer samples_;
    QAudioSink sink_;
    QTimer rest_;
};

/// Plays sounds on the default device. Lives on a worker thread, because finding the device can take long.
class Effects final : public QObject {
public:
    void play(const QString& file, double volume, const Pan& wanted) {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull()) return;
        if (device != device_) effects_.clear();
        device_ = device;
        const Pan pan = device.isFormatSupported(format(2)) ? wanted : Pan{};
        auto& effect = effects_[{file, pan.first, pan.second}];
        if (!effect) effect = std::make_unique<Effect>(file, device, pan);
        effect->play(volume);
    }

private:
    QAudioDevice device_;
    std::map<std::tuple<QString, double, double>, std::unique_ptr<Effect>> effects_;
};

class Loudspeakers final : public SoundPlayer {
public:
    ~Loudspeakers() override {
        if (!thread_) return;
        effects_->deleteLater();
        thread_->quit();
        // A sound server that does not answer must not block the end of the program.
        constexpr unsigned long patience = 300;
        if (!thread_->wait(patience)) std::ignore = thread_.release();
        silentThread = nullptr;
    }

    void play(const QString& file, double volume, const Pan& pan) override {
        if (!thread_) begin();
        Effects* effects = effects_;
        QMetaObject::invokeMethod(effects, [effects, file, volume, pan] { effects->play(file, volume, pan); });
    }

private:
    void begin() {
        thread_ = std::make_unique<QThread>();
        auto effects = std::make_unique<Effects>();
        effects->moveToThread(thread_.get());
        effects_ = effects.release();
        silence(*thread_);
        thread_->start(QThread::LowPriority);
    }

    std::unique_ptr<QThread> thread_;
    Effects* effects_ = nullptr;  ///< player on the worker thread; deleted on that thread
};

}  // namespace

std::unique_ptr<SoundPlayer> loudspeakers() { return std::make_unique<Loudspeakers>(); }

qsizetype soundOutputs() {
    silence(*QThread::currentThread());
    const qsizetype devices = QMediaDevices::audioOutputs().size();
    silentThread = nullptr;
    return devices;
}

}  // namespace rokada::ui
