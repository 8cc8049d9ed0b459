// SPDX-License-Identifier: GPL-3.0-or-later

// Writes the seeds for libFuzzer into its corpus folder if that is empty.

#include "fuzz.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv);

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    const QDir corpus(QString::fromLocal8Bit((*argv)[*argc - 1]));
    if (*argc < 2 || (*argv)[*argc - 1][0] == '-' || !corpus.exists() || !corpus.isEmpty())
        return 0;
    int number = 0;
    for (const QByteArray &seed : fuzzSeeds()) {
        QFile file(corpus.filePath(u"seed-%1"_s.arg(++number)));
        if (file.open(QIODevice::WriteOnly))
            file.write(seed);
    }
    return 0;
}
