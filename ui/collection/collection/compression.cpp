#include "collection/compression.h"

#include <QFile>

#include <zstd.h>

#include <cassert>
#include <memory>

namespace rokada::ui {

namespace {

constexpr int CompressionLevel = 3;
/// Largest size of decompressed bytes. A damaged header could ask for any amount of memory.
constexpr unsigned long long LargestSize = 1ULL << 30;
constexpr char Magic[] = {'\x28', '\xB5', '\x2F', '\xFD'};

template <auto Free>
struct Freed {
    template <typename T>
    void operator()(T* object) const {
        Free(object);
    }
};

/// Dictionary of the program, prepared for both directions. All threads share it.
struct Dictionary {
    Dictionary() {
        QFile file(QStringLiteral(":/collection/texts.dict"));
        const bool opened = file.open(QIODevice::ReadOnly);
        assert(opened);
        const QByteArray bytes = opened ? file.readAll() : QByteArray();
        const auto size = static_cast<std::size_t>(bytes.size());
        forCompression.reset(ZSTD_createCDict(bytes.constData(), size, CompressionLevel));
        forDecompression.reset(ZSTD_createDDict(bytes.constData(), size));
    }

    std::unique_ptr<ZSTD_CDict, Freed<ZSTD_freeCDict>> forCompression;
    std::unique_ptr<ZSTD_DDict, Freed<ZSTD_freeDDict>> forDecompression;
};

const Dictionary& dictionary() {
    static const Dictionary shared;
    return shared;
}

/// Returns the compression context of this thread. Returns nullptr if there is not enough memory.
ZSTD_CCtx* compressionContext() {
    thread_local const std::unique_ptr<ZSTD_CCtx, Freed<ZSTD_freeCCtx>> state = [] {
        std::unique_ptr<ZSTD_CCtx, Freed<ZSTD_freeCCtx>> made(ZSTD_createCCtx());
        if (made) {
            ZSTD_CCtx_setParameter(made.get(), ZSTD_c_checksumFlag, 1);
            ZSTD_CCtx_refCDict(made.get(), dictionary().forCompression.get());
        }
        return made;
    }();
    return state.get();
}

/// Returns the decompression context of this thread. Returns nullptr if there is not enough memory.
ZSTD_DCtx* decompressionContext() {
    thread_local const std::unique_ptr<ZSTD_DCtx, Freed<ZSTD_freeDCtx>> state(ZSTD_createDCtx());
    return state.get();
}

}  // namespace

QByteArray compressed(const QByteArray& bytes) {
    ZSTD_CCtx* const context = compressionContext();
    if (context == nullptr) return bytes;
    const auto size = static_cast<std::size_t>(bytes.size());
    QByteArray frame(static_cast<qsizetype>(ZSTD_compressBound(size)), Qt::Uninitialized);
    const std::size_t length =
        ZSTD_compress2(context, frame.data(), static_cast<std::size_t>(frame.size()), bytes.constData(), size);
    if (ZSTD_isError(length) != 0) return bytes;
    frame.resize(static_cast<qsizetype>(length));
    frame.squeeze();
    return frame;
}

bool isCompressed(const QByteArray& stored) { return stored.startsWith(QByteArrayView(Magic, sizeof Magic)); }

std::optional<QByteArray> decompressed(const QByteArray& stored) {
    if (!isCompressed(stored)) return stored;
    const auto size = static_cast<std::size_t>(stored.size());
    const unsigned long long length = ZSTD_getFrameContentSize(stored.constData(), size);
    // The two error codes of zstd are larger than any length.
    if (length > LargestSize || decompressionContext() == nullptr) return std::nullopt;
    QByteArray bytes(static_cast<qsizetype>(length), Qt::Uninitialized);
    const std::size_t done =
        ZSTD_decompress_usingDDict(decompressionContext(), bytes.data(), static_cast<std::size_t>(length),
                                   stored.constData(), size, dictionary().forDecompression.get());
    if (ZSTD_isError(done) != 0 || done != length) return std::nullopt;
    return bytes;
}

}  // namespace rokada::ui
