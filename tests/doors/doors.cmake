# Builds the TARGETS (separated by commas) below BUILD and expects each to fail because of its forbidden header.
# FORBIDDEN: "library=header" for each of them.
cmake_minimum_required(VERSION 3.25)

string(REPLACE "," ";" targets "${TARGETS}")
string(REPLACE "," ";" forbidden "${FORBIDDEN}")
execute_process(COMMAND ${CMAKE_COMMAND} --build ${BUILD} --target ${targets} -- -k 0
    OUTPUT_VARIABLE output ERROR_VARIABLE output)
foreach(pair IN LISTS forbidden)
    string(REGEX MATCH "^([^=]+)=(.+)$" pair "${pair}")
    set(place "${CMAKE_MATCH_1}/forbidden.cpp:1:")
    string(REGEX MATCH "${place}[^\n]*fatal error: ${CMAKE_MATCH_2}: No such file" refused "${output}")
    if(NOT refused)
        message(SEND_ERROR "${CMAKE_MATCH_1} finds ${CMAKE_MATCH_2}, or does not compile for another reason")
    endif()
endforeach()
