// The log of engines of others, as it grows: beside a game, an analysis or a test run.
#pragma once

#include "engines/enginelog.h"
#include "kit/delay.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace rokada::ui {

class EngineLogWindow final : public QDialog {
    Q_OBJECT
public:
    /// The log must outlive it. Deletes itself when it is closed.
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
    std::uint64_t last_ = 0;  ///< the last line that was looked at
};

}  // namespace rokada::ui
