# Checks the sources under ROOT: core knows no Qt, nobody asks which game is played, no file is too long, nothing is left
# for later. Prints the longest files. Run as: cmake -D ROOT=<project> -P lint.cmake
cmake_minimum_required(VERSION 3.25)

set(violations 0)

function(complain file what)
    file(RELATIVE_PATH name "${ROOT}" "${file}")
    message("${name}: ${what}")
    math(EXPR more "${violations} + 1")
    set(violations ${more} PARENT_SCOPE)
endfunction()

# Complains about every line of `file` that matches `pattern` and not `exception` (empty for none).
macro(forbid file pattern exception what)
    file(STRINGS "${file}" found REGEX "${pattern}")
    foreach(line IN LISTS found)
        string(STRIP "${line}" line)
        if("${exception}" STREQUAL "" OR NOT line MATCHES "${exception}")
            complain("${file}" "${what}: ${line}")
        endif()
    endforeach()
endmacro()

file(GLOB_RECURSE own LIST_DIRECTORIES false
    "${ROOT}/core/*.h" "${ROOT}/core/*.cpp" "${ROOT}/ui/*.h" "${ROOT}/ui/*.cpp" "${ROOT}/app/*.h" "${ROOT}/app/*.cpp")
file(GLOB_RECURSE tests LIST_DIRECTORIES false "${ROOT}/tests/*.h" "${ROOT}/tests/*.cpp")
list(FILTER tests EXCLUDE REGEX "/lint/wrong/")

# --- core knows no Qt
foreach(file IN LISTS own)
    if(file MATCHES "^${ROOT}/core/")
        forbid("${file}" "^ *# *include *[<\"]Q[a-zA-Z]" "" "core includes Qt")
    endif()
endforeach()

# --- nobody asks which game is played; looking a name up in a table is no such question
set(lookup "return [a-z]+[.]id == id; }")
foreach(file IN LISTS own)
    forbid("${file}" "([vV]ariant|[gG]ame)(Id|Name)?([(][)])? *[!=]= *(Variant|VariantId|Game|\")" "" "asks which game is played")
    forbid("${file}" "([.]|->)id *[!=]=" "${lookup}" "asks which game is played")
endforeach()

# --- nothing is left for later
set(later "(TO")
string(APPEND later "DO|FIX" "ME)")
foreach(file IN LISTS own tests)
    forbid("${file}" "${later}" "" "left for later")
endforeach()

# --- no file is too long
set(lengths)
foreach(file IN LISTS own tests)
    file(READ "${file}" text)
    string(REGEX REPLACE "[^\n]" "" text "${text}")
    string(LENGTH "${text}" lines)
    set(most 400)
    if(file IN_LIST tests)
        set(most 450)
    endif()
    if(lines GREATER most)
        complain("${file}" "${lines} lines, more than ${most}")
    endif()
    math(EXPR padded "100000 + ${lines}")
    file(RELATIVE_PATH name "${ROOT}" "${file}")
    list(APPEND lengths "${padded} ${name}")
endforeach()

list(SORT lengths ORDER DESCENDING)
list(SUBLIST lengths 0 10 longest)
message("The longest files:")
foreach(entry IN LISTS longest)
    string(REGEX REPLACE "^10*([0-9]+) " "\\1 " entry "${entry}")
    message("  ${entry}")
endforeach()

if(violations GREATER 0)
    message(FATAL_ERROR "${violations} violations")
endif()
