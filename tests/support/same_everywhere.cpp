// SPDX-License-Identifier: GPL-3.0-or-later

// Part of every test program: the language is English and the fonts are those of fonts.conf, whatever the
// machine has.

#include <QLocale>

namespace {

[[maybe_unused]] const bool isSame = [] {
    qputenv("LC_ALL", "C.UTF-8");  // for programs that a test starts
    qputenv("FONTCONFIG_FILE", SIDESTAGE_SOURCE_DIR "/tests/support/fonts.conf");
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    return true;
}();

}  // namespace
