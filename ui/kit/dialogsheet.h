// Shows a dialog as a rounded sheet that contains its own title, and scales the sizes of dialogs with their font.
#pragma once

#include <QMargins>
#include <QObject>
#include <QPointer>
#include <QSize>

class QDialog;
class QLabel;
class QLayout;
class QWidget;

namespace rokada::ui {

/// Replaces the window frame that the desktop draws around a dialog. The user moves the dialog by its free area and
/// resizes it at its edges.
class DialogSheet final : public QObject {
    Q_OBJECT
public:
    /// `Shown` adds the window title above the layout of the dialog. `Own` is for dialogs whose layout has a title.
    enum class Title { Shown, Own };
    /// Precondition: the dialog has its layout, but no size yet. The dialog owns this object.
    explicit DialogSheet(QDialog& dialog, Title title = Title::Shown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void adopt();
    [[nodiscard]] int titleWidth() const;
    [[nodiscard]] int titleHeight() const;
    void clip();
    void paint();
    bool grab(const QPoint& point);
    void showCursor(const QPoint& point);
    [[nodiscard]] Qt::Edges edgesAt(const QPoint& point) const;

    QDialog& dialog_;
    QWidget* edge_;              ///< paints the edge of the dialog
    QLabel* title_ = nullptr;    ///< nullptr if the dialog has its own title
    QPointer<QLayout> adopted_;  ///< layout whose top margin was enlarged by the height of the title
    QMargins margins_;           ///< margins of `adopted_` before they were enlarged
};

/// Returns the ratio of the font size of the dialog to the standard size of 14 pixels, at least 1.
double lettersOf(QWidget& dialog);

/// Returns the size `usual`, in pixels for the standard font size, scaled to the font of the dialog. The result fits
/// the screen, but is never smaller than `usual`.
QSize sizeForLetters(QWidget& dialog, QSize usual);

}  // namespace rokada::ui
