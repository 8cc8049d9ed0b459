// SPDX-License-Identifier: GPL-3.0-or-later
#include "lookup.h"

#include "sandbox/world/seed.h"
#include "service.h"

namespace Sidestage::Sandbox::Controls {

Error refuseAt(const char *field, int status, const QString &message)
{
    Error error = refuse(status, message);
    error.field = QLatin1String(field);
    return error;
}

Error isBroadcaster(const Api::User &user)
{
    return refuseAt("user", 400, QStringLiteral("%1 is the broadcaster of that channel.").arg(user.login));
}

Result<Api::User> findUser(World &world, const QString &name, const char *field)
{
    // A login can consist of digits only, so existing ids take precedence.
    if (auto byId = world.user(name))
        return *std::move(byId);
    const QString login = (name.startsWith(u'@') ? name.sliced(1) : name).toLower();
    if (auto byLogin = world.userByLogin(login))
        return *std::move(byLogin);
    return refuseAt(field, 404, QStringLiteral("There is no user \"%1\".").arg(name));
}

Result<QString> findModerator(World &world, const Api::User &channel, const std::optional<QString> &name)
{
    if (!name)
        return channel.id;
    const auto user = findUser(world, *name, "moderator");
    if (!user)
        return user.error();
    if (!world.mayModerate(channel.id, user->id)) {
        return refuseAt("moderator", 403,
                        QStringLiteral("%1 does not moderate %2.").arg(user->login, channel.login));
    }
    return user->id;
}

Result<QString> findCategory(World &world, const QString &name)
{
    if (world.category(name))
        return name;
    for (const CategoryState &category : world.categories()) {
        if (category.game.name.compare(name, Qt::CaseInsensitive) == 0)
            return category.game.id;
    }
    return refuseAt("category", 404, QStringLiteral("There is no category \"%1\".").arg(name));
}

Result<QString> findClient(World &world, const std::optional<QString> &id)
{
    const QString wanted = id ? *id : readyClient(world.settings().seed).id;
    if (world.client(wanted))
        return wanted;
    return refuseAt("client", 404, QStringLiteral("There is no app \"%1\".").arg(wanted));
}

}  // namespace Sidestage::Sandbox::Controls
