# SPDX-License-Identifier: GPL-3.0-or-later
# For scripts that run a command in a session that nobody else sees; to be read with "." and used first:
#
#     . own_session.sh
#     in_own_session "TOOL TOOL" "$@"
#     shift
#
# Runs the script once more, with the same arguments behind "--inside", in a D-Bus session and a home of its own,
# and ends with what that ends with; only there it returns. $SIDESTAGE_TEST_WORK is a folder that goes with it.
# Exit code 77 when one of the tools is not installed.

in_own_session() {
    tools=$1
    shift
    [ "${1:-}" != --inside ] || return 0
    for tool in dbus-run-session $tools; do
        command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
    done
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    mkdir -m 700 "$work/home" "$work/run"
    unset DISPLAY WAYLAND_DISPLAY XAUTHORITY XDG_CURRENT_DESKTOP DBUS_SESSION_BUS_ADDRESS GNOME_KEYRING_CONTROL
    export HOME="$work/home" XDG_RUNTIME_DIR="$work/run" SIDESTAGE_TEST_WORK="$work"
    export XDG_DATA_HOME="$HOME/.local/share" XDG_CONFIG_HOME="$HOME/.config" XDG_CACHE_HOME="$HOME/.cache"
    status=0
    dbus-run-session -- "$0" --inside "$@" || status=$?
    exit "$status"
}
