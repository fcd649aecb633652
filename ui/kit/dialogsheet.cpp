#include "kit/dialogsheet.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"

#include <QDialog>
#include <QHoverEvent>
#include <QLabel>
#include <QLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>
#include <QWidget>
#include <QWindow>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Radius of the corners, and width of the edges at which the dialog can be resized, in pixels.
constexpr int SheetRadius = 16, Edge = 6;
/// Gap between the title and the layout, in pixels at 1 em = 15 pixels.
constexpr double TitleGap = 12;
/// Largest share of the screen for a scaled dialog, so that part of the window behind it stays visible.
constexpr double LargestPart = 0.9;
/// Font size, in pixels, for which the sizes of dialogs are given.
constexpr double UsualEm = 14;

/// Returns the colour of the edge of a dialog. It is invalid if the dialog needs no edge.
QColor edgeOf(const QDialog& dialog) {
    // If the window behind the dialog is not dimmed, its panels have the colour of the dialog.
    if (theme().contrast || !dialog.isModal()) return theme().edge;
    // In dark themes, the dimmed window is nearly as dark as the dialog.
    return theme().dark ? theme().line : QColor();
}

/// Paints the edge of a dialog above the other children, because these can fill the whole dialog.
class SheetEdge final : public QWidget {
public:
    explicit SheetEdge(QDialog& dialog) : QWidget(&dialog), dialog_(dialog) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const QColor edge = edgeOf(dialog_);
        QPainter painter(this);
        if (edge.isValid()) paintRound(painter, rect(), SheetRadius, QColor(), edge);
    }

private:
    const QDialog& dialog_;
};

}  // namespace

DialogSheet::DialogSheet(QDialog& dialog, Title title)
    : QObject(&dialog), dialog_(dialog), edge_(new SheetEdge(dialog)) {
    dialog.setWindowFlag(Qt::FramelessWindowHint);
    dialog.setAttribute(Qt::WA_TranslucentBackground);
    dialog.setAttribute(Qt::WA_Hover);
    dialog.installEventFilter(this);
    dialog.ensurePolished();
    if (title == Title::Own) return;
    title_ = new QLabel(&dialog);
    title_->setObjectName(QStringLiteral("dialogTitle"));
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    title_->setAttribute(Qt::WA_TransparentForMouseEvents);
    adopt();
}

/// Makes room for the title in the current layout of the dialog. A message box replaces its layout when its texts
/// change, so this function runs at each layout request.
void DialogSheet::adopt() {
    QLayout* layout = dialog_.layout();
    if (!title_ || !layout) return;
    if (layout != adopted_) margins_ = layout->contentsMargins();
    adopted_ = layout;
    title_->setFont(fontFor(TextRole::SectionTitle, dialog_.font()));
    title_->setText(dialog_.windowTitle());
    const bool titled = !dialog_.windowTitle().isEmpty();
    const int gap = designPixels(TitleGap, emOf(dialog_.font()));
    const QMargins room(0, titled ? titleHeight() + gap : 0, 0, 0);
    if (layout->contentsMargins() != margins_ + room) layout->setContentsMargins(margins_ + room);
    title_->setGeometry(margins_.left(), margins_.top(), titleWidth(), titleHeight());
}

int DialogSheet::titleWidth() const { return std::max(1, dialog_.width() - margins_.left() - margins_.right()); }

int DialogSheet::titleHeight() const { return title_->heightForWidth(titleWidth()); }

/// Cuts off the corners with a mask on platforms that could show them black.
void DialogSheet::clip() {
    if (windowsNeedMasks()) dialog_.setMask(roundRegion(dialog_.rect(), SheetRadius));
}

void DialogSheet::paint() {
    QPainter painter(&dialog_);
    paintRound(painter, dialog_.rect(), SheetRadius, theme().canvas, QColor());
}

Qt::Edges DialogSheet::edgesAt(const QPoint& point) const {
    if (dialog_.minimumSize() == dialog_.maximumSize()) return {};
    Qt::Edges edges;
    edges.setFlag(Qt::LeftEdge, point.x() < Edge);
    edges.setFlag(Qt::RightEdge, point.x() >= dialog_.width() - Edge);
    edges.setFlag(Qt::TopEdge, point.y() < Edge);
    edges.setFlag(Qt::BottomEdge, point.y() >= dialog_.height() - Edge);
    return edges;
}

/// Lets the desktop resize the dialog if `point` is at an edge. Elsewhere, lets it move the dialog. Returns false if
/// the desktop supports neither.
bool DialogSheet::grab(const QPoint& point) {
    QWindow* window = dialog_.windowHandle();
    if (!window) return false;
    const Qt::Edges edges = edgesAt(point);
    return edges ? window->startSystemResize(edges) : window->startSystemMove();
}

void DialogSheet::showCursor(const QPoint& point) {
    const Qt::Edges edges = edgesAt(point);
    const bool across = edges.testAnyFlags(Qt::LeftEdge | Qt::RightEdge);
    const bool along = edges.testAnyFlags(Qt::TopEdge | Qt::BottomEdge);
    if (!across && !along) return dialog_.unsetCursor();
    const bool falling = edges == (Qt::LeftEdge | Qt::TopEdge) || edges == (Qt::RightEdge | Qt::BottomEdge);
    const Qt::CursorShape corner = falling ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
    dialog_.setCursor(across && along ? corner : across ? Qt::SizeHorCursor : Qt::SizeVerCursor);
}

bool DialogSheet::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Paint: paint(); break;
        case QEvent::Show:
            edge_->raise();
            adopt();
            break;
        case QEvent::Polish:
        case QEvent::FontChange:
        case QEvent::WindowTitleChange:
        case QEvent::LayoutRequest: adopt(); break;
        case QEvent::Resize:
            edge_->setGeometry(dialog_.rect());
            adopt();
            clip();
            break;
        case QEvent::HoverMove: showCursor(static_cast<QHoverEvent*>(event)->position().toPoint()); break;
        case QEvent::MouseButtonPress: {
            const auto* press = static_cast<QMouseEvent*>(event);
            if (press->button() == Qt::LeftButton && grab(press->position().toPoint())) return true;
            break;
        }
        default: break;
    }
    return QObject::eventFilter(watched, event);
}

double lettersOf(QWidget& dialog) {
    // Polish the dialog first, because the style sets its font only then.
    dialog.ensurePolished();
    return std::max(1.0, emOf(dialog.font()) / UsualEm);
}

QSize sizeForLetters(QWidget& dialog, QSize usual) {
    const QSize room = dialog.screen()->availableSize() * LargestPart;
    return (usual * lettersOf(dialog)).boundedTo(room).expandedTo(usual);
}

}  // namespace rokada::ui
