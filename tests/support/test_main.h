// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Included before every test, at the end of the precompiled header. The tests of a folder are one program,
// whose main() is in test_main.cpp. Each test's own main() becomes a function that only its file knows, and
// is added under the name of the file. Defined here and not on the command line, because gcc uses a
// precompiled header only where all macros are the same.

namespace Sidestage {

/// Adds the test of this source file to the program.
int addTest(const char *file, int (*run)(int argc, char **argv));

}  // namespace Sidestage

namespace {

struct TestFile
{
    static int added;
    static int run(int argc, char **argv);
};

}  // namespace

#define main                                                                                                 \
    TestFile::added = Sidestage::addTest(__FILE__, TestFile::run);                                           \
    int TestFile::run
