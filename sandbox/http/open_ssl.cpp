// SPDX-License-Identifier: GPL-3.0-or-later
#include "open_ssl.h"

#include <openssl/crypto.h>

namespace Sidestage::Sandbox {

void keepOpenSsl()
{
    OPENSSL_init_crypto(OPENSSL_INIT_NO_ATEXIT, nullptr);
}

}  // namespace Sidestage::Sandbox
