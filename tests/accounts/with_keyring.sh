#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a command with a separate gnome-keyring: in its own D-Bus session, with a temporary home folder and a
# throwaway password. Ends everything that it has started.
# Exits with 77 if the tools are not installed.
set -eu

. "$(dirname "$0")/../support/own_session.sh"
in_own_session "dbus-send gnome-keyring-daemon" "$@"
shift

printf throwaway | gnome-keyring-daemon --unlock --foreground --components=secrets >/dev/null 2>&1 &
keyring=$!
trap 'kill -CONT "$keyring" 2>/dev/null || true; kill "$keyring" 2>/dev/null || true; wait "$keyring" 2>/dev/null || true' EXIT
tries=0
until dbus-send --session --print-reply --dest=org.freedesktop.DBus / org.freedesktop.DBus.NameHasOwner \
        string:org.freedesktop.secrets 2>/dev/null | grep -q true; do
    tries=$((tries + 1))
    [ "$tries" -lt 100 ] || { echo "the keyring did not start"; exit 1; }
    sleep 0.1
done
export SIDESTAGE_TEST_KEYRING="$keyring"
status=0
"$@" || status=$?
exit "$status"
