// The review of a game: how far it is, then how each player has played.
#pragma once

#include "analysis/review.h"
#include "engines/enginelist.h"

#include "rules/variant.h"

#include <QDialog>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace rokada::ui {

class ReviewDialog final : public QDialog {
    Q_OBJECT
public:
    explicit ReviewDialog(QWidget* parent);

    /// For each position, one of `reviewNodes`.
    void setNodes(int nodes);
    [[nodiscard]] int nodes() const;
    /// Besides ours, whose name is empty.
    void setEngines(const std::vector<EngineOffer>& offers, const QString& chosen);
    [[nodiscard]] QString engine() const;
    /// It runs.
    void showProgress(int done, int all);
    /// It was cancelled or cannot go on, for a reason in words.
    void showStopped(const QString& words);
    void showResult(const Variant& variant, const Review& review);
    void retranslate();

signals:
    void startWanted();
    void cancelWanted();
    void tryAgainWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setRunning(bool running);
    void fillTable();
    void fitWords();

    QComboBox* nodes_;
    QLabel* said_;
    QProgressBar* progress_;
    QTableWidget* table_;
    QPushButton* start_;
    QPushButton* tryAgain_;
    QPushButton* close_;
    QLabel* nodesLabel_;
    QLabel* engineLabel_;
    QComboBox* engine_;
    bool running_ = false;
    std::vector<std::string> sides_;
    std::vector<PlayerReview> players_;
};

}  // namespace rokada::ui
