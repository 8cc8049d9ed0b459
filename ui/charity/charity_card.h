// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"
#include "schema/scope.h"

namespace Sidestage {

class AmountView;
class Button;
class CharityService;
class Pill;
class ProgressBar;
class SteadyText;
class WhyHint;
class WrapLabel;

/// The campaign at a glance: how much, how far, how fast, who gave last. From 260 px on.
class CharityCard : public Card
{
    Q_OBJECT
public:
    /// `desk` must outlive the card.
    explicit CharityCard(CharityService *service, QWidget *parent = nullptr);
    ~CharityCard() override;

Q_SIGNALS:
    /// Go to the page of this id.
    void pageRequested(const QString &page);
    /// The user wants to sign in again with this permission as well.
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

/// The same, for whoever hosts cards of all areas.
Card *makeCharityCard(CharityService *service, QWidget *parent);

}  // namespace Sidestage
