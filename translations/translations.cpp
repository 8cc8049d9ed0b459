// SPDX-License-Identifier: GPL-3.0-or-later

// Keeps the translations in a program that links this library: nothing else refers to them.

#include <QtGlobal>

// Q_INIT_RESOURCE must stand outside of namespaces.
static void initialise()
{
    Q_INIT_RESOURCE(translations);
}

namespace Sidestage {

void useTranslations();

void useTranslations()
{
    initialise();
}

}  // namespace Sidestage
