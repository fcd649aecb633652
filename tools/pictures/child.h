// Makes child processes end with this program, even if it is killed.
#pragma once

class QProcess;

namespace rokada::pictures {

/// Call before the process is started.
void endWithParent(QProcess& process);

}  // namespace rokada::pictures
