// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_service.h"
#include "page/overview_card.h"

class QBoxLayout;
class QMenu;

namespace Sidestage {

class Button;
class FlowLayout;
class Skeleton;
class SteadyText;
class WhyHint;
class WrapLabel;

/// Overview of the channel: title, category, since when. A preset can be applied from here.
class ChannelCard : public OverviewCard
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit ChannelCard(ChannelService *service, QWidget *parent = nullptr);
    ~ChannelCard() override;

    Freshness freshness() const override;

public Q_SLOTS:
    void refresh() override;

protected:
    void fit() override { updateDraft(); }
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void update();
    void updateAge();
    void updateDraft();
    void fillPresets();
    void apply(const ChannelPreset &preset);
    void showRefusal(const Error &error);
    void showSent(const QList<ChannelField> &fields);

    ChannelService *m_service;
    ChannelEditor *m_editor;
    Button *m_preset = nullptr;
    QMenu *m_presets = nullptr;
    Button *m_edit = nullptr;
    Skeleton *m_skeleton = nullptr;
    QWidget *m_content = nullptr;
    WrapLabel *m_title = nullptr;
    WrapLabel *m_category = nullptr;
    WrapLabel *m_language = nullptr;
    WrapLabel *m_labels = nullptr;
    QWidget *m_tagArea = nullptr;
    FlowLayout *m_tags = nullptr;
    QBoxLayout *m_foot = nullptr;
    SteadyText *m_age = nullptr;
    QWidget *m_draft = nullptr;
    WrapLabel *m_draftWords = nullptr;
    WhyHint *m_why = nullptr;
    QStringList m_shownTags{};
    std::optional<ChannelChange> m_newest{};
};

}  // namespace Sidestage
