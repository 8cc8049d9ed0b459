# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Clean systems to try things in, made by debootstrap. Sourced by verify_system.sh and installer/verify_package.sh,
# which run as root. What is mounted in such a system exists only for the processes in it.

# Downloaded packages are kept, everything else is made anew. In a folder that only root can write: in /var/tmp
# another user could make a folder or a link with our names first.
readonly downloads=/var/cache/sidestage
readonly roots=${SIDESTAGE_ROOTS:-/var/cache/sidestage/roots}

say() { printf '\033[1m==>\033[0m %s\n' "$*" >&2; }
die() { printf '%s: %s\n' "$(basename "$0" .sh)" "$*" >&2; exit 1; }

# Prints the name that Debian gives to the release.
suite_of() {
    case $1 in
        debian12) echo bookworm ;;
        debian13) echo trixie ;;
        *) die "'$1' is not a system that can be made here: debian12 or debian13" ;;
    esac
}

# make_root SYSTEM FOLDER: makes the smallest system that can install packages.
make_root() {
    local suite
    suite=$(suite_of "$1")
    [ "$(id -u)" -eq 0 ] || die "only root can make a system"
    command -v debootstrap >/dev/null || die "debootstrap is missing: ./dev setup verify"
    mkdir -p "$downloads/$1/archives/partial" "$(dirname "$2")"
    rm -rf --one-file-system "$2"
    say "making $1 in $2"
    unshare --mount debootstrap --variant=minbase --cache-dir="$downloads/$1/archives" "$suite" "$2" \
        >"$2.log" 2>&1 || die "debootstrap failed: $(tail -n 5 "$2.log")"
    # The installer of a real system writes this.
    printf '127.0.0.1 localhost\n::1 localhost\n' >"$2/etc/hosts"
    # Installing does not wait for a disk: the system is thrown away if the machine stops.
    echo force-unsafe-io >"$2/etc/dpkg/dpkg.cfg.d/fast"
}

# in_root SYSTEM FOLDER COMMAND...: runs it there with /proc, /dev and the packages that were downloaded for that
# system, in an environment that has nothing of ours. Whatever it leaves running ends with it.
in_root() {
    # shellcheck disable=SC2016
    unshare --mount --pid --fork --kill-child -- bash -euc '
        archives=$1 root=$2
        shift 2
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
        mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
        mount --bind "$archives" "$root/var/cache/apt/archives"
        cp /etc/resolv.conf "$root/etc/resolv.conf"
        exec chroot "$root" env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"' \
        in_root "$downloads/$1/archives" "${@:2}"
}
