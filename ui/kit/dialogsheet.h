// Shows a dialog as a rounded sheet that contains its own title.
#pragma once

#include <QMargins>
#include <QObject>
#include <QPointer>

class QDialog;
class QLabel;
class QLayout;

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
    QLabel* title_ = nullptr;    ///< nullptr if the dialog has its own title
    QPointer<QLayout> adopted_;  ///< layout whose top margin was enlarged by the height of the title
    QMargins margins_;           ///< margins of `adopted_` before they were enlarged
};

}  // namespace rokada::ui
