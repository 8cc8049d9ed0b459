#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a command beside a real gnome-keyring that nobody else sees: an own D-Bus session, an own home in a
# temporary folder, a throwaway password. Everything that it started ends with it.
# Exit code 77 when the tools are not installed.
set -eu

if [ "${1:-}" != --inside ]; then
    for tool in dbus-run-session dbus-send gnome-keyring-daemon; do
        command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
    done
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    mkdir -m 700 "$work/home" "$work/run"
    unset DISPLAY WAYLAND_DISPLAY XDG_CURRENT_DESKTOP DBUS_SESSION_BUS_ADDRESS GNOME_KEYRING_CONTROL
    export HOME="$work/home" XDG_RUNTIME_DIR="$work/run"
    export XDG_DATA_HOME="$HOME/.local/share" XDG_CONFIG_HOME="$HOME/.config" XDG_CACHE_HOME="$HOME/.cache"
    status=0
    dbus-run-session -- "$0" --inside "$@" || status=$?
    exit "$status"
fi
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
