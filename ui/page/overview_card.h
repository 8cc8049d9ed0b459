// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"
#include "kit/text/pill.h"
#include "page.h"
#include "schema/scope.h"

class QAction;

namespace Sidestage {

class StaleNote;

/// A card of the overview: a part of a page at a glance, live and acting, made of the same desk as the page.
/// It stands on the overview or alone in a window, from 260 px on, and knows neither.
///
/// Its actions are those that QWidget::actions() has, with their keys. One with the property "head" is a
/// button in the head of the page as well; with the property "danger" it is drawn as one that is no trifle.
class OverviewCard : public Card
{
    Q_OBJECT
public:
    OverviewCard(const QString &title, Icon symbol, QWidget *parent = nullptr);
    ~OverviewCard() override;

    /// How true what it shows still is. It says so itself when that is not now any more.
    virtual Freshness freshness() const { return {}; }
    /// Where its messages stand, and whether the channel is on air. Called again when the card comes into
    /// another window; either may be null.
    virtual void setSurroundings(ToastLane *toasts, LiveStatus *live)
    {
        Q_UNUSED(toasts)
        Q_UNUSED(live)
    }
    /// Takes the keyboard, where its keys do most. False: it has no use for it.
    virtual bool takeKeyboard() { return false; }

public Q_SLOTS:
    virtual void refresh() { }

Q_SIGNALS:
    void freshnessChanged();
    /// As of a page.
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);
    void permissionRequested(Sidestage::Api::Scope scope);
    /// Go to the page of this id.
    void pageRequested(const QString &page);

protected:
    /// So narrow, measured in text size, that words have to be few: below 220 px at a body line of 20 px.
    bool isTiny() const { return m_isTiny; }
    /// isTiny() says something else, or the text has another size.
    virtual void fit() { }
    void resizeEvent(QResizeEvent *event) override;
    /// At the end of the body; to be called once, when the body is filled.
    void addStaleNote();
    /// To be called whenever freshness() says something else.
    void emitFreshness();
    /// An action of the card, which the keyboard reaches while it is in the card, and on the overview while
    /// it is in any card.
    QAction *addCardAction(const char *name, Icon symbol, const QString &text, const QKeySequence &key,
                           const std::function<void()> &act);

private:
    void measure();

    StaleNote *m_stale = nullptr;
    bool m_isTiny = false;
};

}  // namespace Sidestage
