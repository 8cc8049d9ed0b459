// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"
#include "kit/text/pill.h"
#include "moments/moments_service.h"

namespace Sidestage {

class Button;
class Pictures;
class WhyHint;
class WrapLabel;

/// The clips of the shown stream as pictures, with those that are being made.
class ClipsCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit ClipsCard(MomentsService *service, QWidget *parent = nullptr);

    void refresh();

Q_SIGNALS:
    /// The user wants to see all clips.
    void allRequested();
    void notified(const QString &text, Sidestage::Pill::Kind kind);

private:
    QWidget *makeRow(const Api::Clip &clip);
    QWidget *makeRow(const ClipRequest &request);
    int tick();

    MomentsService *m_service;
    Pictures *m_pictures;
    WhyHint *m_why;
    QLabel *m_count;
    WrapLabel *m_none;
    Button *m_more;
    QWidget *m_rows = nullptr;
    QList<ClipRequest> m_shownRequests{};
    QList<Api::Clip> m_shownClips{};
    QHash<int, QLabel *> m_ages{};
};

/// Opens a link in the browser. Says why if it cannot.
void openLink(const QUrl &url, const std::function<void(const QString &)> &failed);

}  // namespace Sidestage
