// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/layout/card.h"
#include "schema/scope.h"

namespace Sidestage {

class AmountView;
class CharityService;

/// The running campaign: total, progress, pace, last donation. Needs at least 260 px of width.
class CharityCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit CharityCard(CharityService *service, QWidget *parent = nullptr);
    ~CharityCard() override;

Q_SIGNALS:
    /// Emitted to open the page with this id.
    void pageRequested(const QString &page);
    /// Emitted when the user wants to sign in again with this additional permission.
    void permissionRequested(Sidestage::Api::Scope scope);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    int updateTexts();

    CharityService *m_service;
    Pill *m_percent = nullptr;
    Button *m_open = nullptr;
    AmountView *m_amount = nullptr;
    ProgressBar *m_bar = nullptr;
    WrapLabel *m_pace = nullptr;
    SteadyText *m_last = nullptr;
    WrapLabel *m_nothing = nullptr;
    WhyHint *m_why = nullptr;
};

/// Creates a CharityCard, for code that handles all cards alike.
Card *makeCharityCard(CharityService *service, QWidget *parent);

}  // namespace Sidestage
