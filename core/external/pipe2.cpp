#include "external/posixcalls.h"

#include <fcntl.h>
#include <unistd.h>

namespace rokada::external {

bool openPipe(std::array<int, 2>& ends) { return ::pipe2(ends.data(), O_CLOEXEC) == 0; }

}  // namespace rokada::external
