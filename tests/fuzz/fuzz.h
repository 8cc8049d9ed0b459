// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

// A fuzz target is a file that defines these two functions.

/// Tests one input. Aborts the process if an invariant is violated.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
/// Initial inputs that reach far into the code.
QList<QByteArray> fuzzSeeds();

/// Prints the violated invariant and its data, and aborts so that every fuzzer notices.
[[noreturn]] inline void fuzzFailure(const char *what, const QByteArray &with)
{
    std::fprintf(stderr, "does not hold: %s\n%s\n", what, with.left(4000).constData());
    std::abort();
}
