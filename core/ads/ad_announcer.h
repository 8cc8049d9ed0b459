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

/// Announces in the chat of one account, and knows the templates that are kept for it: what ads need of the
/// chat. Whoever puts the two together implements it.
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
    /// The names that may stand in braces.
    virtual QStringList placeholders() const = 0;
    /// The text as it would be sent. Error Invalid: the name of the placeholder in `field`, and what is
    /// wrong.
    virtual Result<QString> filled(const QString &text) const = 0;
    /// Sends it, within this time or not at all; `done` hears what came of it, unless `context` is gone.
    virtual void announce(const QString &text, Api::AnnouncementColor color, std::chrono::seconds within,
                          QObject *context, std::function<void(const Result<void> &)> done)
        = 0;
};

}  // namespace Sidestage
