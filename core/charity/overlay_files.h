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

/// Settings of the files that broadcasting software shows as an overlay.
struct OverlaySettings
{
    QString textPath{};    ///< Empty: no text file.
    QString text{};        ///< With placeholders.
    QString imagePath{};   ///< Empty: no image file. PNG.
    int imageWidth = 640;  ///< Pixels.
    bool isDark = true;    ///< Light text, for dark backgrounds.

    static void describe(auto &is)
    {
        is("text_path", &OverlaySettings::textPath);
        is("text", &OverlaySettings::text);
        is("image_path", &OverlaySettings::imagePath);
        is("image_width", &OverlaySettings::imageWidth);
        is("dark", &OverlaySettings::isDark);
    }
    bool operator==(const OverlaySettings &) const = default;
};

/// The data of a campaign for an overlay, formatted for display.
struct OverlayFacts
{
    QString charity{};
    QString total{};
    QString goal{};  ///< Empty: there is none.
    QString left{};  ///< The amount missing to the goal.
    QString percent{};
    int thousandths = 0;  ///< Share of the goal; may exceed 1000.
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

/// Keeps a text file and an image file up to date. Each file is replaced atomically, so that no program reads
/// half of it, and in another thread, because the folder may be on the network.
class OverlayFiles : public QObject
{
    Q_OBJECT
public:
    /// Returns the bytes of the image. Called in another thread.
    using Painter = std::function<QByteArray(const OverlayFacts &, const OverlaySettings &)>;

    /// Loads the settings of this account from `store`, which must outlive this.
    OverlayFiles(ProfileStore *store, QString account, QObject *parent = nullptr);
    ~OverlayFiles() override;

    const OverlaySettings &settings() const { return m_settings; }
    /// Stores the settings and writes the files again. Error Storage: they are kept in memory for this run.
    Result<void> setSettings(const OverlaySettings &settings);
    void setPainter(Painter painter) { m_painter = std::move(painter); }
    const OverlayFacts &facts() const { return m_facts; }
    /// Sets the current data. The files are written shortly after. Until the first call they stay unchanged.
    void setFacts(const OverlayFacts &facts);
    /// The minimum time between two writes: half a second.
    void setPace(std::chrono::milliseconds pace) { m_soon.setInterval(pace); }

    /// Why a file could not be written, for the user. Empty: it was written.
    QString textTrouble() const { return m_textTrouble; }
    QString imageTrouble() const { return m_imageTrouble; }

    /// The names of the placeholders: "total", "goal", … They are used in the text as {total}.
    static QStringList placeholders();
    /// Returns the meaning of a placeholder, translated.
    static QString meaningOf(const QString &placeholder);
    /// Returns the text with its placeholders filled. Missing values become empty. Unknown placeholders stay.
    static QString fill(const QString &text, const OverlayFacts &facts);
    /// Returns the unknown placeholders in the text.
    static QStringList unknownIn(const QString &text);
    static QString usualText();

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
};

}  // namespace Sidestage
