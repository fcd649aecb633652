// The help page: contents and search at the left, a page of the handbook at the right, and buttons for the other kinds
// of help above the table of contents.
#pragma once

#include "help/handbook.h"
#include "help/helptopics.h"

#include <QWidget>

#include <memory>
#include <vector>

class QAction;
class QBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace rokada::ui {

class HandbookView;
class HelpContents;
class HelpHits;
class SearchField;

class HelpPage final : public QWidget {
    Q_OBJECT
public:
    /// `language` is the code of the language of the pages.
    HelpPage(const QString& language, QWidget* parent);
    ~HelpPage() override;

    /// Shows the pages in another language.
    void setLanguage(const QString& language);
    /// Adds a button for an action. The buttons are above the table of contents.
    void addShortcut(QAction& action);
    /// Shows a place of the handbook. `preface` (HTML) is shown above the page.
    void open(const HelpTopic& topic, const QString& preface = {});
    /// Shows the section about the rules of the variant with this id.
    void openVariant(const QString& variant);
    /// Shows the page about the action with this name.
    void openAction(const QString& action);
    /// Shows the changes since the version `known`.
    void openNews(const QString& known);
    /// Sets the focus to the text, so that the keys scroll it.
    void takeFocus();

signals:
    /// Emitted when the user leaves the page.
    void left();
    /// Emitted when the user clicks the button of an action.
    void actionWanted(QAction& action);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Entry of the history.
    struct Visit {
        HelpTopic topic;
        QString preface;
        QString since;    ///< version up to which the page of news leaves out the changes; empty to show all
        int scroll = -1;  ///< scroll position; -1 to scroll to the topic
    };

    void makeHeader();
    void layOut();
    void arrange();
    void retranslate();
    void search();
    void visit(Visit visit);
    void step(int by);
    void showVisit(const Visit& visit);
    void noteScroll();

    std::unique_ptr<Handbook> handbook_;
    QLabel* title_;
    SearchField* search_;
    QToolButton* back_;
    QToolButton* forward_;
    HelpContents* contents_;
    HelpHits* hits_;
    QLabel* nothing_;  ///< message that a search has no results
    QStackedWidget* lists_;
    QWidget* shortcuts_;
    HandbookView* view_;
    QBoxLayout* head_ = nullptr;
    QBoxLayout* parts_ = nullptr;
    std::vector<Visit> history_;
    std::size_t here_ = 0;  ///< index of the shown page in the history
};

}  // namespace rokada::ui
