// The only question at the end: what becomes of edits and notes that are in no file.
#pragma once

#include <QMessageBox>
#include <QObject>
#include <QPointer>

class QMainWindow;

namespace rokada::ui {

class FileControls;
class GameRecord;

class CloseGuard final : public QObject {
    Q_OBJECT
public:
    CloseGuard(QMainWindow& window, GameRecord& record, FileControls& files);

    /// True if the window may close. Otherwise it closes by itself once the question is answered.
    bool mayClose();
    /// nullptr while nothing is asked.
    [[nodiscard]] QMessageBox* question() const { return question_; }

private:
    [[nodiscard]] QStringList unsaved() const;
    void answer(QMessageBox::StandardButton button);

    QMainWindow& window_;
    GameRecord& record_;
    FileControls& files_;
    QPointer<QMessageBox> question_;
    bool givenUp_ = false;  ///< no file is wanted
    bool closing_ = false;  ///< when they are saved the window closes
};

}  // namespace rokada::ui
