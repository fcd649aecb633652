// The room below the moves for strips that come and go: as high as they are while the panels above and below have
// their own; where they have not, what does not fit is scrolled.
#pragma once

#include <QScrollArea>

class QDockWidget;
class QMainWindow;
class QVBoxLayout;

namespace rokada::ui {

class StripRoom final : public QScrollArea {
    Q_OBJECT
public:
    /// It stands in this panel of the window.
    StripRoom(QMainWindow& window, QDockWidget& panel, QWidget* parent);

    /// Until another widget takes them.
    void hold(QWidget* strips);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] int wanted() const;
    [[nodiscard]] int free() const;
    void measure();

    QMainWindow& window_;
    QDockWidget& panel_;
    QWidget* page_;
    QVBoxLayout* column_;
    int wanted_ = 0;  ///< what the panel was told last
    int least_ = 0;
};

}  // namespace rokada::ui
