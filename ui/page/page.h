// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"
#include "kit/theme/icons.h"
#include "schema/scope.h"

#include <QAction>
#include <QDateTime>
#include <QWidget>

#include <algorithm>
#include <functional>

namespace Sidestage {

class LiveStatus;
class ToastLane;

/// How current the data of a page is.
struct Freshness
{
    /// In UTC: of the last reading or, while live, of the last event after it. Invalid: there is no data yet.
    QDateTime asOf{};
    QString prefix{};   ///< "As of %1", for `asOf`; empty: this one.
    int interval = 60;  ///< Seconds between two refreshes. Data older than three intervals is stale.
    QString failure{};  ///< Reason why the last refresh failed; empty: it did not fail.
    bool loading = false;
    bool live = false;  ///< Events keep it up to date, so it is current even if `asOf` is old.
};

/// Of a Feed, a Poll, or what else has their functions.
template <class Source>
Freshness freshnessOf(const Source &source)
{
    Freshness freshness{.asOf = source.asOf(),
                        .interval = source.interval(),
                        .failure = source.failure(),
                        .loading = source.isReading() && !source.asOf().isValid()};
    if constexpr (requires { source.isLive(); })
        freshness.live = source.isLive();
    if constexpr (requires { source.heardAt(); }) {
        if (freshness.live && freshness.failure.isEmpty() && freshness.asOf.isValid())
            freshness.asOf = std::max(freshness.asOf, source.heardAt());
    }
    return freshness;
}

/// What a page and each tab of a page show and do.
class PageView : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Where an action is shown.
    enum class Where : quint8 {
        Menu,  ///< In the menu, in Go to and under F1.
        Head,  ///< Also as a button in the head, while the tab is shown.
    };

    using QWidget::addAction;
    /// Adds an action; see addPageAction(). With Ctrl, the key of one for the head works in the whole window
    /// while the view is shown. With the property "inMenu", one for the head is in the menu at
    /// its end instead of a button.
    QAction *addAction(QAnyStringView name, Icon icon, const QString &text, const QKeySequence &key,
                       std::function<void()> act, Where where = Where::Menu);
    /// Returns all actions with their keys, in the order in which they were added: they appear in the menu,
    /// in Go to and under F1.
    virtual QList<QAction *> pageActions() const { return m_actions; }
    /// Returns the actions that are buttons in the head, in this order. At most one has the property
    /// "primary". One with "danger" is drawn as dangerous.
    virtual QList<QAction *> headActions() const { return m_headActions; }

    virtual Freshness freshness() const { return {}; }
    /// Returns the text at the right of the status strip, such as "Draft saved 20:19:50".
    virtual QString saved() const { return {}; }
    /// Sets where the messages of all pages are shown and the live status of the channel. Both outlive the
    /// page. Called once, before the page is first shown. Not called for a page in its own window.
    virtual void setSurroundings(ToastLane *toasts, LiveStatus *live)
    {
        Q_UNUSED(toasts)
        Q_UNUSED(live)
    }

public Q_SLOTS:
    virtual void refresh() { }

Q_SIGNALS:
    void freshnessChanged();
    void savedChanged();
    /// Emitted to show a toast about an event. `undo` may be empty. Failures must not use Kind::Good: an
    /// error stays until the user dismisses it.
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);
    /// Emitted when the user wants to sign in again with this additional permission; see requestPermission().
    void permissionRequested(Sidestage::Api::Scope scope);

private:
    QList<QAction *> m_actions{};
    QList<QAction *> m_headActions{};
};

/// A page of the dashboard. The window adds its head (title, freshness, actions, pop out) and does not depend
/// on any concrete page. Pages do not depend on each other.
class Page : public PageView
{
    Q_OBJECT
public:
    explicit Page(QWidget *parent = nullptr);
    ~Page() override;

    virtual QString id() const = 0;     ///< "channel": used in settings and object names.
    virtual QString title() const = 0;  ///< Translated.
    /// Returns a widget to show after the title, such as the tabs of the page. The head takes ownership.
    /// Called once.
    virtual QWidget *headTabs() { return nullptr; }
    /// Called when the user opens the page, not when the sidebar selection only passes it. Moves the focus
    /// back to the widget that had it on this page before, otherwise to where most keys work.
    void opened()
    {
        if (QWidget *before = focusWidget())
            before->setFocus(Qt::OtherFocusReason);
        else
            takeKeyboard();
    }
    /// Returns false if closing would lose data. May ask the user.
    virtual bool mayClose() { return true; }
    /// Opens the part with this name in its own window again, as it was before. Emits windowRequested() for
    /// that.
    virtual void openPart(const QString &name) { Q_UNUSED(name) }
    /// Called when the part returns from its window.
    virtual void takePart(Page *part) { Q_UNUSED(part) }

Q_SIGNALS:
    /// Emitted to navigate to the page with this id.
    void pageRequested(const QString &page);
    /// Emitted to show `part`, which has no owner, in its own window. Its id is the id of this page, a slash
    /// and its name. The receiver takes ownership and returns it by takePart().
    void windowRequested(Sidestage::Page *part);
    /// Emitted when the part must return to the page now.
    void returnRequested(Sidestage::Page *part);

protected:
    /// Moves the focus to the widget that the page's keys are for. Without such a widget the page itself gets
    /// the focus, so that its keys work and Tab starts at its beginning.
    virtual void takeKeyboard() { setFocus(Qt::OtherFocusReason); }
    bool event(QEvent *event) override;

private:
    /// Takes the focus soon if nothing has it by then.
    void keepFocus();
};

}  // namespace Sidestage
