// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "patience.h"

#include <QAbstractButton>
#include <QAnyStringView>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QTest>
#include <QWidget>

#include <memory>

namespace Sidestage {

/// A widget in a window of its own, and what a user does with it. As a base class it comes after that of the
/// services, so that the window is closed first.
class TestWindow
{
public:
    /// Shows the widget and waits until its window is active. Owned by this; an earlier one is destroyed.
    template <class W>
    W *show(W *widget, QSize size)
    {
        window.reset(widget);
        widget->resize(size);
        widget->show();
        widget->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(widget, testPatience)); }();
        return widget;
    }
    /// A visible widget with this name, in the window or in `in`; null if there is none.
    template <class T = QWidget>
    T *shown(QAnyStringView name, const QWidget *in = nullptr) const
    {
        for (T *widget : (in ? in : window.get())->template findChildren<T *>(name.toString())) {
            if (widget->isVisible())
                return widget;
        }
        return nullptr;
    }
    /// The widget with this name, which must exist. A visible one first.
    template <class T = QWidget>
    T *find(QAnyStringView name, const QWidget *in = nullptr) const
    {
        T *found = shown<T>(name, in);
        if (!found)
            found = (in ? in : window.get())->template findChild<T *>(name.toString());
        if (!found)
            qFatal("no %s", qPrintable(name.toString()));
        return found;
    }
    /// Waits until a dialog with this name is visible.
    template <class T = QDialog>
    T *dialog(QAnyStringView name) const
    {
        [&] { QTRY_VERIFY(shown<T>(name)); }();
        return shown<T>(name);
    }
    bool isShown(QAnyStringView name) const { return shown(name); }
    /// The text of a visible label; empty if there is none.
    QString text(QAnyStringView name) const
    {
        const auto *label = shown<QLabel>(name);
        return label ? label->text() : QString();
    }
    void click(QAnyStringView name) const { QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton); }
    /// Presses a key in the widget that has the focus.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.get(), key, modifiers);
    }
    /// What the system sends while a key is held, after the first press.
    void repeatKey(Qt::Key key, const QString &text = {}) const
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::simulateEvent(focus ? focus : window.get(), true, key, Qt::NoModifier, text, true);
    }

    std::unique_ptr<QWidget> window{};
};

}  // namespace Sidestage
