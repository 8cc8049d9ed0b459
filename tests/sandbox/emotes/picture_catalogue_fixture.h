// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/harness.h"

#include "sandbox/emotes/picture_catalogue.h"

namespace Sidestage {

/// Requests for lists of emotes, badges and cheermotes. A base class of tests.
class PictureBooksFixture
{
protected:
    std::unique_ptr<Harness> h;

    static Harness::Query one(const char *name, const QString &value)
    {
        return {{QLatin1String(name), value}};
    }
    Harness::Query of(const char *login) { return one("broadcaster_id", h->idOf(login)); }
    static QStringList words(const char *text) { return QString::fromLatin1(text).split(u' '); }
};

}  // namespace Sidestage
