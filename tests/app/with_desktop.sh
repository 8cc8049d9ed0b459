#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a command on an X server and in a D-Bus session that nobody else sees, in a home of its own: as on a
# desktop, of which there is only what the command offers there itself. Everything that it started ends with it.
# Exit code 77 when the tools are not installed.
set -eu

if [ "${1:-}" != --inside ]; then
    for tool in dbus-run-session Xvfb; do
        command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
    done
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    mkdir -m 700 "$work/home" "$work/run"
    unset DISPLAY WAYLAND_DISPLAY XAUTHORITY XDG_CURRENT_DESKTOP DBUS_SESSION_BUS_ADDRESS
    export HOME="$work/home" XDG_RUNTIME_DIR="$work/run"
    export XDG_DATA_HOME="$HOME/.local/share" XDG_CONFIG_HOME="$HOME/.config" XDG_CACHE_HOME="$HOME/.cache"
    export SIDESTAGE_TEST_WORK="$work"
    status=0
    dbus-run-session -- "$0" --inside "$@" || status=$?
    exit "$status"
fi
shift

display=$SIDESTAGE_TEST_WORK/display
Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$display" >"$SIDESTAGE_TEST_WORK/xvfb.log" 2>&1 &
xvfb=$!
trap 'kill "$xvfb" 2>/dev/null || true; wait "$xvfb" 2>/dev/null || true' EXIT
tries=0
until [ -s "$display" ]; do
    tries=$((tries + 1))
    kill -0 "$xvfb" 2>/dev/null && [ "$tries" -lt 300 ] \
        || { echo "the X server did not start"; cat "$SIDESTAGE_TEST_WORK/xvfb.log"; exit 1; }
    sleep 0.1
done
# Nothing here is drawn by OpenGL, and loading that takes long.
export DISPLAY=":$(tr -d '[:space:]' <"$display")" QT_QPA_PLATFORM=xcb QT_XCB_GL_INTEGRATION=none
status=0
"$@" || status=$?
exit "$status"
