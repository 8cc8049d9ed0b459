#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a command with a separate Wayland compositor without a screen, D-Bus session and home folder. The
# compositor has no keyboard and no mouse. Ends everything that it has started.
# Exits with 77 if the tools are not installed.
set -eu

. "$(dirname "$0")/../../support/own_session.sh"
in_own_session "weston" "$@"
shift

log=$SIDESTAGE_TEST_WORK/weston.log
weston --backend=headless-backend.so --no-config --socket=sidestage --width=1600 --height=1000 --idle-time=0 \
    --log="$log" >"$SIDESTAGE_TEST_WORK/weston.out" 2>&1 &
weston=$!
trap 'kill "$weston" 2>/dev/null || true; wait "$weston" 2>/dev/null || true' EXIT
tries=0
until [ -S "$XDG_RUNTIME_DIR/sidestage" ]; do
    tries=$((tries + 1))
    kill -0 "$weston" 2>/dev/null && [ "$tries" -lt 300 ] \
        || { echo "the compositor did not start"; cat "$log" "$SIDESTAGE_TEST_WORK/weston.out"; exit 1; }
    sleep 0.1
done
# The input method of Wayland belongs to a keyboard; without one, Qt 6.4 crashes when a key comes.
export WAYLAND_DISPLAY=sidestage QT_QPA_PLATFORM=wayland QT_IM_MODULE=compose
status=0
"$@" || status=$?
exit "$status"
