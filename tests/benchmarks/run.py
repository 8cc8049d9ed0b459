#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures speed and size, and prints ratios: run.py BIN_FOLDER [SECONDS for each load] [PART...].

A part is one of the programs below, "client" or "wrk"; without one, everything is measured.

The figures depend on the machine, so only ratios within one run can be compared. The part about the
sandbox needs wrk. docs/performance.md contains results and explains them.
"""
import http.client
import json
import os
import pathlib
import re
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

bin_folder = pathlib.Path(sys.argv[1]).resolve()
arguments = sys.argv[2:]
seconds = int(arguments.pop(0)) if arguments and arguments[0].isdigit() else 5
wanted = set(arguments)
offscreen = dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_LOGGING_RULES="*.debug=false;qt.*=false")


def starts(program, runs=9):
    """Milliseconds from fork to first frame, and the KiB resident at that time: medians of some runs."""
    took, size = [], []
    for _ in range(runs + 1):  # the first run fills the disk cache and is not counted
        started = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
        out = subprocess.run([bin_folder / program], env=dict(offscreen, SIDESTAGE_STARTED=str(started)),
                             capture_output=True, text=True, timeout=60, check=True).stdout.split()
        took.append(float(out[0]))
        size.append(int(out[1]))
    return statistics.median(took[1:]), statistics.median(size[1:])


class Sandbox:
    """A separate sandbox on a free port, with its data in a file and without a rate limit."""

    def __init__(self, folder):
        started = time.monotonic()
        self.process = subprocess.Popen(
            [bin_folder / "sidestage-sandbox", "--port", "0", "--db", str(folder / "bench.sqlite"), "--rate-limit", "0"],
            stdout=subprocess.PIPE, text=True)
        text = self.process.stdout.readline()
        self.start_ms = (time.monotonic() - started) * 1000  # it prints its first line when it listens
        while "Ctrl+C" not in text:
            text += self.process.stdout.readline()
        self.base = re.search(r"API base URL\s+(\S+)", text)[1]
        self.client = re.search(r"Client ID\s+(\S+)", text)[1]
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

    def control(self, call, **fields):
        connection = http.client.HTTPConnection("localhost", self.port, timeout=300)
        connection.request("POST", "/sandbox/" + call, json.dumps(fields), {"Content-Type": "application/json"})
        answer = connection.getresponse()
        text = answer.read().decode()
        if answer.status not in (200, 204):
            sys.exit(f"/sandbox/{call}: {answer.status} {text}")
        return json.loads(text) if text else None

    def user_token(self, scope):
        """Signs in as the first user of the page, as a browser does."""
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


def idle_connections(sandbox, wanted=9_500):
    """The memory in KiB for this many connections that are idle or send a request in small pieces."""
    before = sandbox.resident()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    count = min(wanted, hard - 200)
    sockets = []
    for number in range(count):
        one = socket.create_connection(("127.0.0.1", sandbox.port))
        if number % 4 == 0:
            one.send(b"GET /helix/users HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        sockets.append(one)
    for round_ in range(10):
        for one in sockets[::4]:
            one.send(b"a" * 100)
    status = sandbox.ask("GET", "/helix/users")[0]
    after = sandbox.resident()
    for one in sockets:
        one.close()
    if status != 401:
        sys.exit(f"with {count} idle connections the next client got {status}")
    return count, after - before


def later_page(sandbox, path, headers, pages):
    """The URL of the page that follows after this many pages."""
    cursor = ""
    for _ in range(pages):
        connection = http.client.HTTPConnection("127.0.0.1", sandbox.port) if not cursor else connection
        connection.request("GET", path + (f"&after={urllib.parse.quote(cursor)}" if cursor else ""),
                           headers=dict(header.split(": ", 1) for header in headers))
        cursor = json.loads(connection.getresponse().read())["pagination"]["cursor"]
    return f"{path}&after={urllib.parse.quote(cursor)}"


# For the reads that are measured.
SCOPES = ["channel:read:redemptions", "moderator:read:followers", "moderation:read", "moderator:read:blocked_terms",
          "moderator:read:unban_requests", "channel:read:subscriptions", "channel:read:polls", "channel:read:predictions",
          "channel:read:goals", "channel:read:hype_train", "channel:read:vips", "user:read:blocked_users"]


def long_lists(sandbox, user, headers, root):
    """Lists of 50,000, their first page beside their last ones, and the other reads of the newer endpoints."""
    for call in ("fill-banned", "fill-blocked-terms", "fill-subscribers", "fill-clips"):
        sandbox.control(call, channel=user, count=50_000)
    own = f"broadcaster_id={user}"
    for title, path in [("banned users", f"/helix/moderation/banned?{own}"),
                        ("blocked terms", f"/helix/moderation/blocked_terms?{own}&moderator_id={user}"),
                        ("subscribers", f"/helix/subscriptions?{own}"),
                        ("clips", f"/helix/clips?{own}")]:
        first = f"{path}&first=20"
        last = later_page(sandbox, f"{path}&first=100", headers, 495).replace("first=100", "first=20")
        for name, url in (("20 " + title, first), ("  from 49,500", last)):
            rate, p99 = wrk(root + url, headers)
            print(f"  {name:20} {rate:8.0f} requests/s   p99 {p99:>9}")
    for title, path in [("polls", f"/helix/polls?{own}"), ("predictions", f"/helix/predictions?{own}"),
                        ("goals", f"/helix/goals?{own}"), ("hype train", f"/helix/hypetrain/events?{own}"),
                        ("schedule", f"/helix/schedule?{own}&first=20"), ("videos", f"/helix/videos?user_id={user}"),
                        ("moderators", f"/helix/moderation/moderators?{own}"), ("VIPs", f"/helix/channels/vips?{own}"),
                        ("unban requests", f"/helix/moderation/unban_requests?{own}&moderator_id={user}&status=pending"),
                        ("block list", f"/helix/users/blocks?{own}"), ("teams", f"/helix/teams/channel?{own}"),
                        ("top games", "/helix/games/top?first=20"), ("user colour", f"/helix/chat/color?user_id={user}")]:
        rate, p99 = wrk(root + path, headers)
        print(f"  {title:20} {rate:8.0f} requests/s   p99 {p99:>9}")


PROGRAMS = [
    ("queue", "Queue: 100,000 redemptions in the list of the Queue page, 1,000 changes a second"),
    ("chatters", "Chatters: 20,000 in the list of the tab People, 2,000 leave and 2,000 join between two readings"),
    ("moderation", "Moderation: 50,000 banned users listed, searched, sorted; 200 messages a second in the live chat"),
    ("calls", "Call log: 100,000 calls pass through its page"),
    ("pictures", "Emotes: 5,000 in the tab Emotes and badges, scrolled, searched, in other themes and text sizes"),
    ("countdown", "Countdown: the next ad in the header, on its card and on the Ads page (target: 0.5 % of one core)"),
    ("charity", "Charity: 100,000 donations in the list of the page, 50 more a second"),
    ("community", "Community: 500,000 followers read, interrupted, resumed, compared and listed"),
    ("archive", "Archive: a million redemptions in a file (target: any search in 50 ms)"),
    ("analytics", "Analytics: a store of 1,000 days of 50 games (target: from the request to the painted chart in 100 ms)"),
    ("look", "Look: the whole dashboard, every page visited (target: change of theme or text size in 100 ms)"),
]


def is_wanted(part):
    return not wanted or part in wanted


def run_program(command, timeout):
    """Runs sidestage-bench-COMMAND and prints what it says, indented."""
    out = subprocess.run([bin_folder / f"sidestage-bench-{command[0]}", *command[1:]], env=offscreen, capture_output=True,
                         text=True, timeout=timeout)
    print("  " + (out.stdout or out.stderr).strip().replace("\n", "\n  ") + "\n", flush=True)
    out.check_returncode()


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)

        print("Start to first frame, resident memory (medians of 9, offscreen)")
        floor_ms, floor_kib = starts("sidestage-bench-window")
        ours_ms, ours_kib = starts("sidestage-bench-startup")
        print(f"  plain window   {floor_ms:7.1f} ms  {floor_kib / 1024:6.1f} MiB")
        print(f"  dashboard      {ours_ms:7.1f} ms  {ours_kib / 1024:6.1f} MiB")
        print(f"  ratio          {ours_ms / floor_ms:7.2f} x   {ours_kib / floor_kib:6.2f} x    (targets 5 x, 3 x)\n")

        sandbox = Sandbox(folder)
        print(f"Sandbox: 100,000 redemptions and 100,000 followers in a file\n  first start, with a new world {sandbox.start_ms:6.0f} ms")
        user, user_token = sandbox.user_token(" ".join(SCOPES))
        headers = [f"Authorization: Bearer {user_token}", f"Client-Id: {sandbox.client}"]
        rewards = json.loads(sandbox.ask("GET", f"/helix/channel_points/custom_rewards?broadcaster_id={user}&only_manageable_rewards=true",
                                         headers=dict(header.split(": ", 1) for header in headers))[2])["data"]
        reward = rewards[0]["id"]
        sandbox.control("fill-redemptions", channel=user, reward=reward, count=100_000)
        sandbox.control("add-followers", channel=user, count=100_000)
        sandbox.stop()
        times = []
        for _ in range(5):
            sandbox = Sandbox(folder)
            times.append(sandbox.start_ms)
            sandbox.stop()
        print(f"  start with this file          {statistics.median(times):6.0f} ms    (target 100 ms)\n")

        sandbox = Sandbox(folder)
        if is_wanted("client"):
            print("Client: 100 pages of 50 redemptions, one after the other, into typed objects")
            run_program(["client", sandbox.base, f"http://localhost:{sandbox.port}", sandbox.client, user_token, user, reward,
                         "5"], timeout=300)

        for program, title in PROGRAMS:
            if is_wanted(program):
                print(title)
                run_program([program], timeout=1800)

        if not is_wanted("wrk"):
            return sandbox.stop()
        if not shutil.which("wrk"):
            sys.exit("wrk is missing: ./dev setup bench")
        print(f"Sandbox: wrk -c16 -t2 -d{seconds}, with token check (peer: a mock API, its figures from")
        print("docs/performance.md, measured on another run, so compare with care)")
        script = folder / "token.lua"
        script.write_text('wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/x-www-form-urlencoded"\n'
                          f'wrk.body = "client_id={sandbox.client}&client_secret={sandbox.secret}&grant_type=client_credentials"\n')
        waiting = f"/helix/channel_points/custom_rewards/redemptions?broadcaster_id={user}&reward_id={reward}&status=UNFULFILLED&first=20"
        followers = f"/helix/channels/followers?broadcaster_id={user}&first=20"
        root = f"http://localhost:{sandbox.port}"
        for title, peer, url, body in [
                ("GET /users", 3668, f"/helix/users?id={user}", None),
                ("GET /channels", 3262, f"/helix/channels?broadcaster_id={user}", None),
                ("GET custom_rewards", 2106, f"/helix/channel_points/custom_rewards?broadcaster_id={user}", None),
                ("GET 20 redemptions", 1314, waiting, None),
                ("  page 4,000", 1314, later_page(sandbox, waiting, headers, 3999), None),
                ("GET 20 followers", 0, followers, None),
                ("  page 4,000", 0, later_page(sandbox, followers, headers, 3999), None),
                ("GET /chat/settings", 2658, f"/helix/chat/settings?broadcaster_id={user}", None),
                ("POST /oauth2/token", 768, "/oauth2/token", script)]:
            rate, p99 = wrk(root + url, () if body else headers, body)
            ratio = f"{rate / peer:5.2f} x peer (target 4 x)" if peer else ""
            print(f"  {title:20} {rate:8.0f} requests/s   p99 {p99:>9}   {ratio}")
        long_lists(sandbox, user, headers, root)
        print(f"  resident afterwards  {sandbox.resident() / 1024:6.1f} MiB")
        count, kib = idle_connections(sandbox)
        print(f"  {count} connections, idle or sending byte by byte: {kib / 1024:.1f} MiB more, the next client is served")
        sandbox.stop()


main()
