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
/// First bytes of a frame of zstd.
constexpr char Magic[] = {'\x28', '\xB5', '\x2F', '\xFD'};
/// First byte of a record: a frame follows whose first bytes are `Magic`, left out. No UTF-8 text begins with this
/// byte.
constexpr char RecordMark = '\x82';

template <auto Free>
struct Freed {
    template <typename T>
    void operator()(T* object) const {
        Free(object);
    }
};
using Compression = std::unique_ptr<ZSTD_CCtx, Freed<ZSTD_freeCCtx>>;
using Decompression = std::unique_ptr<ZSTD_DCtx, Freed<ZSTD_freeDCtx>>;

/// Dictionary of the program, prepared for both directions. All threads share it.
struct Dictionary {
    explicit Dictionary(const QString& name) {
        QFile file(name);
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

/// Returns the dictionary of records: of tags with packed moves, and of PGN texts.
const Dictionary& recordDictionary() {
    static const Dictionary shared(QStringLiteral(":/collection/records.dict"));
    return shared;
}

/// Returns the dictionary of texts and blocks.
const Dictionary& textDictionary() {
    static const Dictionary shared(QStringLiteral(":/collection/texts.dict"));
    return shared;
}

/// Returns a context with a dictionary. If `named` is true, each frame contains the number of the dictionary. Returns
/// nullptr if there is not enough memory.
Compression contextFor(const Dictionary& dictionary, bool named) {
    Compression made(ZSTD_createCCtx());
    if (made) {
        ZSTD_CCtx_setParameter(made.get(), ZSTD_c_checksumFlag, 1);
        ZSTD_CCtx_setParameter(made.get(), ZSTD_c_dictIDFlag, named ? 1 : 0);
        ZSTD_CCtx_refCDict(made.get(), dictionary.forCompression.get());
    }
    return made;
}

/// Returns the frame of `bytes`, or an empty array if there is not enough memory.
QByteArray frameOf(const QByteArray& bytes, const Compression& context) {
    if (!context) return {};
    const auto size = static_cast<std::size_t>(bytes.size());
    QByteArray frame(static_cast<qsizetype>(ZSTD_compressBound(size)), Qt::Uninitialized);
    const std::size_t length =
        ZSTD_compress2(context.get(), frame.data(), static_cast<std::size_t>(frame.size()), bytes.constData(), size);
    if (ZSTD_isError(length) != 0) return {};
    frame.resize(static_cast<qsizetype>(length));
    frame.squeeze();
    return frame;
}

/// Returns the content of a frame, or nullopt if it is damaged or there is not enough memory.
std::optional<QByteArray> contentOf(const QByteArray& frame, const Dictionary& dictionary) {
    thread_local const Decompression context(ZSTD_createDCtx());
    const auto size = static_cast<std::size_t>(frame.size());
    const unsigned long long length = ZSTD_getFrameContentSize(frame.constData(), size);
    // The two error codes of zstd are larger than any length.
    if (length > LargestSize || !context) return std::nullopt;
    QByteArray bytes(static_cast<qsizetype>(length), Qt::Uninitialized);
    const std::size_t done = ZSTD_decompress_usingDDict(context.get(), bytes.data(), static_cast<std::size_t>(length),
                                                        frame.constData(), size, dictionary.forDecompression.get());
    if (ZSTD_isError(done) != 0 || done != length) return std::nullopt;
    return bytes;
}

}  // namespace

QByteArray compressed(const QByteArray& bytes) {
    thread_local const Compression context = contextFor(textDictionary(), true);
    const QByteArray frame = frameOf(bytes, context);
    return frame.isEmpty() ? bytes : frame;
}

bool isCompressed(const QByteArray& stored) {
    return stored.startsWith(RecordMark) || stored.startsWith(QByteArrayView(Magic, sizeof Magic));
}

std::optional<QByteArray> decompressed(const QByteArray& stored) {
    return stored.startsWith(QByteArrayView(Magic, sizeof Magic)) ? contentOf(stored, textDictionary())
                                                                  : std::optional(stored);
}

QByteArray compressedRecord(const QByteArray& record) {
    thread_local const Compression context = contextFor(recordDictionary(), false);
    const QByteArray frame = frameOf(record, context);
    return frame.isEmpty() ? record : RecordMark + frame.mid(sizeof Magic);
}

std::optional<QByteArray> decompressedRecord(const QByteArray& stored) {
    if (!stored.startsWith(RecordMark)) return decompressed(stored);
    QByteArray frame(Magic, sizeof Magic);
    frame.append(QByteArrayView(stored).sliced(1));
    return contentOf(frame, recordDictionary());
}

}  // namespace rokada::ui
