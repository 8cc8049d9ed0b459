// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile.h"

#include <QCoro/QCoroTask>
#include <QList>

#include <chrono>

namespace Sidestage {

/// What a service answers to requests without a token, before anybody signs in.
struct ServiceCheck
{
    enum class Step : quint8 { Address, Reachable, Certificate, Clock, Api, Events, Client, Redirect };
    enum class State : quint8 { Good, Warning, Failed };
    enum class ClientKind : quint8 { Unknown, Public, Confidential };

    struct Finding
    {
        Step step = Step::Address;
        State state = State::Good;
        QString title{};   ///< Translated: "Reachable", or what is wrong as a sentence.
        QString detail{};  ///< Translated: "id.example, 84 ms", or what to do as a sentence.
    };

    QList<Finding> findings{};
    ClientKind client = ClientKind::Unknown;

    /// Whether nothing has failed. Warnings are allowed.
    bool isGood() const;
    /// Null: the step was not reached, or there was nothing to check.
    const Finding *of(Step step) const;
};

/// Checks the addresses, also that of live events if there is one, the certificate, the clock of this
/// computer and the app. Tells nothing but the client id, the redirect URI and, to the token service only,
/// the client secret. It sends no secret to an address that problemOfAddress() rejects. Without a client id
/// the app is not checked. A token that is issued to check the secret is revoked. Never fails: what goes
/// wrong is a finding. `patience` is how long the service may stay silent; the sentence about it says 10
/// seconds.
QCoro::Task<ServiceCheck> checkService(ServiceProfile profile,
                                       std::chrono::milliseconds patience = std::chrono::seconds(10));

}  // namespace Sidestage
