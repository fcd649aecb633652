#include "base/lastflush.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>

namespace rokada {

int lastFlush(std::string_view program, int status) {
    errno = 0;
    std::cout.flush();
    const bool written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0 && std::cout.good();
    if (written) return status;
    // `errno` is still 0 if the error occurred in an earlier write.
    std::cerr << program << ": stdout: " << std::strerror(errno != 0 ? errno : EIO) << '\n';
    return status == EXIT_SUCCESS ? EXIT_FAILURE : status;
}

}  // namespace rokada
