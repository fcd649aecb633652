// Page of preferences that covers the board. It contains a search field, the sections, and the settings of a section.
#pragma once

#include <QWidget>

#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace rokada::ui {

class PreferencePages;
class PreferenceSheet;
class SearchField;
class SectionList;
class VerticalScroll;

/// Shows one section, or the search results of all sections. If the page is narrow, a combo box replaces the list of
/// sections.
class PreferencesPage final : public QWidget {
    Q_OBJECT
public:
    /// `pages` must outlive this object.
    PreferencesPage(const PreferencePages& pages, QWidget* parent);

    /// Updates all displayed values, because menus can change them too.
    void refresh();
    /// Sets the focus to the search field.
    void takeFocus();

signals:
    /// Emitted when the user leaves the page.
    void left();
    /// Emitted when the user changes a setting on this page.
    void chosen();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeHeader();
    void makeSections();
    void makeSheets(const PreferencePages& pages);
    void makeEmpty();
    void layOut();
    void arrange();
    void search();
    void choose(int section);
    void showSheets();
    void retranslate();
    [[nodiscard]] bool searching() const;

    QLabel* title_;
    SearchField* search_;
    SectionList* sections_;
    QComboBox* sectionBox_;
    VerticalScroll* scroll_;
    QWidget* body_;
    QWidget* empty_;
    QLabel* nothing_;
    QPushButton* clear_;
    std::vector<PreferenceSheet*> sheets_;  ///< one sheet per section, in the order of `PreferenceSection`
    QBoxLayout* head_ = nullptr;
    QBoxLayout* parts_ = nullptr;
    int section_ = 0;
};

}  // namespace rokada::ui
