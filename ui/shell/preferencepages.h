// Pages that features add to the preferences. The window title of a page is its label.
#pragma once

#include <QObject>

#include <functional>
#include <map>

class QWidget;

namespace rokada::ui {

/// Order of the pages from left to right, behind the pages of the dialog itself.
enum class PreferencePage : int { Reading = 10, Sounds = 20, Books = 30 };

class PreferencePages final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    using MakePage = std::function<QWidget*(QWidget* parent)>;

    /// Adds a page. `make` is called each time the preferences are opened; the dialog owns the page.
    void add(PreferencePage place, MakePage make) { makers_[place] = std::move(make); }
    [[nodiscard]] const std::map<PreferencePage, MakePage>& makers() const { return makers_; }

signals:
    /// Emitted when the user changes the look of the board or the way of moving pieces.
    void looksChanged();

private:
    std::map<PreferencePage, MakePage> makers_;
};

}  // namespace rokada::ui
