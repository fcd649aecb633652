// Processes that end with the driver, also if it is killed.
#pragma once

class QProcess;

namespace rokada::pictures {

/// To be called before the start of the process.
void endWithParent(QProcess& process);

}  // namespace rokada::pictures
