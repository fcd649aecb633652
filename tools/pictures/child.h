// Makes a child process end with this program, even if this program is killed.
#pragma once

class QProcess;

namespace rokada::pictures {

/// Makes the process end when this program ends. Call it before the process is started.
void endWithParent(QProcess& process);

}  // namespace rokada::pictures
