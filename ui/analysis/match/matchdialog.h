// Dialog to set up, watch, pause, stop, continue and save an engine match.
#pragma once

#include "kit/delay.h"
#include "match/matchrunner.h"

#include <QDialog>

#include <utility>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace rokada::ui {

class SplitDialogForm;
class MatchBoards;
class MatchSetupPage;
class MatchTable;

/// Shows and controls the match of a `MatchRunner`.
class MatchDialog final : public QDialog {
    Q_OBJECT
public:
    /// `settings` and `runner` must outlive this object. `collections` are pairs of file and name of the collections in
    /// which the games can be stored. `variant` is the id of the variant that is selected at first.
    MatchDialog(const Settings& settings, MatchRunner& runner,
                const std::vector<std::pair<QString, QString>>& collections, const QString& variant, QWidget* parent);

    /// Saves all finished games of the match in one PGN file. Returns false if the file cannot be written.
    bool saveAs(const QString& file);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makePages();
    void makeButtons();
    void retranslate();
    void follow();
    void showButtons();
    void showGames();
    void begin();
    void askForFile();
    [[nodiscard]] bool choosing() const;
    void showPage(int page);
    [[nodiscard]] QString stateWords() const;
    [[nodiscard]] QString timeWords() const;
    [[nodiscard]] QString sizeWords() const;

    MatchRunner& runner_;
    SplitDialogForm* form_;
    QStackedWidget* pages_;
    MatchSetupPage* setup_;
    MatchBoards* boards_;
    MatchTable* table_;
    QProgressBar* progress_;
    QLabel* words_;
    QLabel* whyNot_;
    QLabel* notice_;
    QPushButton* start_;
    QPushButton* pause_;
    QPushButton* stop_;
    QPushButton* new_;
    QPushButton* save_;
    QPushButton* close_;
    Delay telling_;
};

}  // namespace rokada::ui
