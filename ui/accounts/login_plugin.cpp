// SPDX-License-Identifier: GPL-3.0-or-later
#include "login_plugin.h"

#include "plugins/load_plugin.h"

#include <QCoreApplication>

namespace Sidestage {

namespace {

struct Plugin
{
    QStringList folders{};  // empty: the usual ones
    LoginViews *views = nullptr;
};

Plugin &plugin()
{
    static Plugin it;
    return it;
}

// Not named tr(): lupdate would extract its arguments without a context.
QString inWords(const char *text)
{
    return QCoreApplication::translate("LoginPlugin", text);
}

}  // namespace

void LoginPlugin::setFolders(const QStringList &folders)
{
    plugin().folders = folders;
}

Result<LoginViews *> LoginPlugin::load()
{
    if (!QCoreApplication::testAttribute(Qt::AA_ShareOpenGLContexts))
        return Error::storage(inWords(QT_TRANSLATE_NOOP(
            "LoginPlugin",
            "The embedded page cannot be shown because it cannot share graphics with the window.")));
    if (!plugin().views) {
        const QStringList &folders = plugin().folders;
        plugin().views = loadPlugin<LoginViews>(QStringLiteral("sidestage_login"),
                                                folders.isEmpty() ? pluginFolders() : folders);
    }
    LoginViews *views = plugin().views;
    if (!views)
        return Error::storage(
            inWords(QT_TRANSLATE_NOOP("LoginPlugin",
                                      "The embedded page is not installed. Install Qt WebEngine and "
                                      "Sidestage's sign-in plugin, then restart Sidestage.")));
    if (const QString blockReason = views->blockReason(); !blockReason.isEmpty())
        return Error::storage(inWords(blockReason.toUtf8().constData()));
    return views;
}

}  // namespace Sidestage
