// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <array>

namespace Sidestage::Sandbox {

QString randomText(int length, QByteArrayView characters)
{
    const auto count = unsigned(characters.size());
    const unsigned fair = 256 / count * count;  // bytes from here on would make some characters more likely
    QString text(length, Qt::Uninitialized);
    for (int done = 0; done < length;) {
        std::array<quint32, 16> random;
        QRandomGenerator::system()->fillRange(random.data(), qsizetype(random.size()));
        for (const quint32 word : random) {
            for (int shift = 0; shift < 32 && done < length; shift += 8) {
                const unsigned byte = (word >> shift) & 0xff;
                if (byte < fair)
                    text[done++] = QLatin1Char(characters[qsizetype(byte % count)]);
            }
        }
    }
    return text;
}

QString randomText(int length, bool mixed)
{
    constexpr QByteArrayView letters("abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    return randomText(length, letters.first(mixed ? 62 : 36));
}

QByteArray hashOf(QByteArrayView secret)
{
    return QCryptographicHash::hash(QByteArray::fromRawData(secret.data(), secret.size()),
                                    QCryptographicHash::Sha256);
}

}  // namespace Sidestage::Sandbox
