// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/moderation/automod_feed.h"
#include "forms/form.h"
#include "kit/forward.h"
#include "page/page.h"

#include <map>

namespace Sidestage {

class ActionButton;
class ChannelCombo;
class ModerationService;

/// The tab AutoMod: how strictly each category is filtered in a channel. Changes are sent by Save, all
/// together.
class AutomodView : public PageView
{
    Q_OBJECT
public:
    /// `service` must outlive the view.
    explicit AutomodView(ModerationService *service, QWidget *parent = nullptr);
    ~AutomodView() override;

    Freshness freshness() const override;
    void refresh() override;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// What the user has changed, and the levels that it began with.
    struct Draft
    {
        AutomodState state{};
        AutomodState base{};
        std::optional<AutomodState> sent{};  ///< By Save, and not answered yet.
    };
    enum : int { Custom = 5 };

    void build();
    QWidget *buildForm();
    /// The settings of the chosen channel; null: there is no channel.
    AutomodFeed *feed();
    void follow(AutomodFeed *feed);
    Draft *draft();
    bool isOvertaken();
    void edit(const AutomodState &state);
    void choosePreset(int preset);
    void save();
    void done(AutomodFeed *feed, const AutomodState &before);
    void showLevels();
    void showBanner();

    ModerationService *m_service;
    std::map<QString, AutomodFeed *> m_feeds{};  ///< Of the channels that were shown.
    std::map<QString, Draft> m_drafts{};         ///< By channel.
    ChannelCombo *m_channels;
    Segmented *m_presets;
    WhyHint *m_why;
    Banner *m_banner;
    Button *m_theirs = nullptr;
    Button *m_mine = nullptr;
    Form<AutomodState> *m_form;
    WrapLabel *m_note;
    PageState *m_state;
    QAction *m_save = nullptr;
    QAction *m_discard = nullptr;
    QString m_failure{};  ///< Why the levels were not saved.
};

}  // namespace Sidestage
