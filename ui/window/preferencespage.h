// The page of the preferences in front of the board: a search, the sections, and the settings of the chosen one.
#pragma once

#include <QWidget>

#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace rokada::ui {

class PreferencePages;
class PreferenceSheet;
class SectionList;
enum class PreferenceSection;

/// A search shows the settings of all sections that it finds. Where it is narrow, the sections are a choice above.
class PreferencesPage final : public QWidget {
    Q_OBJECT
public:
    /// The settings must outlive the page.
    PreferencesPage(const PreferencePages& pages, QWidget* parent);

    void showSection(PreferenceSection section);
    [[nodiscard]] PreferenceSection section() const;
    /// Reads the settings again: they may be changed elsewhere too.
    void refresh();
    /// To the search.
    void takeFocus();

signals:
    /// A person goes back.
    void left();
    /// A person has changed a setting here.
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
    QLineEdit* search_;
    SectionList* sections_;
    QComboBox* sectionBox_;
    QScrollArea* scroll_;
    QWidget* body_;
    QWidget* empty_;
    QLabel* nothing_;
    QPushButton* clear_;
    std::vector<PreferenceSheet*> sheets_;  ///< by section
    QBoxLayout* head_ = nullptr;
    QBoxLayout* parts_ = nullptr;
    int section_ = 0;
};

}  // namespace rokada::ui
