// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pending_consents.h"
#include "sandbox/http/http.h"

namespace Sidestage::Api {
class Parameters;
}  // namespace Sidestage::Api

namespace Sidestage::Sandbox {

class World;

/// "/activate", where a user connects a device: enters its code, sees the app and its permissions, and
/// decides (specification: Device authorization; api-facts A6).
class Activation
{
public:
    /// Maximum number of wrong codes in a minute, of all users. Then no code is checked until the minute is
    /// over.
    static constexpr int maxWrong = 20;

    explicit Activation(World &world)
        : m_world(world)
    {
    }

    /// `rest` is the part of the path after "/activate".
    Response handle(const Request &request, QByteArrayView rest);

private:
    struct Asking
    {
        qint64 id = 0;  ///< DeviceCodes::Asking::id.
        QString clientName{};
    };

    Response ask(const QString &code);
    Response decide(const Api::Parameters &form);
    bool hasNoGuessesLeft();

    World &m_world;
    PendingConsents<Asking> m_asking{};
    qint64 m_minute = 0;  ///< Start of the minute in which wrong codes are counted. Milliseconds, machine
                          ///< time.
    int m_wrong = 0;
};

}  // namespace Sidestage::Sandbox
