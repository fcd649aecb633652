# Builds the TARGETS (separated by commas) below BUILD and expects each to fail because of its forbidden header, and no
# other library to be found.
# FORBIDDEN: "library=header" for each of them.
cmake_minimum_required(VERSION 3.25)

string(REPLACE "," ";" targets "${TARGETS}")
string(REPLACE "," ";" forbidden "${FORBIDDEN}")
execute_process(COMMAND ${CMAKE_COMMAND} --build ${BUILD} --target ${targets} -- -k 0
    OUTPUT_VARIABLE output ERROR_VARIABLE output)
foreach(pair IN LISTS forbidden)
    string(REGEX MATCH "^([^=]+)=(.+)$" pair "${pair}")
    set(library ${CMAKE_MATCH_1})
    set(header ${CMAKE_MATCH_2})
    set(place "/${library}/forbidden.cpp:[0-9]+:[0-9]+:")
    string(REGEX MATCH "${place} error: #error ([a-z_]+) is found" found "${output}")
    set(other ${CMAKE_MATCH_1})
    string(REGEX MATCH "${place} fatal error: ${header}: No such file" refused "${output}")
    if(found)
        message(SEND_ERROR "${library} finds the headers of ${other}")
    elseif(NOT refused)
        message(SEND_ERROR "${library} finds ${header}, or does not compile for another reason")
    endif()
endforeach()
