# Writes the source file OUT from TEMPLATE, with the VERSION of the sources in the folder SOURCE and their commit, if GIT
# is a program and knows the folder. An unchanged file keeps its time, so that nothing is compiled again.
# Run as: cmake -D SOURCE=... -D VERSION=... -D GIT=... -D TEMPLATE=... -D OUT=... -P version.cmake
cmake_minimum_required(VERSION 3.25)

# A hook of git runs with variables that name another repository.
foreach(variable IN ITEMS GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_PREFIX)
    unset(ENV{${variable}})
endforeach()

# ask(RESULT ARGUMENT...): the answer of git, or an empty text.
function(ask result)
    set(answer "")
    if(GIT)
        execute_process(COMMAND ${GIT} -C ${SOURCE} ${ARGN}
            RESULT_VARIABLE status OUTPUT_VARIABLE answer ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
        if(NOT status EQUAL 0)
            set(answer "")
        endif()
    endif()
    set(${result} "${answer}" PARENT_SCOPE)
endfunction()

set(FULL_VERSION ${VERSION})
set(COMMIT "")
# Sources without a history can lie in a folder of another repository.
ask(top rev-parse --show-toplevel)
file(REAL_PATH "${SOURCE}" own)
if(top)
    file(REAL_PATH "${top}" top)
endif()
if(top STREQUAL own)
    ask(COMMIT rev-parse --short=8 HEAD)
    ask(tags tag --points-at HEAD)
    string(REPLACE "\n" ";" tags "${tags}")
    if(COMMIT AND NOT "v${VERSION}" IN_LIST tags)
        string(APPEND FULL_VERSION "+git.${COMMIT}")
    endif()
endif()
configure_file(${TEMPLATE} ${OUT} @ONLY)
