// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/extension_feed.h"
#include "forms/form.h"
#include "kit/forward.h"
#include "page/feed_card.h"

namespace Sidestage {

/// The ids of the extensions in ExtensionFeed::places.
struct ExtensionChoice
{
    QStringList ids{};
};

/// Chooses which of the installed extensions is active in which slot of the channel page.
class ExtensionsCard : public FeedCard
{
    Q_OBJECT
public:
    /// `feed` must outlive the card.
    explicit ExtensionsCard(ExtensionFeed *feed, QWidget *parent = nullptr);

protected:
    void showFeed() override;

private:
    void fill();
    void chosen(int place);
    void apply();
    void discard();

    ExtensionFeed *m_extensions;
    Form<ExtensionChoice> *m_form;
    QList<QComboBox *> m_boxes{};
    WrapLabel *m_none;
    QWidget *m_buttons;
    ActionButton *m_apply;
    QStringList m_base{};  ///< What was active when the choice began.
    QList<Api::InstalledExtension> m_offered{};
};

}  // namespace Sidestage
