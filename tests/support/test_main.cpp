// SPDX-License-Identifier: GPL-3.0-or-later

// Part of every test program: runs the test that the first argument names, which receives the other
// arguments. A program of a single test needs no name. The language is English and the fonts are those of
// fonts.conf, whatever the machine has.

#include "test_main.h"

#include <QFileInfo>
#include <QLocale>
#include <QMap>

#include <cstdio>

#undef main

namespace {

using Run = int (*)(int, char **);

QMap<QString, Run> &tests()
{
    static QMap<QString, Run> all;
    return all;
}

}  // namespace

int Sidestage::addTest(const char *file, Run run)
{
    tests().insert(QFileInfo(QString::fromUtf8(file)).completeBaseName(), run);
    return 0;
}

int main(int argc, char **argv)
{
    qputenv("LC_ALL", "C.UTF-8");  // for programs that a test starts
    qputenv("FONTCONFIG_FILE", SIDESTAGE_SOURCE_DIR "/tests/support/fonts.conf");
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));

    if (const Run run = argc > 1 ? tests().value(QString::fromLocal8Bit(argv[1])) : nullptr) {
        argv[1] = argv[0];
        return run(argc - 1, argv + 1);
    }
    if (tests().size() == 1)
        return tests().first()(argc, argv);
    std::fputs("the first argument is the name of a test:\n", stderr);
    for (const QString &name : tests().keys())
        std::fprintf(stderr, "  %s\n", qPrintable(name));
    return 2;
}
