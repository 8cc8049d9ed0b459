#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries the Debian packages of dist/ in a clean system without build tools: ./dev package --verify.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source cmake/clean_root.sh

# The packages are made for the system that they are built on.
# shellcheck source=/dev/null
system=$(. /etc/os-release && echo "$ID$VERSION_ID")
root=$roots/$system-packages
there() { in_root "$system" "$root" "$@"; }

say "lintian"
lintian --allow-root --fail-on error dist/*.deb

make_root "$system" "$root"
mkdir -p "$root/packages"
cp dist/*.deb dist/*.tar.gz installer/try_installed.sh "$root/packages/"
there apt-get update -q
say "installing what the trial needs: an X server with windows, a keyboard and a camera"
there env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
    xvfb openbox xdotool imagemagick x11-utils dbus adduser curl procps >"$root.log" 2>&1 || die "see $root.log"
there adduser --quiet --disabled-password --gecos Viewer viewer
there bash /packages/try_installed.sh
mkdir -p build/verify
cp "$root"/home/viewer/*.png build/verify/
say "$system: installed, started, signed in and removed again; the pictures are in build/verify"
