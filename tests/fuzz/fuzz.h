// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

// A fuzz target is a file that defines these two.

/// Tries one input. Ends the process when something that must hold does not.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
/// Inputs that reach far, to begin with.
QList<QByteArray> fuzzSeeds();

/// Says what does not hold, and with what, and ends the process so that every fuzzer notices.
[[noreturn]] inline void fuzzFailure(const char *what, const QByteArray &with)
{
    std::fprintf(stderr, "does not hold: %s\n%s\n", what, with.left(4000).constData());
    std::abort();
}
