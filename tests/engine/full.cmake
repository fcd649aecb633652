# Runs PROGRAM with ARGUMENTS and a full disk as its output: it must fail and say so.
execute_process(COMMAND ${PROGRAM} ${ARGUMENTS} RESULT_VARIABLE status OUTPUT_FILE /dev/full ERROR_VARIABLE complaints)
if(status EQUAL 0)
    message(FATAL_ERROR "exit status 0, though nothing could be written")
endif()
if(NOT complaints MATCHES "^rokada(-[a-z]+)?: stdout: [^\n]+\n$")
    message(FATAL_ERROR "not one line that says so:\n${complaints}")
endif()
