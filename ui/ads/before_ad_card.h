// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/layout/card.h"

namespace Sidestage {

class AdsService;
class AlertPlayer;
struct AdSettings;
class PermissionHint;

/// What happens before an ad, and how long before: warnings, an announcement, a small window.
class BeforeAdCard : public Card
{
    Q_OBJECT
public:
    /// Both must outlive the card. Without a player, sounds cannot be tested.
    BeforeAdCard(AdsService *service, AlertPlayer *player, QWidget *parent = nullptr);

public Q_SLOTS:
    void openSound();
    void openAnnouncement();

private:
    struct Row
    {
        Toggle *toggle = nullptr;
        QLabel *title = nullptr;
        Button *detail = nullptr;  ///< Null if the row has a hint instead.
        Button *time = nullptr;
    };
    Row addRow(const QString &name, const QString &title, const QString &hint = {});
    void save(const AdSettings &settings);
    void makeTimes(const Row &row, const QList<int> &choices, bool isMany);
    void refresh();

    AdsService *m_service;
    AlertPlayer *m_player;
    Row m_warn{};
    Row m_announce{};
    Row m_overlay{};
    PermissionHint *m_why;
    IconView *m_lastMark;
    WrapLabel *m_last;
};

}  // namespace Sidestage
