# Runs while it is installed on Windows, after Qt's own tool: copies what the programs, our plugins and those of Qt need
# and neither that tool nor Windows has, such as SQLite or what decodes pictures.
#
# folder     the programs, below CMAKE_INSTALL_PREFIX
# libraries  where the libraries are

file(GLOB programs "${CMAKE_INSTALL_PREFIX}/${folder}/*.exe")
file(GLOB_RECURSE modules "${CMAKE_INSTALL_PREFIX}/*.dll")
file(GET_RUNTIME_DEPENDENCIES
    EXECUTABLES ${programs}
    MODULES ${modules}
    DIRECTORIES ${libraries}
    PRE_EXCLUDE_REGEXES "^api-ms-" "^ext-ms-"
    POST_EXCLUDE_REGEXES "[/\\\\][Ss]ystem32[/\\\\]"
    RESOLVED_DEPENDENCIES_VAR found
    UNRESOLVED_DEPENDENCIES_VAR missing
    CONFLICTING_DEPENDENCIES_PREFIX several)
# What has several places is here already: the tool has copied it.
foreach(library ${found})
    get_filename_component(name "${library}" NAME)
    if(NOT EXISTS "${CMAKE_INSTALL_PREFIX}/${folder}/${name}")
        file(INSTALL "${library}" DESTINATION "${CMAKE_INSTALL_PREFIX}/${folder}")
    endif()
endforeach()
if(missing)
    list(JOIN missing ", " missing)
    message(STATUS "Not found, so this has to be part of Windows: ${missing}")
endif()
