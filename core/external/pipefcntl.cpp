#include "external/posixcalls.h"

#include <fcntl.h>
#include <unistd.h>

namespace rokada::external {

/// Opening a pipe takes two calls here. A child that another thread starts between these calls holds the pipe open
/// until that child ends.
bool openPipe(std::array<int, 2>& ends) {
    if (::pipe(ends.data()) != 0) return false;
    for (const int end : ends) ::fcntl(end, F_SETFD, FD_CLOEXEC);
    return true;
}

}  // namespace rokada::external
