# clang with libc++, the compiler and the library of macOS and FreeBSD. The library counts std::jthread as experimental.
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_FLAGS_INIT "-stdlib=libc++ -fexperimental-library")
include(${CMAKE_CURRENT_LIST_DIR}/prefix.cmake)
# Calls of Linux that macOS lacks are not used either.
set(ROKADA_HAS_PIPE2 OFF CACHE INTERNAL "")
set(ROKADA_HAS_PROCESS_CLOCK OFF CACHE INTERNAL "")
