// SPDX-License-Identifier: GPL-3.0-or-later
#include "check_list.h"

#include "kit/layout/card.h"
#include "kit/layout/empty_layout.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>

namespace Sidestage {

CheckList::CheckList(QWidget *parent)
    : QWidget(parent)
    , m_fine(new QWidget(this))
    , m_flow(new FlowLayout(m_fine))
    , m_layout(withoutMargins(new QVBoxLayout(this)))
{
    setObjectName(QStringLiteral("checkList"));
    m_flow->setSpacings(20, 6);
    m_layout->addWidget(m_fine);
    setSpacing(m_layout, 8);
}

void CheckList::clear()
{
    for (QWidget *row : std::as_const(m_rows))
        row->deleteLater();
    m_rows.clear();
    emptyLayout(m_flow);
}

void CheckList::showMessage(const QString &sentence)
{
    clear();
    m_fine->hide();
    auto *row = new WrapLabel(sentence, TextRole::Small, Tone::Secondary, this);
    row->setVisible(!sentence.isEmpty());
    m_layout->addWidget(row);
    m_rows.append(row);
}

void CheckList::showCheck(const ServiceCheck &check)
{
    clear();
    QStringList wrong;
    for (const ServiceCheck::Finding &finding : check.findings) {
        const bool isFine = finding.state == ServiceCheck::State::Good;
        const bool isWarning = finding.state == ServiceCheck::State::Warning;
        auto *row = new QWidget(this);
        auto *layout = withoutMargins(new QHBoxLayout(row));
        layout->addWidget(new IconView(isFine          ? Icon::CheckCircle
                                           : isWarning ? Icon::Warning
                                                       : Icon::Error,
                                       isFine          ? Tone::Good
                                           : isWarning ? Tone::Warn
                                                       : Tone::Error,
                                       16, row),
                          0, Qt::AlignTop);
        setSpacing(layout, 6);
        if (isFine) {
            layout->addWidget(makeLabel(finding.title, TextRole::Body, Tone::Text, row));
            layout->addWidget(makeLabel(finding.detail, TextRole::Small, Tone::Secondary, row));
            m_flow->addWidget(row);
            row->show();
            continue;
        }
        const QString sentence
            = finding.detail.isEmpty() ? finding.title : finding.title + u' ' + finding.detail;
        layout->addWidget(new WrapLabel(sentence, TextRole::Body, isWarning ? Tone::Warn : Tone::Error, row),
                          1);
        m_layout->addWidget(row);
        m_rows.append(row);
        wrong += sentence;
    }
    m_fine->setVisible(m_flow->count() > 0);
    announce(this, wrong.isEmpty() ? tr("The service is fine.") : wrong.join(u' '));
}

}  // namespace Sidestage
