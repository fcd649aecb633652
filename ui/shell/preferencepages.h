// Pages that features add to the preferences. A page names itself by its window title, in the language in force.
#pragma once

#include <QObject>

#include <functional>
#include <map>

class QWidget;

namespace rokada::ui {

/// From the left to the right, behind those of the dialog itself. Others take numbers of their own.
enum class PreferencePage : int { Reading = 10, Sounds = 20, Books = 30 };

class PreferencePages final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    using MakePage = std::function<QWidget*(QWidget* parent)>;

    /// Called each time the preferences are opened; the dialog owns the page.
    void add(PreferencePage place, MakePage make) { makers_[place] = std::move(make); }
    [[nodiscard]] const std::map<PreferencePage, MakePage>& makers() const { return makers_; }

signals:
    /// A person has chosen another look of the board, or another way of moving pieces.
    void looksChanged();

private:
    std::map<PreferencePage, MakePage> makers_;
};

}  // namespace rokada::ui
