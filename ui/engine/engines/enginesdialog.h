// Dialog of external engines: a list, and beside it the test results and options of the selected engine.
#pragma once

#include "engines/enginetest.h"

#include <QDialog>

#include <functional>

class QAction;
class QLabel;
class QPushButton;
class QToolButton;

namespace rokada::ui {

class AvatarRows;
class SplitDialogForm;
class EngineOptions;
class SecondLine;

/// Lets the user find, add, test, configure and remove external engines.
class EnginesDialog final : public QDialog {
    Q_OBJECT
public:
    /// `settings` must outlive this object.
    EnginesDialog(Settings& settings, QWidget* parent);

    /// Tests a program, given by its file and arguments, and adds it to the list if it is an engine.
    void add(const QStringList& command);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showFacts();
    /// Shows a message. `words` returns its text; it is called again when the language of the program changes.
    void tell(std::function<QString()> words);
    void makeList();
    void makeDetails();
    void makeMore();
    void makeButtons();
    void connectTrial();
    void findOnPath();
    void askForFile();
    void remove();
    void tryAgain();
    void take(const EngineEntry& entry);
    void fillList();
    void showEngine();
    void keep();
    void cancel();
    void begin(std::vector<QStringList> commands);
    void showLog();
    [[nodiscard]] EngineEntry* chosen();
    [[nodiscard]] QString factsOf(const EngineEntry& entry) const;
    [[nodiscard]] QString rowWords(const EngineEntry& entry) const;

    Settings& settings_;
    std::vector<EngineEntry> engines_;
    std::vector<QStringList> silent_;  ///< commands of the engines that did not answer in their last test
    SplitDialogForm* form_;
    AvatarRows* list_;
    QLabel* name_;
    SecondLine* command_;
    QLabel* failure_;
    QLabel* facts_;
    EngineOptions* options_;
    QLabel* news_;
    QToolButton* more_;
    QAction* remove_;
    QAction* log_;
    QPushButton* find_;
    QPushButton* add_;
    QPushButton* try_;
    QPushButton* cancel_;
    QPushButton* close_;
    std::function<QString()> newsWords_;
    EngineTest* trial_;
};

}  // namespace rokada::ui
