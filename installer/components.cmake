# Read by CPack before each kind of package.

if(CPACK_GENERATOR STREQUAL "DEB")
    set(CPACK_COMPONENTS_ALL dashboard sandbox)
else()
    set(CPACK_MONOLITHIC_INSTALL ON)
endif()
