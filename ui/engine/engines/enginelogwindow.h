// Window that shows the log of external engines while it grows.
#pragma once

#include "engines/enginelog.h"
#include "kit/delay.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace rokada::ui {

/// Shows the lines of all engines, or only those of the engine that the user has selected.
class EngineLogWindow final : public QDialog {
    Q_OBJECT
public:
    /// `log` must outlive this object. The window deletes itself when it is closed.
    EngineLogWindow(const EngineLog& log, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void beginAgain();
    void follow();
    [[nodiscard]] bool wanted(const EngineLog::Line& line) const;

    const EngineLog& log_;
    QLabel* title_;
    QComboBox* engine_;
    QPlainTextEdit* text_;
    QPushButton* copy_;
    QPushButton* close_;
    Delay following_;
    std::uint64_t last_ = 0;  ///< number of the last line that was read from the log
};

}  // namespace rokada::ui
