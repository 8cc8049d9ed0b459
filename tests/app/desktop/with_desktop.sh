#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a command with a separate X server, D-Bus session and home folder, as on a desktop that has only the
# services which the command itself provides. Ends everything that it has started.
# Exits with 77 if the tools are not installed.
set -eu

. "$(dirname "$0")/../../support/own_session.sh"
in_own_session "Xvfb" "$@"
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
# OpenGL is not used here and takes long to load.
export DISPLAY=":$(tr -d '[:space:]' <"$display")" QT_QPA_PLATFORM=xcb QT_XCB_GL_INTEGRATION=none
status=0
"$@" || status=$?
exit "$status"
