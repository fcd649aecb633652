# What `cmake --install` puts where, and the target `uninstall`. Programs find nothing by the place of the installation, so
# that it can be moved.

# The newest version in the list of changes with its date.
file(STRINGS ${PROJECT_SOURCE_DIR}/CHANGELOG.md releases REGEX "^## \\[[0-9.]+\\] - [0-9-]+$")
list(GET releases 0 release)
string(REGEX MATCH "^## \\[([0-9.]+)\\] - ([0-9-]+)$" release "${release}")
set(release_version ${CMAKE_MATCH_1})
set(release_date ${CMAKE_MATCH_2})
if(NOT release_version VERSION_EQUAL PROJECT_VERSION)
    message(FATAL_ERROR "CHANGELOG.md begins with version ${release_version}, CMakeLists.txt has ${PROJECT_VERSION}")
endif()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/CHANGELOG.md)

set(made ${PROJECT_BINARY_DIR}/install)
set(completion ${PROJECT_SOURCE_DIR}/resources/completion)
set(ROKADA_ZSH_COMPLETION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions CACHE STRING "Folder of completions for zsh")
mark_as_advanced(ROKADA_ZSH_COMPLETION)

# install_program(TARGET): the program with its manual page and its completions.
function(install_program target)
    install(TARGETS ${target})
    configure_file(${PROJECT_SOURCE_DIR}/docs/man/${target}.6.in ${made}/${target}.6 @ONLY)
    install(FILES ${made}/${target}.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
    install(FILES ${completion}/${target}.bash
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME ${target})
    install(FILES ${completion}/_${target} DESTINATION ${ROKADA_ZSH_COMPLETION})
    install(FILES ${completion}/${target}.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endfunction()

install_program(rokada-engine)
install(FILES LICENSE CHANGELOG.md THIRD-PARTY.md DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/rokada)

# The metainfo has an address only if the publisher has set it.
function(add_optional line)
    set(optional "${optional}  ${line}\n" PARENT_SCOPE)
endfunction()

# add_screenshot(ATTRIBUTES PICTURE ENGLISH RUSSIAN BULGARIAN): a picture of docs/gallery with its captions.
macro(add_screenshot attributes picture english russian bulgarian)
    add_optional("  <screenshot${attributes}>")
    add_optional("    <caption>${english}</caption>")
    add_optional("    <caption xml:lang=\"ru\">${russian}</caption>")
    add_optional("    <caption xml:lang=\"bg\">${bulgarian}</caption>")
    add_optional("    <image>${ROKADA_PICTURES}/${picture}.png</image>")
    add_optional("  </screenshot>")
endmacro()

if(ROKADA_GUI)
    install_program(rokada)
    set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)
    set(optional "")
    if(ROKADA_HOMEPAGE)
        add_optional("<url type=\"homepage\">${ROKADA_HOMEPAGE}</url>")
    endif()
    if(ROKADA_BUG_TRACKER)
        add_optional("<url type=\"bugtracker\">${ROKADA_BUG_TRACKER}</url>")
    endif()
    if(ROKADA_PICTURES)
        add_optional("<screenshots>")
        add_screenshot(" type=\"default\"" window "Rokada during a game" "Партия в Rokada" "Партия в Rokada")
        add_screenshot("" boards "The boards of the six variants" "Доски шести вариантов" "Дъските на шестте варианта")
        add_optional("</screenshots>")
    endif()
    configure_file(${desktop}/rokada.desktop.in ${made}/${ROKADA_ID}.desktop @ONLY)
    configure_file(${desktop}/rokada.metainfo.xml.in ${made}/${ROKADA_ID}.metainfo.xml @ONLY)
    install(FILES ${made}/${ROKADA_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${made}/${ROKADA_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${desktop}/rokada.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${ROKADA_ID}.xml)

    set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
    foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
        install(FILES ${desktop}/icons/rokada-${size}.png
            DESTINATION ${icons}/${size}x${size}/apps RENAME ${ROKADA_ID}.png)
    endforeach()
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/rokada.svg
        DESTINATION ${icons}/scalable/apps RENAME ${ROKADA_ID}.svg)
    install(FILES ${desktop}/icons/rokada-symbolic.svg
        DESTINATION ${icons}/symbolic/apps RENAME ${ROKADA_ID}-symbolic.svg)
endif()

add_custom_target(uninstall
    COMMAND ${CMAKE_COMMAND} -DMANIFEST=${PROJECT_BINARY_DIR}/install_manifest.txt
        -P ${PROJECT_SOURCE_DIR}/cmake/uninstall.cmake
    COMMENT "Removing what the last installation has written"
    VERBATIM)
