// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// How long a test waits for a condition, in milliseconds. Only a failing test waits so long. Qt's default of
/// five seconds is too short on a busy machine.
inline constexpr int testPatience = 60'000;

#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, testPatience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT(expr, message, testPatience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT(expr, expected, testPatience)
