// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <malloc.h>
#endif

namespace Sidestage {

/// Call once, before there are other threads. Destroying 100,000 rows on a worker thread leaves small blocks
/// that glibc merges all together later, when any thread asks for a large block: the window's thread would
/// stand still for 20 to 40 ms. Without these "fast bins", each block is merged when it is freed.
inline void preventHeapPauses()
{
#ifdef M_MXFAST
    mallopt(M_MXFAST, 0);
#endif
}

}  // namespace Sidestage
