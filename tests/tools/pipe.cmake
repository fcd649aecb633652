# Runs PROGRAM with ARGUMENTS and, last, PIPE, which nobody writes to; it must fail with one line that names it.
file(REMOVE ${PIPE})
execute_process(COMMAND mkfifo ${PIPE} RESULT_VARIABLE made)
if(NOT made EQUAL 0)
    message(FATAL_ERROR "${PIPE} cannot be made")
endif()
execute_process(COMMAND ${PROGRAM} ${ARGUMENTS} ${PIPE} TIMEOUT 60
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE complaints)
file(REMOVE ${PIPE})
if(NOT status MATCHES "^[12]$" OR NOT complaints MATCHES "^[^\n]*${PIPE}[^\n]*not a file\n$")
    message(FATAL_ERROR "status ${status}:\n${output}${complaints}")
endif()
