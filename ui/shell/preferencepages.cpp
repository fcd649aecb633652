#include "shell/preferencepages.h"

#include <algorithm>
#include <utility>

namespace rokada::ui {

void PreferencePages::add(Preference preference) {
    const auto order = [](const Preference& one) { return std::pair(one.section, one.number); };
    const auto place = std::ranges::upper_bound(all_, order(preference), {}, order);
    all_.insert(place, std::move(preference));
    emit changed();
}

}  // namespace rokada::ui
