// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QTest>

namespace Sidestage {

/// Records the announcements to screen readers while it exists.
class Heard
{
public:
    struct Saying
    {
        QObject *object = nullptr;
        QString message{};
        Announce how{};
    };

    Heard()
    {
        forget();
        m_before = setAnnounceListener(&Heard::hear);
    }
    ~Heard() { setAnnounceListener(m_before); }

    static QList<Saying> &all()
    {
        static QList<Saying> sayings;
        return sayings;
    }
    /// Whether this object made an assertive announcement.
    static bool alertFrom(QObject *object)
    {
        for (const Saying &saying : all()) {
            if (saying.object == object && saying.how == Announce::Assertive)
                return true;
        }
        return false;
    }
    static void forget() { all().clear(); }

private:
    static void hear(QWidget *widget, const QString &message, Announce how)
    {
        all().append({widget, message, how});
    }

    AnnounceListener m_before = nullptr;
};

/// The accessible interface of a widget. Owned by Qt.
inline QAccessibleInterface *interfaceOf(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object);
}

/// Shows the widget as a window and waits until it is active.
inline bool showActive(QWidget &widget)
{
    widget.show();
    widget.activateWindow();
    return QTest::qWaitForWindowActive(&widget);
}

}  // namespace Sidestage

/// A main() with a theme, as in the application.
#define SIDESTAGE_KIT_TEST(TestClass)                                                                        \
    int main(int argc, char **argv)                                                                          \
    {                                                                                                        \
        QApplication app(argc, argv);                                                                        \
        Sidestage::Theme theme;                                                                              \
        theme.setMode(Sidestage::Theme::Mode::Light);                                                        \
        TestClass test;                                                                                      \
        return QTest::qExec(&test, argc, argv);                                                              \
    }
