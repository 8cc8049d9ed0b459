// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "charity_records.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

namespace Sidestage {

class ProfileStore;

/// Files that a broadcasting program shows over the picture.
struct OverlaySettings
{
    QString textPath{};    ///< Empty: no such file.
    QString text{};        ///< With placeholders.
    QString imagePath{};   ///< Empty: no such file. PNG.
    int imageWidth = 640;  ///< Pixels.
    bool isDark = true;    ///< Light text, for dark pictures.

    bool operator==(const OverlaySettings &) const = default;
};

/// What an overlay can say of a campaign, in words for people.
struct OverlayFacts
{
    QString charity{};
    QString total{};
    QString goal{};  ///< Empty: there is none.
    QString left{};  ///< Until the goal.
    QString percent{};
    int thousandths = 0;  ///< Of the goal; may be more than 1000.
    bool hasGoal = false;
    QString donations{};
    QString lastName{};
    QString lastAmount{};
    QString largestName{};
    QString largestAmount{};
    QString milestone{};  ///< The next one.
    QString milestoneAmount{};

    bool operator==(const OverlayFacts &) const = default;
};

/// Keeps a text and an image up to date: each is replaced as a whole, so that nobody ever reads half of it,
/// and in a thread of its own, because the folder may be far away.
class OverlayFiles : public QObject
{
    Q_OBJECT
public:
    /// Makes the bytes of the image. Called in another thread.
    using Painter = std::function<QByteArray(const OverlayFacts &, const OverlaySettings &)>;

    /// What was chosen for this account comes from `store`, which must outlive this.
    OverlayFiles(ProfileStore *store, QString account, QObject *parent = nullptr);
    ~OverlayFiles() override;

    const OverlaySettings &settings() const { return m_settings; }
    /// Keeps it, and writes the files anew. Error Storage: it lasts until the end of this run only.
    Result<void> setSettings(const OverlaySettings &settings);
    void setPainter(Painter painter);
    const OverlayFacts &facts() const { return m_facts; }
    /// These are true now. The files follow within a moment; with none of a campaign they stay as they were.
    void setFacts(const OverlayFacts &facts);
    /// At least so long between two writings: half a second.
    void setPace(std::chrono::milliseconds pace) { m_soon.setInterval(pace); }

    /// Why a file could not be written, for the user; empty: it could.
    QString textTrouble() const { return m_textTrouble; }
    QString imageTrouble() const { return m_imageTrouble; }
    /// UTC; invalid: nothing has been written in this run.
    QDateTime writtenAt() const { return m_writtenAt; }

    /// "total", "goal", …: each stands in the text as {total}.
    static QStringList placeholders();
    /// What a placeholder means, for people.
    static QString meaningOf(const QString &placeholder);
    /// The text with what is known; what is not known is left empty. Unknown placeholders stay.
    static QString fill(const QString &text, const OverlayFacts &facts);
    /// Placeholders in it that there are not.
    static QStringList unknownIn(const QString &text);
    static QString usualText();
    /// Replaces `path` as a whole. Error Storage, with the system's words; what was there stays.
    static Result<void> replace(const QString &path, const QByteArray &bytes);

Q_SIGNALS:
    void changed();

private:
    void write();
    void load();

    ProfileStore *m_store;
    QString m_account;
    OverlaySettings m_settings{};
    OverlayFacts m_facts{};
    bool m_hasFacts = false;
    Painter m_painter{};
    QTimer m_soon{};
    bool m_isWriting = false;
    bool m_again = false;
    QString m_textTrouble{};
    QString m_imageTrouble{};
    QDateTime m_writtenAt{};
};

}  // namespace Sidestage
