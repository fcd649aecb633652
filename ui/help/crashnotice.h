// Tells the user at the start that the program has crashed before.
#pragma once

#include "kit/backgroundjob.h"
#include "kit/callqueue.h"
#include "shell/feature.h"

#include <QString>

class QMainWindow;

namespace rokada::ui {

class StatusLine;
class WindowSignals;

class CrashNotice final : public Feature {
    Q_OBJECT
public:
    CrashNotice(QMainWindow& window, StatusLine& status, WindowSignals& windowSignals);

private:
    void look(const QString& folder);
    void tell(const QString& report);
    void show(const QString& report);

    QMainWindow& window_;
    StatusLine& status_;
    CallQueue calls_;
    BackgroundJob work_;  ///< reads the report; last member, because it uses the others
};

}  // namespace rokada::ui
