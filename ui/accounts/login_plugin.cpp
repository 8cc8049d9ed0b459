// SPDX-License-Identifier: GPL-3.0-or-later
#include "login_plugin.h"

#include "base/log.h"

#include <QCoreApplication>
#include <QDir>
#include <QPluginLoader>

namespace Sidestage {

namespace {

struct Plugin
{
    QStringList folders{};
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

QStringList LoginPlugin::folders()
{
    if (!plugin().folders.isEmpty())
        return plugin().folders;
    const QString beside = QCoreApplication::applicationDirPath();
    return {
        beside, QDir::cleanPath(beside + QStringLiteral("/../lib/sidestage")),
        QDir::cleanPath(beside + QStringLiteral("/../PlugIns")),  // in a macOS bundle
    };
}

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
        for (const QString &folder : folders()) {
            QPluginLoader loader(folder + QStringLiteral("/sidestage_login"));
            if (loader.fileName().isEmpty())
                continue;
            plugin().views = qobject_cast<LoginViews *>(loader.instance());
            if (plugin().views)
                break;
            qCWarning(lcUi) << "the sign-in plugin cannot be used:" << loader.errorString();
        }
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
