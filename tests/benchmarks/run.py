#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures speed and size, and prints ratios: run.py BIN_FOLDER [SECONDS for each load].

The machine decides the figures; what can be compared are ratios within one run. Needs wrk for the
sandbox's part. docs/performance.md keeps what was measured, and how to read it.
"""
import http.client
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time
import urllib.parse

bin_folder = pathlib.Path(sys.argv[1]).resolve()
seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
offscreen = dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_LOGGING_RULES="*.debug=false;qt.*=false")


def starts(program, runs=9):
    """Milliseconds from fork to first frame, and KiB resident then: medians over some runs."""
    took, size = [], []
    for _ in range(runs + 1):  # the first warms the disk cache and does not count
        started = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
        out = subprocess.run([bin_folder / program], env=dict(offscreen, SIDESTAGE_STARTED=str(started)),
                             capture_output=True, text=True, timeout=60, check=True).stdout.split()
        took.append(float(out[0]))
        size.append(int(out[1]))
    return statistics.median(took[1:]), statistics.median(size[1:])


class Sandbox:
    """A sandbox of its own on a free port, with a file for its data and no rate limit in the way."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [bin_folder / "sidestage-sandbox", "--port", "0", "--db", str(folder / "bench.sqlite"), "--rate-limit", "100000000"],
            stdout=subprocess.PIPE, text=True)
        text = ""
        while "Ctrl+C" not in text:
            text += self.process.stdout.readline()
        self.base = re.search(r"API base URL\s+(\S+)", text)[1]
        self.client = re.search(r"Client id\s+(\S+)", text)[1]
        self.secret = re.search(r"Client secret\s+(\S+)", text)[1]
        self.redirect = re.search(r"Redirect URI\s+(\S+)", text)[1]
        self.port = urllib.parse.urlsplit(self.base).port

    def ask(self, method, path, form=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        body = urllib.parse.urlencode(form) if form else None
        head = dict(headers or {})
        if body:
            head["Content-Type"] = "application/x-www-form-urlencoded"
        connection.request(method, path, body, head)
        answer = connection.getresponse()
        return answer.status, answer.getheader("Location"), answer.read().decode()

    def app_token(self):
        return json.loads(self.ask("POST", "/oauth2/token", {
            "client_id": self.client, "client_secret": self.secret, "grant_type": "client_credentials"})[2])["access_token"]

    def user_token(self, scope):
        """Signs in as the first user of the page, the way a browser does."""
        query = urllib.parse.urlencode({"response_type": "code", "client_id": self.client,
                                        "redirect_uri": self.redirect, "scope": scope, "state": "bench"})
        page = self.ask("GET", "/oauth2/authorize?" + query)[2]
        nonce = re.search(r'name="nonce" value="([^"]+)"', page)[1]
        user = re.search(r'id="user-(\d+)"', page)[1]
        location = self.ask("POST", "/oauth2/authorize", {"nonce": nonce, "user": user, "decision": "approve"})[1]
        code = urllib.parse.parse_qs(urllib.parse.urlsplit(location).query)["code"][0]
        answer = json.loads(self.ask("POST", "/oauth2/token", {
            "client_id": self.client, "client_secret": self.secret, "code": code,
            "grant_type": "authorization_code", "redirect_uri": self.redirect})[2])
        return user, answer["access_token"]

    def resident(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])

    def stop(self):
        self.process.terminate()
        if self.process.wait(10) != 0:
            sys.exit("the sandbox did not stop cleanly")


def wrk(url, headers=(), script=None):
    command = ["wrk", "-c16", "-t2", f"-d{seconds}", "--latency"]
    for header in headers:
        command += ["-H", header]
    if script:
        command += ["-s", str(script)]
    out = subprocess.run(command + [url], capture_output=True, text=True, check=True).stdout
    bad = re.search(r"Non-2xx or 3xx responses: (\d+)", out)
    if bad:
        sys.exit(f"{url}: {bad[1]} answers were errors\n{out}")
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", out)[1])
    p99 = re.search(r"99%\s+(\S+)", out)[1]
    return rate, p99


def main():
    import tempfile
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)

        print("Start to first frame, resident memory (medians of 9, offscreen)")
        floor_ms, floor_kib = starts("sidestage-bench-window")
        ours_ms, ours_kib = starts("sidestage-bench-startup")
        print(f"  plain window   {floor_ms:7.1f} ms  {floor_kib / 1024:6.1f} MiB")
        print(f"  dashboard      {ours_ms:7.1f} ms  {ours_kib / 1024:6.1f} MiB")
        print(f"  ratio          {ours_ms / floor_ms:7.2f} x   {ours_kib / floor_kib:6.2f} x    (targets 5 x, 3 x)\n")

        sandbox = Sandbox(folder)
        token = sandbox.app_token()
        user, user_token = sandbox.user_token("moderator:read:followers")
        headers = [f"Authorization: Bearer {token}", f"Client-Id: {sandbox.client}"]

        print("Client: 100 pages of 50 followers, one after the other, into typed objects")
        out = subprocess.run([bin_folder / "sidestage-bench-client", sandbox.base, f"http://localhost:{sandbox.port}",
                              sandbox.client, user_token, user, "5"],
                             env=offscreen, capture_output=True, text=True, timeout=300)
        print("  " + (out.stdout or out.stderr).strip().replace("\n", "\n  ") + "\n")
        out.check_returncode()

        if not shutil.which("wrk"):
            sys.exit("wrk is missing: ./dev setup bench")
        print(f"Sandbox: wrk -c16 -t2 -d{seconds}, with token check, data in a file (peer: requests/s of a mock API,")
        print("from docs/performance.md; measured on another run, so compare with care)")
        script = folder / "token.lua"
        script.write_text('wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/x-www-form-urlencoded"\n'
                          f'wrk.body = "client_id={sandbox.client}&client_secret={sandbox.secret}&grant_type=client_credentials"\n')
        for title, peer, call in [
                ("GET /users", 3668, lambda: wrk(f"{sandbox.base}/users?id={user}", headers)),
                ("GET /channels", 3262, lambda: wrk(f"{sandbox.base}/channels?broadcaster_id={user}", headers)),
                ("POST /oauth2/token", 768, lambda: wrk(f"http://localhost:{sandbox.port}/oauth2/token", (), script))]:
            rate, p99 = call()
            print(f"  {title:20} {rate:8.0f} requests/s   p99 {p99:>9}   {rate / peer:5.2f} x peer (target 4 x)")
        print(f"  resident afterwards  {sandbox.resident() / 1024:6.1f} MiB")
        sandbox.stop()


main()
