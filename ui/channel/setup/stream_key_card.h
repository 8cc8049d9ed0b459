// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/layout/card.h"

namespace Sidestage {

class StreamKeyAccess;

/// The stream key: dots until the user asks for it, and again after a moment or when the page is left. A
/// copy is removed from the clipboard after a moment.
class StreamKeyCard : public Card
{
    Q_OBJECT
public:
    /// `key` must outlive the card.
    explicit StreamKeyCard(StreamKeyAccess *key, QWidget *parent = nullptr);
    /// Also removes a copy from the clipboard.
    ~StreamKeyCard() override;

    /// Call when the scopes may have changed.
    void update();

protected:
    void hideEvent(QHideEvent *event) override;

private:
    StreamKeyAccess *m_key;
    QLineEdit *m_line;
    SteadyText *m_left;
    Button *m_show;
    Button *m_copy;
    QWidget *m_controls;
    WhyHint *m_why;
};

}  // namespace Sidestage
