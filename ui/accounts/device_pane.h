// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QUrl>
#include <QWidget>

class QLabel;

namespace Sidestage {

class Button;
class CodeLabel;
class DeviceGrant;
class WaitingCard;

/// Shows the code for signing in on another device, the address to enter it at, and the time left.
class DevicePane : public QWidget
{
    Q_OBJECT
public:
    explicit DevicePane(QWidget *parent = nullptr);

    /// Shows the code of `grant` and its progress until `grant` is destroyed.
    void watch(const DeviceGrant *grant);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refresh();

    QPointer<const DeviceGrant> m_grant{};
    QLabel *m_where;
    CodeLabel *m_code;
    Button *m_copyCode;
    Button *m_copyAddress;
    Button *m_open;
    WaitingCard *m_waiting;
    QTimer m_tick;
    bool m_doubted = false;
};

}  // namespace Sidestage
