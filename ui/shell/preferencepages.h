// Collects the settings that features add to the page of preferences.
#pragma once

#include "shell/preference.h"

#include <QObject>

#include <vector>

namespace rokada::ui {

/// List of all rows of the page.
class PreferencePages final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Adds a row. Its section and number give its place.
    void add(Preference preference);
    /// Returns all rows, sorted by section and number.
    [[nodiscard]] const std::vector<Preference>& all() const { return all_; }

signals:
    /// Emitted when a setting becomes available, or a value is changed elsewhere than on the page.
    void changed();
    /// Emitted when the user changes the look of the board, or the way of moving pieces.
    void looksChanged();

private:
    std::vector<Preference> all_;
};

}  // namespace rokada::ui
