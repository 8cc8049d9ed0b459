// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QWidget>

class QLabel;

namespace Sidestage {

class Button;
class IconView;

/// Shown instead of empty content: an icon of 40 px, one sentence, one action.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(Icon icon = Icon::Inbox, const QString &sentence = {}, QWidget *parent = nullptr);

    void setIcon(Icon icon);
    void setSentence(const QString &sentence);
    QString sentence() const;
    /// Empty: no button.
    void setAction(const QString &text);
    Button *actionButton() const { return m_action; }

Q_SIGNALS:
    void actionTriggered();

private:
    IconView *m_icon = nullptr;
    QLabel *m_sentence = nullptr;
    Button *m_action = nullptr;
};

}  // namespace Sidestage
