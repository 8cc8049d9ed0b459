// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "base/result.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>

namespace Sidestage {

/// The interface of the ads to the chat: sends announcements in the chat of one account, and provides its
/// announcement templates. Implemented by the code that connects ads and chat.
class AdAnnouncer
{
public:
    struct Template
    {
        QString name{};
        QString text{};
        Api::AnnouncementColor color = Api::AnnouncementColor::Primary;
    };

    virtual ~AdAnnouncer() = default;

    virtual QList<Template> templates() const = 0;
    /// The names that may be used in braces.
    virtual QStringList placeholders() const = 0;
    /// Returns the text as it would be sent. Error Invalid: the name of the placeholder in `field`, and its
    /// fault.
    virtual Result<QString> filled(const QString &text) const = 0;
    /// Sends the text within this time or not at all. `done` receives the outcome, unless `context` has been
    /// destroyed.
    virtual void announce(const QString &text, Api::AnnouncementColor color, std::chrono::seconds within,
                          QObject *context, std::function<void(const Result<void> &)> done)
        = 0;
};

}  // namespace Sidestage
