// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/moderation/moderation_action.h"
#include "kit/forward.h"

#include <QWidget>

#include <functional>

namespace Sidestage {

class JobRow;
class ModerationService;

/// The latest job of moderation with many rows, or with rows that failed: its progress, why it waits, and
/// its results.
class ActionStrip : public QWidget
{
    Q_OBJECT
public:
    using Kinds = std::function<bool(ModerationAction::Kind)>;

    /// `isShown`: whose jobs it shows. `service` must outlive this.
    ActionStrip(ModerationService *service, Kinds isShown, QWidget *parent = nullptr);

    /// 0: none.
    qint64 job() const { return m_job; }

private:
    qint64 newest() const;
    void refresh();
    void openResults();

    ModerationService *m_service;
    Kinds m_isShown;
    QBoxLayout *m_layout;
    JobRow *m_row = nullptr;
    Button *m_results;
    Button *m_dismiss;
    qint64 m_job = 0;
};

}  // namespace Sidestage
