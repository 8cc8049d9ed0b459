#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Packs an archive again, because CPack puts files into it in the order in which the disk has them: sorted, with the
# time SOURCE_DATE_EPOCH, owned by root. Writes its checksum again too.
set -euo pipefail

archive=$(realpath "$1")
folder=$(mktemp -d "${TMPDIR:-/tmp}/sidestage.XXXXXX")
trap 'rm -rf "$folder"' EXIT
tar -x -C "$folder" -f "$archive"
tar -c -C "$folder" --sort=name --mtime="@${SOURCE_DATE_EPOCH:?}" --owner=root:0 --group=root:0 --mode=u+w,go-w,a+rX \
    --format=ustar "$(ls "$folder")" | gzip -9n >"$archive"
(cd "$(dirname "$archive")" && sha256sum "$(basename "$archive")" >"$(basename "$archive").sha256")
