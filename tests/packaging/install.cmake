# Installs BUILD into FOLDER, looks at what is there, and removes it again.
cmake_minimum_required(VERSION 3.25)

set(prefix ${FOLDER}/usr)
file(REMOVE_RECURSE ${FOLDER})
# The list of what the user has installed from this build must stay.
set(manifest ${BUILD}/install_manifest.txt)
set(kept ${FOLDER}/kept.txt)
if(EXISTS ${manifest})
    file(MAKE_DIRECTORY ${FOLDER})
    file(COPY_FILE ${manifest} ${kept})
endif()
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(status EQUAL 0)
    file(COPY_FILE ${manifest} ${FOLDER}/manifest.txt)
endif()
file(REMOVE ${manifest})
if(EXISTS ${kept})
    file(COPY_FILE ${kept} ${manifest})
endif()
if(NOT status EQUAL 0)
    message(FATAL_ERROR "${output}")
endif()

set(share share/man/man6/rokada-engine.6 share/bash-completion/completions/rokada-engine
    share/zsh/site-functions/_rokada-engine share/fish/vendor_completions.d/rokada-engine.fish
    share/doc/rokada/LICENSE share/doc/rokada/CHANGELOG.md share/doc/rokada/THIRD-PARTY.md)
set(wanted bin/rokada-engine ${share})
if(GUI)
    list(APPEND wanted bin/rokada share/man/man6/rokada.6 share/bash-completion/completions/rokada
        share/zsh/site-functions/_rokada share/fish/vendor_completions.d/rokada.fish
        share/applications/${ID}.desktop share/metainfo/${ID}.metainfo.xml share/mime/packages/${ID}.xml
        share/icons/hicolor/scalable/apps/${ID}.svg share/icons/hicolor/symbolic/apps/${ID}-symbolic.svg)
    foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
        list(APPEND wanted share/icons/hicolor/${size}x${size}/apps/${ID}.png)
    endforeach()
endif()
file(GLOB_RECURSE there RELATIVE ${prefix} ${prefix}/*)
list(SORT there)
list(SORT wanted)
if(NOT there STREQUAL wanted)
    message(FATAL_ERROR "installed:\n${there}\nwanted:\n${wanted}")
endif()

# The programs run wherever the folder lies, and no text names the place of the build.
file(RENAME ${prefix} ${FOLDER}/moved)
execute_process(COMMAND ${FOLDER}/moved/bin/rokada-engine --version OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
file(RENAME ${FOLDER}/moved ${prefix})
foreach(file IN LISTS wanted)
    if(NOT file MATCHES "^bin/|[.]png$")
        file(STRINGS ${prefix}/${file} lines)
        string(FIND "${lines}" "${FOLDER}" place)
        string(FIND "${lines}" "@ROKADA" open)
        if(NOT place EQUAL -1 OR NOT open EQUAL -1)
            message(FATAL_ERROR "${file} names the place of the build, or is not filled in")
        endif()
    endif()
endforeach()

execute_process(COMMAND ${CMAKE_COMMAND} -DMANIFEST=${FOLDER}/manifest.txt -P ${UNINSTALL}
    OUTPUT_QUIET ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE there RELATIVE ${prefix} ${prefix}/*)
if(there OR EXISTS ${prefix}/share/doc/rokada)
    message(FATAL_ERROR "left behind: ${there}")
endif()
file(REMOVE_RECURSE ${FOLDER})
