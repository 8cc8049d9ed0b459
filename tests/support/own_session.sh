# SPDX-License-Identifier: GPL-3.0-or-later
# For scripts that run a command in a separate session. Source it with "." and call it first:
#
#     . own_session.sh
#     in_own_session "TOOL TOOL" "$@"
#     shift
#
# Runs the script again with the same arguments after "--inside", in its own D-Bus session and home folder,
# and exits with its status. The function returns only inside. $SIDESTAGE_TEST_WORK is a folder that is removed at
# the end. Exits with 77 if one of the tools is not installed.

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
