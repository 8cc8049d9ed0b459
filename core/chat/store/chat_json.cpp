// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_json.h"

#include "base/enum_table.h"
#include "schema/describe.h"

#include <QCoreApplication>
#include <QSet>

namespace Sidestage {

using namespace Api;

namespace {

constexpr std::string_view formatName = "sidestage-chat-presets";
constexpr int formatVersion = 1;

constexpr EnumText<ChatMode> modeNames[]{
    {ChatMode::Followers, QT_TRANSLATE_NOOP("ChatPresetFile", "Followers only")},
    {ChatMode::Slow, QT_TRANSLATE_NOOP("ChatPresetFile", "Slow mode")},
    {ChatMode::Subscribers, QT_TRANSLATE_NOOP("ChatPresetFile", "Subscribers only")},
    {ChatMode::EmoteOnly, QT_TRANSLATE_NOOP("ChatPresetFile", "Emote only")},
    {ChatMode::Unique, QT_TRANSLATE_NOOP("ChatPresetFile", "Unique messages")},
    {ChatMode::Delay, QT_TRANSLATE_NOOP("ChatPresetFile", "Chat delay")},
};
static_assert(isComplete(modeNames));

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ChatPresetFile)

public:
    static QString nameOf(ChatMode mode) { return tr(rowOf(modeNames, mode).text); }
    /// The allowed durations of this mode, as text.
    static QString ruleFor(ChatMode mode)
    {
        const ModeRule &rule = ruleOf(mode);
        QString range = tr("%L1 to %L2").arg(rule.least).arg(rule.most);
        if (rule.step > 1) {
            QStringList choices;
            for (int value = rule.least; value <= rule.most; value += rule.step)
                choices.append(QStringLiteral("%L1").arg(value));
            range = choices.join(QStringLiteral(", "));
        }
        return rule.unit == ModeRule::Unit::Minutes ? tr("%1 minutes", "a range of durations").arg(range)
                                                    : tr("%1 seconds", "a range of durations").arg(range);
    }
};

std::string_view keyOf(ChatMode mode)
{
    static constexpr std::array keys{"followers", "slow", "subscribers", "emote_only", "unique", "delay"};
    return keys[std::size_t(mode)];
}

/// A text from the file, shortened and on one line for messages.
QString shown(const QString &text)
{
    const QString line = text.left(200).simplified();
    return line.size() > 60 ? line.left(59) + u'…' : line;
}

Error refused(const QString &why)
{
    Error error{.kind = Error::Kind::Protocol};
    error.message = why;
    return error;
}

/// A preset as it is written.
struct PresetInFile
{
    QString name{};
    std::optional<bool> isLockdown{};
    ChatModes modes{};

    static void describe(auto &is)
    {
        is("name", &PresetInFile::name);
        is("lockdown", &PresetInFile::isLockdown);
        is("modes", &PresetInFile::modes);
    }
};

struct WholeFile
{
    QString format = QString::fromLatin1(formatName.data());
    int version = formatVersion;
    QList<PresetInFile> presets{};

    static void describe(auto &is)
    {
        is("format", &WholeFile::format);
        is("version", &WholeFile::version);
        is("presets", &WholeFile::presets);
    }
};

class Reader
{
public:
    Result<PresetImport> read(const JsonValue &root)
    {
        const QString foreign = Texts::tr("This is not a chat preset file.");
        if (root.type() != JsonValue::Type::Object || root.member("format").toStringView() != formatName)
            return refused(foreign);
        const qint64 version = root.member("version").toInteger();
        if (version < 1)
            return refused(foreign);
        if (version > formatVersion)
            return refused(Texts::tr("This file was made with a newer version of Sidestage."));
        const JsonValue list = root.member("presets");
        if (list.type() == JsonValue::Type::Array)
            readAll(list);
        if (m_unlisted > 0)
            m_import.problems.append(Texts::tr("And %n more.", nullptr, m_unlisted));
        return std::move(m_import);
    }

private:
    void problem(const QString &text)
    {
        if (m_import.problems.size() < PresetFile::maxProblems)
            m_import.problems.append(text);
        else
            ++m_unlisted;
    }

    void readAll(const JsonValue &list)
    {
        JsonItems items(list);
        JsonValue item;
        for (int number = 1; items.next(item); ++number) {
            if (m_import.presets.size() >= PresetFile::maxPresets) {
                problem(
                    Texts::tr("Only the first %Ln presets are imported.", nullptr, PresetFile::maxPresets));
                return;
            }
            readOne(item, number);
        }
    }

    void readOne(const JsonValue &item, int number)
    {
        if (item.type() != JsonValue::Type::Object)
            return problem(Texts::tr("Preset %L1 is not valid.").arg(number));
        ModePreset preset{.name = item.member("name").toString().simplified()};
        if (preset.name.isEmpty() || preset.name.size() > PresetFile::longestName)
            return problem(Texts::tr("Preset %L1: the name is missing or too long.").arg(number));
        const QString name = Texts::tr("“%1”").arg(shown(preset.name));
        const QString key = preset.name.toCaseFolded();
        if (m_names.contains(key))
            return problem(Texts::tr("%1: duplicate name.").arg(name));

        const JsonValue modes = item.member("modes");
        if (modes.type() == JsonValue::Type::Object) {
            for (const ChatMode mode : allChatModes)
                preset.modes[mode] = readMode(modes.member(keyOf(mode)), mode, name);
        }
        if (preset.modes.isEmpty())
            return problem(Texts::tr("%1: does not set any mode.").arg(name));
        if (item.member("lockdown").toBool()) {
            preset.isLockdown = !m_hasLockdown;
            if (m_hasLockdown)
                problem(Texts::tr("%1: another preset is already used for lockdowns.").arg(name));
            m_hasLockdown = true;
        }
        m_names.insert(key);
        m_import.presets.append(preset);
    }

    std::optional<ModeValue> readMode(const JsonValue &value, ChatMode mode, const QString &name)
    {
        if (value.isNull())
            return {};
        const bool isObject = value.type() == JsonValue::Type::Object;
        const JsonValue flag = isObject ? value.member("on") : value;
        if (flag.type() != JsonValue::Type::Bool) {
            problem(Texts::tr("%1: %2 must be on or off.").arg(name, Texts::nameOf(mode)));
            return {};
        }
        ModeValue read{.on = flag.toBool()};
        const JsonValue duration = isObject ? value.member("duration") : JsonValue();
        if (!read.on || ruleOf(mode).unit == ModeRule::Unit::None)
            return read;
        if (duration.type() == JsonValue::Type::Integer) {
            read.duration = int(std::clamp<qint64>(duration.toInteger(), std::numeric_limits<int>::min(),
                                                   std::numeric_limits<int>::max()));
        }
        const bool isWrong = !duration.isNull() && duration.type() != JsonValue::Type::Integer;
        if (isWrong || problemWith(mode, read)) {
            problem(Texts::tr("%1: %2 skipped. Allowed: %3.")
                        .arg(name, Texts::nameOf(mode), Texts::ruleFor(mode)));
            return {};
        }
        return read;
    }

    PresetImport m_import{};
    QSet<QString> m_names{};
    bool m_hasLockdown = false;
    int m_unlisted = 0;
};

}  // namespace

QByteArray writePresets(const QList<ModePreset> &presets)
{
    WholeFile file;
    for (const ModePreset &preset : presets)
        file.presets.append(
            {preset.name, preset.isLockdown ? std::optional(true) : std::nullopt, preset.modes});
    return toText(file);
}

Result<PresetImport> readPresets(const QByteArray &json)
{
    if (json.size() > PresetFile::maxBytes)
        return refused(Texts::tr("The file is larger than %1 MB.").arg(PresetFile::maxBytes / 1024 / 1024));
    const auto document = JsonDocument::parse(json);
    if (!document)
        return refused(Texts::tr("This is not a chat preset file: %1").arg(document.error().message));
    return Reader().read(document->root());
}

}  // namespace Sidestage
