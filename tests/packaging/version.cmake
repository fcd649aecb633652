# Runs the SCRIPT that finds the version in folders with and without a history of git.
cmake_minimum_required(VERSION 3.25)

find_program(git git NO_CACHE)
if(NOT git)
    message("skipped: git is missing; install the Debian package git")
    return()
endif()
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER}/repository/below)
set(repository ${FOLDER}/repository)

# run_git(ARGUMENT...): without the settings of the user.
function(run_git)
    execute_process(COMMAND ${CMAKE_COMMAND} -E env --unset=GIT_DIR --unset=GIT_WORK_TREE --unset=GIT_INDEX_FILE
            GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
            ${git} -C ${repository} -c user.name=Test -c user.email=test@example.invalid ${ARGN}
        OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# expect(PATTERN COMMIT SOURCE GIT): the version of the sources in the folder.
function(expect pattern commit source program)
    execute_process(COMMAND ${CMAKE_COMMAND} -DSOURCE=${source} -DVERSION=1.2.3 -DGIT=${program} -DTEMPLATE=${TEMPLATE}
        -DOUT=${FOLDER}/version.cpp -P ${SCRIPT} COMMAND_ERROR_IS_FATAL ANY)
    file(READ ${FOLDER}/version.cpp text)
    if(NOT text MATCHES "version\\(\\) { return \"${pattern}\"" OR NOT text MATCHES "commit\\(\\) { return \"${commit}\"")
        message(FATAL_ERROR "not ${pattern}, ${commit}:\n${text}")
    endif()
endfunction()

set(hash "[0-9a-f]+")
# The build folder may itself lie in a repository.
expect(1.2.3 "" ${FOLDER} ${git})
run_git(init --quiet)
expect(1.2.3 "" ${repository} ${git})
run_git(commit --quiet --allow-empty -m First)
expect("1.2.3.git.${hash}" ${hash} ${repository} ${git})
expect(1.2.3 "" ${repository}/below ${git})
expect(1.2.3 "" ${repository} git-NOTFOUND)
run_git(tag v1.2.2)
expect("1.2.3.git.${hash}" ${hash} ${repository} ${git})
run_git(tag -a -m Release v1.2.3)
expect(1.2.3 ${hash} ${repository} ${git})

# The same version leaves the file as it is, another commit does not.
file(TIMESTAMP ${FOLDER}/version.cpp before "%s" UTC)
execute_process(COMMAND ${CMAKE_COMMAND} -E sleep 1.1)
expect(1.2.3 ${hash} ${repository} ${git})
file(TIMESTAMP ${FOLDER}/version.cpp after "%s" UTC)
if(NOT before STREQUAL after)
    message(FATAL_ERROR "the source file was written again")
endif()
run_git(commit --quiet --allow-empty -m Second)
expect("1.2.3.git.${hash}" ${hash} ${repository} ${git})
file(REMOVE_RECURSE ${FOLDER})
