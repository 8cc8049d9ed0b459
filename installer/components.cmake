# Read by CPack before each kind of package.

if(CPACK_GENERATOR STREQUAL "DEB")
    set(CPACK_COMPONENTS_ALL dashboard sandbox)
    # CPack would put it above the description of each package, which has its own first line.
    set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
else()
    set(CPACK_MONOLITHIC_INSTALL ON)
endif()
