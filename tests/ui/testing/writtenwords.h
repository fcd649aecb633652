// Finds the texts that a widget paints, and texts that have too little room.
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QStringList>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTextDocument>
#include <QToolButton>
#include <QTransform>
#include <QWidget>

#include <vector>

namespace rokada::ui::testing {

/// Text that a widget has painted, and its appearance.
struct PaintedWords {
    QString words;
    int pixels = 0;       ///< font size
    bool turned = false;  ///< true if the text is rotated by a quarter or half turn
    QPointF at = {};      ///< start of the base line
};

/// Paint engine that records all texts, and the places of pictures.
class WordEngine final : public QPaintEngine {
public:
    WordEngine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF& box, const QPixmap&, const QRectF&) override { pictures.push_back(box); }
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        words << item.text();
        const QTransform device = painter()->deviceTransform();
        written.push_back({item.text(), item.font().pixelSize(), device.m11() <= 0 || device.isRotating(), at});
    }
    [[nodiscard]] Type type() const override { return User; }

    QStringList words;
    std::vector<PaintedWords> written;
    std::vector<QRectF> pictures;
};

class WordPaper final : public QPaintDevice {
public:
    explicit WordPaper(QSize size) : size_(size) {}
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
    [[nodiscard]] const QStringList& words() const { return engine_.words; }
    [[nodiscard]] const std::vector<PaintedWords>& written() const { return engine_.written; }
    [[nodiscard]] const std::vector<QRectF>& pictures() const { return engine_.pictures; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        constexpr int Dpi = 96;
        switch (metric) {
            case PdmWidth: return size_.width();
            case PdmHeight: return size_.height();
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY: return Dpi;
            case PdmDevicePixelRatio: return 1;
            case PdmNumColors: return INT_MAX;
            case PdmDepth: return 32;
            default: return QPaintDevice::metric(metric);
        }
    }

private:
    QSize size_;
    mutable WordEngine engine_;
};

inline void paintOn(WordPaper& paper, QWidget& widget) {
    QPainter painter(&paper);
    widget.render(&painter, {}, {}, {});
}

/// Returns every text that a widget paints.
inline QStringList wordsOn(QWidget& widget) {
    WordPaper paper(widget.size());
    paintOn(paper, widget);
    return paper.words();
}

/// Returns every text that a widget paints, with its appearance.
inline std::vector<PaintedWords> writtenOn(QWidget& widget) {
    WordPaper paper(widget.size());
    paintOn(paper, widget);
    return paper.written();
}

/// Returns the texts of a widget that were elided.
inline QStringList cutWords(QWidget& widget) {
    QStringList cut;
    for (const QString& words : wordsOn(widget)) {
        if (words.contains(QChar(0x2026))) cut << words;
    }
    return cut;
}

inline bool roomFor(const QLabel& label) {
    QTextDocument plain;
    plain.setHtml(label.text());
    if (!label.pixmap(Qt::ReturnByValue).isNull() || plain.isEmpty()) return true;
    const int least = label.wordWrap() ? label.heightForWidth(label.width()) : label.sizeHint().height();
    return label.height() >= least && (label.wordWrap() || label.width() >= label.sizeHint().width());
}

inline bool roomFor(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    return box.fontMetrics().horizontalAdvance(box.currentText()) <= field.width();
}

inline bool roomFor(const QAbstractButton& button) {
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    const bool silent = button.text().isEmpty() || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly);
    return silent || button.width() >= button.minimumSizeHint().width();
}

/// Returns the texts of labels, buttons and combo boxes that have too little room in a window. Ignores labels of
/// variable width with a tooltip, such as the status line.
inline QStringList crampedTexts(QWidget& window) {
    QStringList cramped;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            const bool any = label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
            if (!any && !roomFor(*label)) cramped << label->text();
        } else if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
            if (!roomFor(*box)) cramped << box->currentText();
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            if (!roomFor(*button)) cramped << button->text();
        }
    }
    return cramped;
}

}  // namespace rokada::ui::testing
