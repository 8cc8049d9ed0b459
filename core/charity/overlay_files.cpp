// SPDX-License-Identifier: GPL-3.0-or-later
#include "overlay_files.h"

#include "async/in_pool.h"
#include "base/placeholders.h"
#include "files/replace_file.h"
#include "profile/drafts.h"

namespace Sidestage {

namespace {

const QString area = QStringLiteral("charity-overlay");

/// A placeholder and its value.
struct Placeholder
{
    const char *name;
    QString OverlayFacts::*value;
    const char *meaning;
};

const Placeholder known[] = {
    {"charity", &OverlayFacts::charity, QT_TRANSLATE_NOOP("Sidestage::OverlayFiles", "name of the charity")},
    {"total", &OverlayFacts::total, QT_TRANSLATE_NOOP("Sidestage::OverlayFiles", "collected so far")},
    {"goal", &OverlayFacts::goal, QT_TRANSLATE_NOOP("Sidestage::OverlayFiles", "goal")},
    {"left", &OverlayFacts::left, QT_TRANSLATE_NOOP("Sidestage::OverlayFiles", "amount left to the goal")},
    {"percent", &OverlayFacts::percent,
     QT_TRANSLATE_NOOP("Sidestage::OverlayFiles", "percentage of the goal")},
    {"donations", &OverlayFacts::donations,
     QT_TRANSLATE_NOOP("Sidestage::OverlayFiles", "number of donations")},
    {"last_name", &OverlayFacts::lastName, QT_TRANSLATE_NOOP("Sidestage::OverlayFiles", "latest donor")},
    {"last_amount", &OverlayFacts::lastAmount,
     QT_TRANSLATE_NOOP("Sidestage::OverlayFiles", "latest donation")},
    {"largest_name", &OverlayFacts::largestName,
     QT_TRANSLATE_NOOP("Sidestage::OverlayFiles", "donor of the largest donation")},
    {"largest_amount", &OverlayFacts::largestAmount,
     QT_TRANSLATE_NOOP("Sidestage::OverlayFiles", "largest donation")},
    {"milestone", &OverlayFacts::milestone, QT_TRANSLATE_NOOP("Sidestage::OverlayFiles", "next milestone")},
    {"milestone_amount", &OverlayFacts::milestoneAmount,
     QT_TRANSLATE_NOOP("Sidestage::OverlayFiles", "amount of the next milestone")},
};

const Placeholder *find(QStringView name)
{
    for (const Placeholder &one : known) {
        if (name == QLatin1String(one.name))
            return &one;
    }
    return nullptr;
}

}  // namespace

OverlayFiles::OverlayFiles(ProfileStore *store, QString account, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_account(std::move(account))
{
    m_soon.setSingleShot(true);
    setPace(std::chrono::milliseconds(500));
    connect(&m_soon, &QTimer::timeout, this, &OverlayFiles::write);
    load();
}

OverlayFiles::~OverlayFiles() = default;

void OverlayFiles::load()
{
    m_settings
        = m_store->draftOf<OverlaySettings>(m_account, area).value_or(OverlaySettings{.text = usualText()});
    m_settings.imageWidth = qBound(160, m_settings.imageWidth, 3840);
}

Result<void> OverlayFiles::setSettings(const OverlaySettings &settings)
{
    if (m_settings == settings)
        return {};
    m_settings = settings;
    m_textTrouble.clear();
    m_imageTrouble.clear();
    const auto kept = m_store->saveDraft(m_account, area, settings);
    m_soon.start();
    Q_EMIT changed();
    return kept;
}

void OverlayFiles::setFacts(const OverlayFacts &facts)
{
    if (m_hasFacts && m_facts == facts)
        return;
    m_facts = facts;
    m_hasFacts = true;
    if (!m_soon.isActive())
        m_soon.start();
    Q_EMIT changed();
}

void OverlayFiles::write()
{
    if (!m_hasFacts || (m_settings.textPath.isEmpty() && m_settings.imagePath.isEmpty()))
        return;
    if (m_isWriting) {
        m_again = true;
        return;
    }
    m_isWriting = true;
    struct Written
    {
        Result<void> text, image;
    };
    const auto work = [settings = m_settings, facts = m_facts, painter = m_painter] {
        Written written;
        if (!settings.textPath.isEmpty())
            written.text = replaceFile(settings.textPath, fill(settings.text, facts).toUtf8());
        if (!settings.imagePath.isEmpty()) {
            const QByteArray bytes = painter ? painter(facts, settings) : QByteArray();
            written.image = bytes.isEmpty() ? Result<void>(Error::storage(tr("Could not draw the image.")))
                                            : replaceFile(settings.imagePath, bytes);
        }
        return written;
    };
    runInPool(this, work, [this, settings = m_settings](const Written &written) {
        m_isWriting = false;
        // If the settings were changed in the meantime, the result is not relevant.
        if (m_settings == settings) {
            m_textTrouble = written.text ? QString() : written.text.error().message;
            m_imageTrouble = written.image ? QString() : written.image.error().message;
        }
        if (std::exchange(m_again, false))
            m_soon.start();
        Q_EMIT changed();
    });
}

QStringList OverlayFiles::placeholders()
{
    QStringList names;
    for (const Placeholder &one : known)
        names.append(QLatin1String(one.name));
    return names;
}

QString OverlayFiles::meaningOf(const QString &placeholder)
{
    const Placeholder *found = find(placeholder);
    return found ? tr(found->meaning) : QString();
}

QString OverlayFiles::fill(const QString &text, const OverlayFacts &facts)
{
    return fillPlaceholders(text, [&facts](QStringView name) {
        const Placeholder *found = find(name);
        return found ? std::optional(facts.*(found->value)) : std::nullopt;
    });
}

QStringList OverlayFiles::unknownIn(const QString &text)
{
    QStringList unknown;
    fillPlaceholders(text, [&unknown](QStringView name) {
        if (!find(name))
            unknown.append(QStringLiteral("{%1}").arg(name));
        return std::optional<QString>();
    });
    unknown.removeDuplicates();
    return unknown;
}

QString OverlayFiles::usualText()
{
    return tr("{charity}: {total}", "what stands in an overlay; the words in braces stay");
}

}  // namespace Sidestage
