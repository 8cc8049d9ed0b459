// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QLocale>
#include <QString>

#include <utility>

namespace Sidestage {

/// Sets what must be set before the QApplication is created.
void prepareProcess();
/// Sets name, version and translations. Needs a QCoreApplication, but no display.
void nameProcess();
/// The languages of the interface: codes such as "pt_BR", and their names in themselves, in the order of
/// these.
QList<std::pair<QString, QString>> languages();
/// This locale, or for Arabic one whose digits are 0 to 9: times of day and texts such as "3 min" have these
/// in every language, and two kinds of digits in one sentence cannot be read.
QLocale withLatinDigits(const QLocale &locale);
/// Uses this language from now on for everything that is created later; empty: that of the system.
void setLanguage(const QString &language);
/// Calls nameProcess() and sets how the desktop identifies the windows. Needs the QApplication.
void describeProcess();

}  // namespace Sidestage
