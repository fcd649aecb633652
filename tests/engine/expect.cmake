# Runs ENGINE with ARGUMENTS; its exit status must be STATUS, its output and complaints together must match PATTERN, and
# bad input (status 2) must be answered by exactly one line.
execute_process(COMMAND ${ENGINE} ${ARGUMENTS} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE complaints)
if(NOT status EQUAL STATUS)
    message(FATAL_ERROR "exit status ${status}, expected ${STATUS}\n${output}${complaints}")
endif()
if(NOT "${output}${complaints}" MATCHES "${PATTERN}")
    message(FATAL_ERROR "does not match '${PATTERN}':\n${output}${complaints}")
endif()
if(status EQUAL 2 AND NOT complaints MATCHES "^[^\n]+\n$")
    message(FATAL_ERROR "not one line:\n${complaints}")
endif()
