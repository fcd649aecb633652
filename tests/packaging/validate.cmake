# Runs TOOL with ARGUMENTS, which bars separate: it must find nothing to complain about. PACKAGE is the Debian package of the tool.
cmake_minimum_required(VERSION 3.25)

string(REPLACE "|" ";" ARGUMENTS "${ARGUMENTS}")
find_program(found ${TOOL} NO_CACHE)
if(NOT found)
    message("skipped: ${TOOL} is missing; install the Debian package ${PACKAGE}")
    return()
endif()
execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 MANROFFSEQ= MANWIDTH=80 ${found} ${ARGUMENTS}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE complaints)
if(NOT status EQUAL 0 OR NOT complaints STREQUAL "")
    string(SUBSTRING "${output}" 0 4000 output)
    message(FATAL_ERROR "${TOOL}: exit status ${status}\n${complaints}${output}")
endif()
