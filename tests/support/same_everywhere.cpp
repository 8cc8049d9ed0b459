// SPDX-License-Identifier: GPL-3.0-or-later

// Part of every program of tests: whatever language and fonts the machine has, they read English and measure
// the fonts of fonts.conf.

#include <QLocale>

namespace {

[[maybe_unused]] const bool isSame = [] {
    qputenv("LC_ALL", "C.UTF-8");  // for the programs that a test starts
    qputenv("FONTCONFIG_FILE", SIDESTAGE_SOURCE_DIR "/tests/support/fonts.conf");
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    return true;
}();

}  // namespace
