// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/analytics.h"
#include "base/result.h"
#include "http.h"

namespace Sidestage::Sandbox {

class Dice;
class World;

/// Analytics of games and extensions: what is known for each day, and the CSV files one can have of it
/// for five minutes (specification: Analytics).
class Reports
{
public:
    /// The tables this keeps, as a migration of the store.
    static const char *const tables;
    /// Where the files lie.
    static constexpr const char *root = "/reports";

    explicit Reports(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice);

    Result<Api::Page<Api::GameReport>> games(const QString &userId, const Api::GetGameAnalytics &asked);
    Result<Api::Page<Api::ExtensionReport>> extensions(const QString &userId,
                                                       const Api::GetExtensionAnalytics &asked);

    /// The file behind a URL: 200 text/csv, or 403 when it has expired or was never given.
    Response file(const Request &request, QByteArrayView rest);

private:
    World &m_world;
};

}  // namespace Sidestage::Sandbox
