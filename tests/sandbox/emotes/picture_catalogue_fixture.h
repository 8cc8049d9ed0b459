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

    Harness::Query of(const char *login) { return with("broadcaster_id", h->idOf(login)); }
    static QStringList words(const char *text) { return QString::fromLatin1(text).split(u' '); }
};

}  // namespace Sidestage
