// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"
#include "kit/theme/icons.h"

#include <QAction>
#include <QDateTime>
#include <QWidget>

#include <functional>

namespace Sidestage {

class LiveStatus;
class ToastLane;

/// How true what a page shows still is.
struct Freshness
{
    QDateTime asOf{};   ///< UTC; invalid: nothing is known yet.
    int interval = 60;  ///< Seconds between two refreshes; older than three of them is stale.
    QString failure{};  ///< Why the last refresh failed; empty: it did not.
    bool loading = false;
    bool live = false;  ///< Events feed it: it is true now, although nothing had to be read since `asOf`.
};

/// A page of the dashboard. The window gives it its head (title, freshness, actions, pop out) and
/// knows nothing else of it; no page knows another.
class Page : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual QString id() const = 0;     ///< "channel": names settings and tests.
    virtual QString title() const = 0;  ///< Translated.
    virtual Freshness freshness() const { return {}; }
    /// Every action of the page with its key: they appear in the menu, in Go to and under F1.
    virtual QList<QAction *> pageActions() const { return {}; }
    /// Those of them that are buttons in the head, in this order. At most one has the property "primary"; one
    /// with "danger" is no trifle; one with "inMenu" stands in the menu at the end, not beside it.
    virtual QList<QAction *> headActions() const { return {}; }
    /// Stands right after the title, as the tabs of a page do; the head takes ownership. Asked for once.
    virtual QWidget *headTabs() { return nullptr; }
    /// What there is around the page: where messages stand, those of all pages, and whether the channel is on
    /// air. Both outlive the page. Called once, before it is shown for the first time; never for a page that
    /// stands alone.
    virtual void setSurroundings(ToastLane *toasts, LiveStatus *live)
    {
        Q_UNUSED(toasts)
        Q_UNUSED(live)
    }
    /// What the status strip says at its right, such as "Draft saved 20:19:50".
    virtual QString saved() const { return {}; }
    /// The user has opened the page, and has not just come past it in the sidebar: the keyboard goes to where
    /// its keys do most, or back to where it has been on the page before.
    void opened()
    {
        if (QWidget *before = focusWidget())
            before->setFocus(Qt::OtherFocusReason);
        else
            takeKeyboard();
    }
    /// False when something would be lost; asks the user.
    virtual bool mayClose() { return true; }
    /// A part of it, by its name, shall stand in a window of its own, as it did before: asks for that by
    /// windowRequested().
    virtual void openPart(const QString &name) { Q_UNUSED(name) }
    /// The part comes back from its window.
    virtual void takePart(Page *part) { Q_UNUSED(part) }

public Q_SLOTS:
    virtual void refresh() { }

Q_SIGNALS:
    void freshnessChanged();
    void savedChanged();
    /// Something that happened and needs a word: shown as a toast. `undo` may be empty. What did not work is
    /// no good news: an error stays until it is dismissed.
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);
    /// Go to the page of this id.
    void pageRequested(const QString &page);
    /// `part`, which belongs to nobody, shall stand in a window of its own. Its id is that of this page, a
    /// slash, and its name. Whoever gives it one takes it, and hands it back by takePart().
    void windowRequested(Sidestage::Page *part);
    /// It shall come back now.
    void returnRequested(Sidestage::Page *part);

protected:
    /// Gives the keyboard to what the keys of the page are for; to the page itself when it has no such thing,
    /// so that its keys work and Tab goes on from its beginning.
    virtual void takeKeyboard() { setFocus(Qt::OtherFocusReason); }
};

}  // namespace Sidestage
