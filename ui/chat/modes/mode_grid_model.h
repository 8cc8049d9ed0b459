// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"
#include "kit/theme/icons.h"
#include "mode_control.h"

#include <QAbstractTableModel>
#include <QTimer>

namespace Sidestage {

/// The modes as rows and the shown channels as columns. Below the modes are the result of the last change and
/// the available action.
class ModeGridModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Row { ResultRow = ChatSwitch::count, ActionRow, RowCount };
    /// The result of the last change of a channel, or of the lockdown there.
    struct Outcome
    {
        Pill::Kind kind = Pill::Kind::Neutral;
        Icon symbol = Icon::None;
        QString words{};  ///< Empty if there was none.
        QString reason{};
        qint64 job = 0;   ///< The ModeBoard job to retry; 0 if none.
        qint64 hold = 0;  ///< The ModeScheduler hold to retry; 0 if none.

        bool canRetry() const { return job > 0 || hold > 0; }
    };

    explicit ModeGridModel(ModeControl *control, QObject *parent = nullptr);

    ModeControl *control() const { return m_control; }
    QString channelAt(int column) const { return m_channels.value(column); }
    int columnOf(const QString &channelId) const { return int(m_channels.indexOf(channelId)); }
    const QStringList &channels() const { return m_channels; }
    /// None for the rows below the modes.
    static std::optional<ChatSwitch> switchAt(int row);
    Outcome outcome(const QString &channelId) const;
    /// Whether the last changes are those of a lockdown.
    bool isLockedDown() const;
    bool hasOutcomes() const;
    /// "Live 1:02:11", "Offline" or "Unknown".
    QString liveText(const QString &channelId) const;
    /// "as QuillScribe": the acting account if there are several; otherwise empty.
    QString actorText(const QString &channelId) const;
    QString headSpoken(int column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// Emitted when the row of results may have become empty or non-empty.
    void outcomesChanged();

private:
    void list();
    void renew(const QString &channelId);

    ModeControl *m_control;
    QStringList m_channels{};
    QTimer m_telling{};
};

}  // namespace Sidestage
