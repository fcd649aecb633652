// Shows a dialog as a rounded sheet that contains its own title.
#pragma once

#include <QMargins>
#include <QObject>
#include <QPointer>

class QDialog;
class QLabel;
class QLayout;

namespace rokada::ui {

/// Replaces the frame of the desktop around a dialog. The dialog can be moved by its free area and resized at its
/// edges.
class DialogSheet final : public QObject {
    Q_OBJECT
public:
    /// `Shown` adds the window title above the layout of the dialog. `Own` is for dialogs whose layout has a title.
    enum class Title { Shown, Own };
    /// Call it when the dialog has its layout, and before its size is set. The dialog owns the object.
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
    QPointer<QLayout> adopted_;  ///< layout that leaves room for the title
    QMargins margins_;           ///< its margins without the title
};

}  // namespace rokada::ui
