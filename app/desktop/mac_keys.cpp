// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/log.h"
#include "hot_keys.h"
#include "native_keys.h"

#include <Carbon/Carbon.h>

namespace Sidestage {

namespace {

constexpr OSType signature = 0x53696465;  // “Side”

/// Returns the code of the key with this character on the present keyboard. Its labels differ between
/// countries.
std::optional<quint32> codeOf(QChar character)
{
    std::optional<quint32> found;
    const TISInputSourceRef source = TISCopyCurrentASCIICapableKeyboardLayoutInputSource();
    if (!source)
        return found;
    const auto data
        = static_cast<CFDataRef>(TISGetInputSourceProperty(source, kTISPropertyUnicodeKeyLayoutData));
    if (data) {
        const auto *layout = reinterpret_cast<const UCKeyboardLayout *>(CFDataGetBytePtr(data));
        constexpr UInt16 codes = 0x40;  // behind them are keypad, function and arrow keys
        for (UInt16 code = 0; code < codes && !found; ++code) {
            UInt32 deadKeys = 0;
            UniChar text[4] = {};
            UniCharCount length = 0;
            if (UCKeyTranslate(layout, code, kUCKeyActionDisplay, 0, LMGetKbdType(),
                               kUCKeyTranslateNoDeadKeysMask, &deadKeys, std::size(text), &length, text)
                    == noErr
                && length == 1 && QChar(text[0]).toUpper() == character)
                found = code;
        }
    }
    CFRelease(source);
    return found;
}

/// Keys from RegisterEventHotKey(), the only interface for them that needs no permission by the user.
class MacKeys : public HotKeys
{
public:
    MacKeys()
    {
        const EventTypeSpec type{kEventClassKeyboard, kEventHotKeyPressed};
        InstallEventHandler(GetApplicationEventTarget(), &MacKeys::handle, 1, &type, this, &m_handler);
    }
    ~MacKeys() override
    {
        for (EventHotKeyRef key : std::as_const(m_keys))
            UnregisterEventHotKey(key);
        if (m_handler)
            RemoveEventHandler(m_handler);
    }

protected:
    Outcome take(int number, const QKeySequence &keys) override
    {
        const std::optional<NativeKey> native = NativeKeys::onMac(keys, codeOf);
        if (!native || !m_handler)
            return Outcome::Impossible;
        EventHotKeyRef key = nullptr;
        // Without "exclusive" two programs could have the same key, and both would act.
        const OSStatus status
            = RegisterEventHotKey(native->code, native->modifiers, EventHotKeyID{signature, UInt32(number)},
                                  GetApplicationEventTarget(), kEventHotKeyExclusive, &key);
        if (status == noErr) {
            m_keys.append(key);
            return Outcome::Taken;
        }
        qCInfo(lcClient) << "no global shortcut:" << keys << "error" << status;
        return status == eventHotKeyExistsErr ? Outcome::OfAnother : Outcome::Impossible;
    }

private:
    static OSStatus handle(EventHandlerCallRef /*next*/, EventRef event, void *self)
    {
        EventHotKeyID id{};
        const OSStatus status = GetEventParameter(event, kEventParamDirectObject, typeEventHotKeyID, nullptr,
                                                  sizeof(id), nullptr, &id);
        if (status != noErr || id.signature != signature)
            return eventNotHandledErr;
        static_cast<MacKeys *>(self)->press(int(id.id));
        return noErr;
    }

    EventHandlerRef m_handler = nullptr;
    QList<EventHotKeyRef> m_keys{};
};

}  // namespace

bool SystemKeys::areOurChoice()
{
    return true;
}

std::unique_ptr<SystemKeys> SystemKeys::make()
{
    return std::make_unique<MacKeys>();
}

}  // namespace Sidestage
