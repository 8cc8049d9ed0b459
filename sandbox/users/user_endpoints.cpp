// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"
#include "users.h"

#include <QSet>

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

Result<QList<User>> updateUser(World &world, const Caller &caller, const UpdateUser &in)
{
    if (in.description) {
        must(world.setDescription(caller.userId, *in.description));
    }
    auto user = world.user(caller.userId).value_or(User());
    if (!caller.mayAny(Scope::UserReadEmail))
        user.email.reset();
    return QList{user};
}

}  // namespace

void Users::serve(Service &service)
{
    service.on<UpdateUser>(updateUser);
    service.on<GetUserBlockList>(
        [this](const auto &in) { return blocked(in.broadcasterId, in.first.value_or(20), in.after); });
    service.on<BlockUser>(
        [this](const Caller &caller, const auto &in) { return block(caller.userId, in.targetUserId); });
    service.on<UnblockUser>(
        [this](const Caller &caller, const auto &in) { return unblock(caller.userId, in.targetUserId); });
    service.on<GetUsers>(
        [](World &world, const Caller &caller, const GetUsers &in) -> Result<QList<User>> {
            constexpr qsizetype maxTogether = 100;
            if (in.ids.size() + in.logins.size() > maxTogether)
                return refuse(
                    400,
                    QStringLiteral(
                        "The number of id and login values together must be less than or equal to %1")
                        .arg(maxTogether));
            QList<User> found;
            QSet<QString> seen;
            const auto take = [&](std::optional<User> user) {
                if (!user || seen.contains(user->id))
                    return;
                seen.insert(user->id);
                if (user->id != caller.userId || !caller.mayAny(Scope::UserReadEmail))
                    user->email.reset();
                found.append(*std::move(user));
            };
            if (in.ids.isEmpty() && in.logins.isEmpty()) {
                if (!caller.isUser())
                    return refuse(400, QStringLiteral("Missing required parameter \"id\" or \"login\""));
                take(world.user(caller.userId));
            }
            for (const QString &id : in.ids)
                take(world.user(id));
            for (const QString &login : in.logins)
                take(world.userByLogin(login.toLower()));
            return found;
        },
        [](const Request &, Error &refusal) {
            if (refusal.fault != Fault::TooMany)
                refusal.message = QStringLiteral("Invalid login names, emails or IDs in request");
        });
}

}  // namespace Sidestage::Sandbox
