# `cpack --config CPackSourceConfig.cmake` makes the tarball of the sources.
set(CPACK_PACKAGE_NAME rokada)
set(CPACK_PACKAGE_VENDOR "${ROKADA_MAINTAINER_NAME}")
set(CPACK_PACKAGE_CONTACT "${ROKADA_MAINTAINER_NAME} <${ROKADA_MAINTAINER_EMAIL}>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
if(ROKADA_HOMEPAGE)
    set(CPACK_PACKAGE_HOMEPAGE_URL "${ROKADA_HOMEPAGE}")
endif()
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_GENERATOR TXZ)
set(CPACK_SOURCE_GENERATOR TXZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME rokada-${PROJECT_VERSION})
# Debian wants no folder debian in the sources of others. Patterns are for whole paths. The folder of the sources may itself lie in a folder with such a name.
string(REGEX REPLACE "([][+.*()^$?|])" "[\\1]" root "${PROJECT_SOURCE_DIR}")
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_SOURCE_IGNORE_FILES
    "^${root}/(build|demo|debian|[.]git|[.]github|[.]cache)/" "^${root}/[.]git$" "[.]swp$" "~$")
include(CPack)
