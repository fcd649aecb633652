# Compares the facts about the project that several files of SOURCE must repeat. VERSION is that of CMakeLists.txt.
cmake_minimum_required(VERSION 3.25)

include(${SOURCE}/cmake/project.cmake)
set(maintainer "${ROKADA_MAINTAINER_NAME} <${ROKADA_MAINTAINER_EMAIL}>")

# expect(FILE TEXT): the file contains the text.
function(expect file text)
    file(READ ${SOURCE}/${file} content)
    string(FIND "${content}" "${text}" place)
    if(place EQUAL -1)
        message(SEND_ERROR "${file} does not contain: ${text}")
    endif()
endfunction()

expect(CHANGELOG.md "## [${VERSION}] - ")
expect(docs/releasing.md "`${ROKADA_ID}`")
expect(docs/releasing.md "`${maintainer}`")

# The tarball of the sources has no folder debian.
if(EXISTS ${SOURCE}/debian)
    expect(debian/changelog "rokada (${VERSION}-")
    expect(debian/changelog " -- ${maintainer}  ")
    expect(debian/control "Maintainer: ${maintainer}\n")
    expect(debian/copyright "Upstream-Contact: ${maintainer}\n")
    file(READ ${SOURCE}/debian/control control)
    if(ROKADA_HOMEPAGE)
        expect(debian/control "Homepage: ${ROKADA_HOMEPAGE}\n")
    elseif(control MATCHES "Homepage:")
        message(SEND_ERROR "debian/control has a homepage that cmake/project.cmake does not have")
    endif()
    file(STRINGS ${SOURCE}/LICENSE holder REGEX "^Copyright")
    string(REPLACE "Copyright (c) " "" holder "${holder}")
    expect(debian/copyright "Copyright: ${holder}\n")
endif()

# The version of the list of openings stands in the list itself.
file(STRINGS ${SOURCE}/resources/openings/chess.openings line LIMIT_COUNT 1 REGEX "version [0-9a-f]+")
string(REGEX MATCH "version [0-9a-f]+" commit "${line}")
expect(THIRD-PARTY.md "${commit}")
