// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts_rig.h"

#include "accounts/sign_in_dialog.h"

#include <QLabel>

namespace Sidestage {

/// A vault in memory that reports to be a keychain.
class SafeVault : public MemoryVault
{
public:
    SafeVault() { setState(State::Keychain); }
};

/// The sign-in window with all that it needs: its own app in the sandbox, a keychain, and no account that is
/// signed in.
struct SignInRig
{
    /// An empty `secret` makes it a public client. `ownVault`, if set, must outlive this.
    SignInRig(SandboxFixture &sandbox, const QString &secret, const QUrl &redirectUri,
              TokenVault *ownVault = nullptr)
        : profile(profileOf(sandbox))
        , vault(ownVault ? ownVault : &safe)
    {
        registerApp(sandbox, profile, u"rig%1"_s.arg(++count), secret, redirectUri);
        begin();
    }
    ~SignInRig() { dialog.reset(); }

    /// Creates accounts and window again, as after a restart.
    void begin()
    {
        dialog.reset();
        accounts = std::make_unique<Accounts>(profile, store.get(), vault, &network);
        dialog = std::make_unique<SignInDialog>(QList{accounts.get()});
    }
    template <class T = QWidget>
    T *find(const char *name) const
    {
        T *found = dialog->findChild<T *>(QLatin1String(name));
        if (!found)
            qFatal("there is no %s", name);
        return found;
    }
    QString text(const char *name) const { return find<QLabel>(name)->text(); }
    bool isClosed() const { return !dialog->isVisible(); }

    static inline int count = 0;
    ServiceProfile profile;
    SafeVault safe;
    TokenVault *vault;
    std::unique_ptr<ProfileStore> store = *ProfileStore::open(u":memory:"_s);
    QNetworkAccessManager network;
    std::unique_ptr<Accounts> accounts;
    std::unique_ptr<SignInDialog> dialog;
};

}  // namespace Sidestage
