// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour_parts.h"

#include "kit/theme.h"
#include "kit/toast.h"
#include "shell/main_window.h"
#include "shell/preferences.h"

#include <QApplication>
#include <QTextStream>

namespace Sidestage {

bool TourParts::dismissToasts()
{
    return m_driver.waitFor(
        [this] {
            // Those of pages that are not in front are not in the way.
            bool isAny = false;
            const auto toasts = m_driver.window()->findChildren<Toast *>();
            for (Toast *toast : toasts) {
                if (!toast->isVisible())
                    continue;
                isAny = true;
                if (auto *close = toast->findChild<QWidget *>(QStringLiteral("toastClose")))
                    m_driver.click(close);
            }
            return !isAny;
        },
        QStringLiteral("the toasts to go"));
}

bool TourParts::closed(const QString &name)
{
    return m_driver.waitFor(
        [&] {
            const auto windows = QApplication::topLevelWidgets();
            for (QWidget *top : windows) {
                if (top->isVisible() && top->objectName() == name)
                    return false;
                const QWidget *child = top->findChild<QWidget *>(name);
                if (child && child->isVisible())
                    return false;
            }
            return true;
        },
        QStringLiteral("\"%1\" to close").arg(name));
}

bool TourParts::both(const QString &name)
{
    m_driver.app()->preferences()->setThemeMode(Theme::Mode::Light);
    if (!shot(name + QStringLiteral("-light")))
        return false;
    m_driver.app()->preferences()->setThemeMode(Theme::Mode::Dark);
    return shot(name + QStringLiteral("-dark"));
}

bool TourParts::keep(const QImage &image, const QString &name)
{
    const QString file
        = m_folder.filePath(QStringLiteral("%1-%2.png").arg(++m_number, 2, 10, QLatin1Char('0')).arg(name));
    if (image.isNull() || !image.save(file))
        return fail(QStringLiteral("cannot write ") + file);
    QTextStream(stdout) << file << Qt::endl;
    return true;
}

bool TourParts::fail(const QString &problem)
{
    m_problem = problem;
    return false;
}

}  // namespace Sidestage
