// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"
#include "kit/text/pill.h"
#include "page.h"

class QAction;

namespace Sidestage {

class StaleNote;

/// A card of the overview: an interactive summary of one page, based on the same model as the page. It is
/// shown on the overview or alone in a window, needs a width of at least 260 px, and does not know where it
/// is shown.
///
/// Its actions, with their keys, are QWidget::actions(). An action with the property "head" is also a button
/// in the head of the page. One with the property "danger" is drawn as dangerous.
class OverviewCard : public Card
{
    Q_OBJECT
public:
    OverviewCard(const QString &title, Icon symbol, QWidget *parent = nullptr);
    ~OverviewCard() override;

    /// Returns how current the card is. The card itself shows a note when its data is out of date.
    virtual Freshness freshness() const { return {}; }
    /// Sets where messages are shown and the live status of the channel. Called again when the card moves to
    /// another window. Either can be null.
    virtual void setSurroundings(ToastLane *toasts, LiveStatus *live)
    {
        Q_UNUSED(toasts)
        Q_UNUSED(live)
    }
    /// Returns the actions of addOwnAction().
    virtual QList<QAction *> ownActions() const { return {}; }
    /// Moves the keyboard focus to the widget where most of the card's keys work. Returns false if the card
    /// has no such widget.
    virtual bool takeKeyboard() { return false; }

public Q_SLOTS:
    virtual void refresh() { }

Q_SIGNALS:
    void freshnessChanged();
    /// See Page::notified().
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);
    /// See Page::permissionRequested().
    void permissionRequested(Sidestage::Api::Scope scope);
    /// Emitted to navigate to the page with this id.
    void pageRequested(const QString &page);

protected:
    /// Whether the card is so narrow that texts must be short: below 220 px at a line height of 20 px.
    bool isTiny() const { return m_isTiny; }
    /// Called when isTiny() or the text size has changed.
    virtual void fit() { }
    void resizeEvent(QResizeEvent *event) override;
    /// Adds the note at the end of the body. Call once, after the body is filled.
    void addStaleNote();
    /// Call whenever freshness() has changed.
    void emitFreshness();
    /// Adds an action of the card. Its key works while the focus is in the card and, on the overview, in any
    /// card.
    QAction *addCardAction(const char *name, Icon symbol, const QString &text, const QKeySequence &key,
                           const std::function<void()> &act);
    /// Adds an action whose key works only while this part of the card has the focus. There it goes before
    /// the same key of other cards.
    QAction *addOwnAction(QWidget *part, const char *name, Icon symbol, const QString &text,
                          const QKeySequence &key, const std::function<void()> &act);
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void measure();

    StaleNote *m_stale = nullptr;
    bool m_isTiny = false;
};

}  // namespace Sidestage
