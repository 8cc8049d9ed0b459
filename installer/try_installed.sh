#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs inside the clean system of verify_package.sh: installs, starts, signs in with the keyboard, removes.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
cd /packages

say() { printf '\033[1m==>\033[0m %s\n' "$*" >&2; }
die() { say "FAILED: $*"; exit 1; }

# waits SECONDS COMMAND...: until the command succeeds.
waits() {
    local end=$((SECONDS + $1))
    shift
    until "$@" >/dev/null 2>&1; do
        [ $SECONDS -lt $end ] || return 1
        sleep 0.5
    done
}
is_installed() { dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed; }

for tool in gcc g++ c++ clang cmake make ninja ld; do
    ! command -v $tool >/dev/null || die "this system has $tool, so it proves nothing"
done
find / -xdev -iname '*sidestage*' -not -path '/packages/*' >/tmp/before

# ---------------------------------------------------------------------------- the sandbox alone

say "installing the sandbox alone"
apt-get install -q -y ./sidestage-sandbox_*.deb >/tmp/log 2>&1 || die "$(tail -n 5 /tmp/log)"
! dpkg-query -W -f '${Package}\n' | grep -i webengine || die "the sandbox has brought a browser engine"
dpkg -L sidestage-sandbox >/tmp/files
# shellcheck disable=SC2016
su viewer -c 'sidestage-sandbox --port 7899 --seed 7 >/tmp/sandbox.log 2>&1 & echo $! >/tmp/sandbox.pid'
waits 60 curl --fail --silent http://localhost:7899/sandbox || die "the sandbox does not answer: $(cat /tmp/sandbox.log)"
kill "$(cat /tmp/sandbox.pid)"
say "the sandbox alone answers"

# ---------------------------------------------------------------------------- the dashboard

say "installing the dashboard with what it recommends"
apt-get install -q -y ./sidestage_*.deb >/tmp/log 2>&1 || die "$(tail -n 5 /tmp/log)"
dpkg -L sidestage >>/tmp/files
for package in ca-certificates qt6-wayland libsecret-1-0 gnome-keyring; do
    is_installed $package || die "$package is recommended, but was not installed"
done

# As a user on an X server, with a desktop bus. Chromium's own sandbox needs a user namespace, which a process in
# a changed root cannot have; only pages of our own server are loaded.
cat >/tmp/session <<'END'
export QTWEBENGINE_DISABLE_SANDBOX=1 XDG_RUNTIME_DIR=/tmp/runtime DISPLAY=:7
mkdir -p -m 700 /tmp/runtime
Xvfb :7 -screen 0 1600x1000x24 -nolisten tcp >/tmp/xvfb.log 2>&1 &
until xdpyinfo >/dev/null 2>&1; do sleep 0.2; done
openbox >/tmp/openbox.log 2>&1 &
# The sign-in to a desktop unlocks the keyring.
printf viewer | gnome-keyring-daemon --daemonize --unlock --components=secrets >/dev/null
exec sidestage >/tmp/sidestage.log 2>&1
END
su - viewer -c 'dbus-run-session -- sh /tmp/session' &
as_viewer() { su viewer -c "XDG_RUNTIME_DIR=/tmp/runtime DISPLAY=:7 $*"; }
picture() { as_viewer "import -window root /home/viewer/$1.png"; }
status() { as_viewer "sidestage status --json"; }
says() { status | grep -q "\"$1\": *$2"; }
window() { as_viewer "xdotool search --onlyvisible --name '$1'"; }

waits 120 says connection '"signed_out"' || die "it does not start: $(cat /tmp/sidestage.log; status || true)"
waits 60 window Sidestage || die "there is no window"
picture 1-started
say "started"

as_viewer "sidestage do sign-in"
# The page has the focus on the user that is chosen when it is there, and Return approves. It loads in its own
# time, so the key is repeated.
waits 60 window 'Sign in' || die "the sign-in does not open"
signed_in() { says user_login '"[a-z]'; }
for attempt in $(seq 20); do
    sleep 3
    [ "$attempt" -ne 1 ] || picture 2-signing-in
    ! signed_in || break
    as_viewer "xdotool key Return"
done
signed_in || { picture failed; die "it is not signed in: $(status)"; }
waits 60 says connection '"connected"' || die "it does not connect: $(status)"
picture 3-signed-in
status
say "signed in"

as_viewer "sidestage do quit" || true
waits 60 sh -c '! pgrep -x sidestage' || die "it does not quit"

# ---------------------------------------------------------------------------- the tarball

say "the tarball works in whatever folder it is unpacked"
apt-get purge -q -y sidestage >/dev/null
mkdir -p "/home/viewer/some where"
tar -x -C "/home/viewer/some where" -f /packages/sidestage-*.tar.gz
as_viewer "'/home/viewer/some where/'*/bin/sidestage --version" >/tmp/log 2>&1 || die "the tarball's program: $(cat /tmp/log)"
as_viewer "'/home/viewer/some where/'*/bin/sidestage-sandbox --version" >/tmp/log 2>&1 || die "its sandbox: $(cat /tmp/log)"
rm -r "/home/viewer/some where"

# ---------------------------------------------------------------------------- removing

say "removing"
apt-get purge -q -y sidestage-sandbox >/dev/null
apt-get autoremove -q -y --purge >/dev/null
while read -r file; do
    [ -d "$file" ] || [ ! -e "$file" ] || echo "$file"
done </tmp/files >/tmp/left
# What a user has made stays: it is in the home folder only.
find / -xdev -iname '*sidestage*' -not -path '/packages/*' -not -path '/home/*' -not -path '/tmp/*' >/tmp/after
comm -13 <(sort /tmp/before) <(sort /tmp/after) >>/tmp/left
[ ! -s /tmp/left ] || die "this is left: $(cat /tmp/left)"
say "nothing is left"
