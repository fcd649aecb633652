# Libraries and headers come only from the folder `prefix` of the build, which tools/portable.sh fills. Those of this
# machine belong to another system or to another standard library.
list(APPEND CMAKE_FIND_ROOT_PATH ${CMAKE_BINARY_DIR}/prefix)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
