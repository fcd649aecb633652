// The dock with the rules of the game on the board, and with a card for each kind of men.
#pragma once

#include "rulespage.h"

#include "game.h"

#include <QDockWidget>

#include <optional>

class QTextBrowser;
class QUrl;

namespace rokada::ui {

class PagePictures;

class RulesCard final : public QDockWidget {
    Q_OBJECT
public:
    explicit RulesCard(QWidget* parent);

    /// The rules of another game.
    void setBook(const RulebookPtr& book);
    void showRules();
    void showMan(const CardMan& about);
    /// Whose card it is; nothing while the rules are shown.
    [[nodiscard]] std::optional<CardMan> man() const { return man_; }
    [[nodiscard]] QTextBrowser& page() { return *page_; }
    void retranslate();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void write();
    void follow(const QUrl& link);
    [[nodiscard]] PageStyle style() const;

    QTextBrowser* page_;
    PagePictures* pictures_;
    RulebookPtr book_;
    std::optional<CardMan> man_;
    int writtenFor_ = 0;  ///< the width that the page was made for
    bool stale_ = false;  ///< to be written when somebody looks
};

}  // namespace rokada::ui
