// What is kept about reading aloud.
#include "shell/settings.h"

namespace rokada::ui {

Reading Settings::reading() const {
    return {.inFull = store_.value(QStringLiteral("reading/detail")).toString() != QLatin1String("short"),
            .spelled = store_.value(QStringLiteral("reading/squares")).toString() == QLatin1String("words")};
}

void Settings::setReading(const Reading& reading) {
    store_.setValue(QStringLiteral("reading/detail"),
                    reading.inFull ? QStringLiteral("full") : QStringLiteral("short"));
    store_.setValue(QStringLiteral("reading/squares"),
                    reading.spelled ? QStringLiteral("words") : QStringLiteral("letters"));
}

}  // namespace rokada::ui
