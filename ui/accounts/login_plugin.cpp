// SPDX-License-Identifier: GPL-3.0-or-later
#include "login_plugin.h"

#include "plugins/load_plugin.h"

#include <QCoreApplication>
#include <QOpenGLContext>

#include <utility>

QT_BEGIN_NAMESPACE
// Exported with the stable symbols of Qt, but declared only in a header that is not installed.
Q_GUI_EXPORT void qt_gl_set_global_share_context(QOpenGLContext *context);
QT_END_NAMESPACE

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

/// The engine paints with the context that the whole program shares. Qt::AA_ShareOpenGLContexts would make it
/// at every start, which loads the drivers: a third more memory for a night in which nobody signs in.
void shareGraphics()
{
    static QOpenGLContext *shared = nullptr;
    if (QOpenGLContext::globalShareContext())
        return;
    shared = new QOpenGLContext;
    shared->create();  // what cannot be created is refused by WebLoginViews::blockReason()
    qt_gl_set_global_share_context(shared);
    qAddPostRoutine([] {
        qt_gl_set_global_share_context(nullptr);
        delete std::exchange(shared, nullptr);
    });
}

}  // namespace

void LoginPlugin::setFolders(const QStringList &folders)
{
    plugin().folders = folders;
}

Result<LoginViews *> LoginPlugin::load()
{
    if (!plugin().views) {
        shareGraphics();
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
