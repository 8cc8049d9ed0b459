// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/service_check.h"

#include <QWidget>

class QVBoxLayout;

namespace Sidestage {

class FlowLayout;

/// What the check of a service has found: what is fine side by side, what is wrong as sentences below.
class CheckList : public QWidget
{
    Q_OBJECT
public:
    explicit CheckList(QWidget *parent = nullptr);

    void showCheck(const ServiceCheck &check);
    /// Shows this sentence instead.
    void showMessage(const QString &sentence);

private:
    void clear();

    QWidget *m_fine;
    FlowLayout *m_flow;
    QVBoxLayout *m_layout;
    QList<QWidget *> m_rows{};
};

}  // namespace Sidestage
