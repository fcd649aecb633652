// The settings that features add to the page of the preferences.
#pragma once

#include "shell/preference.h"

#include <QObject>

#include <vector>

namespace rokada::ui {

class PreferencePages final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    void add(Preference preference);
    /// By section and number.
    [[nodiscard]] const std::vector<Preference>& all() const { return all_; }

signals:
    /// Another setting can be added now, or a value was changed elsewhere than on the page.
    void changed();
    /// A person has chosen another look of the board, or another way of moving pieces.
    void looksChanged();

private:
    std::vector<Preference> all_;
};

}  // namespace rokada::ui
