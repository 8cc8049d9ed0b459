// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/base/chat_view.h"
#include "mode_control.h"

#include <QPointer>

class QComboBox;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace Sidestage {

class AnnounceCard;
class Button;
class Card;
class EmptyState;
class LockdownBanner;
class MasterDetail;
class ModeForm;
class ModeGrid;
class ModeGridModel;
class ShoutoutsCard;
class Skeleton;
class SnapshotsCard;

/// The Modes tab: one channel as a form, several as a grid; lockdown, snapshots, announcements, shoutouts.
class ModesView : public ChatView
{
    Q_OBJECT
public:
    ModesView(ChatService *service, ChannelChoice *choice, QWidget *parent = nullptr);
    ~ModesView() override;

    Freshness freshness() const override;
    QString saved() const override { return m_saved; }
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;
    void refresh() override;

    ModeControl *control() const { return m_control; }
    ModeGrid *grid() const { return m_grid; }
    ModeForm *form() const { return m_form; }

public Q_SLOTS:
    /// Locks down the chats, or opens the dialog that ends the lockdown.
    void lockOrRestore();
    /// Focuses this mode in the current channel.
    void showMode(Sidestage::ChatSwitch what);
    /// Makes the channel the current one, and shows it if it was hidden.
    void showChannel(const QString &channelId);
    void focusAnnouncement();
    void addShoutout();
    void takeSnapshot();
    void openChooser();
    void openPresets();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    QWidget *buildEditBar();
    void arrange();
    void updateShown();
    void updateOnScreen();
    void updateEditBar();
    void fillSwitcher();
    void note(const QString &sentence);
    void showFailure(const QString &sentence, qint64 job, const QString &channelId);

    // Creates the actions with their shortcuts.
    void buildActions();
    void edit(const QString &channelId, ChatSwitch what, const QRect &place);
    void editAll(const QString &channelId);
    void explain(const QString &channelId, ChatSwitch what, QWidget *anchor, const QRect &place);
    void retry(const QString &channelId);
    void apply(const ModePreset &preset);
    bool confirm(const ModePreset &preset, const QStringList &channelIds);
    void followPreset(qint64 job);
    void discard();
    void goToWanted();

    ModeControl *m_control;
    ModeGridModel *m_model;
    LockdownBanner *m_banner = nullptr;
    MasterDetail *m_columns = nullptr;
    QStackedWidget *m_stack = nullptr;
    Card *m_gridCard = nullptr;
    ModeGrid *m_grid = nullptr;
    Card *m_formCard = nullptr;
    QComboBox *m_switcher = nullptr;
    ModeForm *m_form = nullptr;
    Skeleton *m_skeleton = nullptr;
    EmptyState *m_empty = nullptr;
    QWidget *m_editBar = nullptr;
    QLabel *m_editWords = nullptr;
    Button *m_send = nullptr;
    Button *m_discard = nullptr;
    QLabel *m_note = nullptr;
    QScrollArea *m_side = nullptr;
    SnapshotsCard *m_snapshots = nullptr;
    AnnounceCard *m_announce = nullptr;
    ShoutoutsCard *m_shoutouts = nullptr;

    QPointer<ToastLane> m_toasts{};
    QString m_saved{};
    QStringList m_onScreen{};
    bool m_visible = false;
    qint64 m_presetJob = 0;                ///< The job whose result is to be reported.
    std::optional<ChatSwitch> m_wanted{};  ///< The mode to focus as soon as possible.
    QPointer<QWidget> m_wantedFrom{};      ///< The focus widget at the time of that request.
    bool m_narrow = false;
};

}  // namespace Sidestage
