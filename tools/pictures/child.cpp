#include "child.h"

#include <QProcess>

#include <sys/prctl.h>
#include <csignal>

namespace rokada::pictures {

void endWithParent(QProcess& process) {
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
}

}  // namespace rokada::pictures
