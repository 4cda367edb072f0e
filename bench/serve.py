#!/usr/bin/env python3
"""From saving a file to the changed page being served, by every tool's development server.

    serve.py [--edits 5] [--tools a,b] [--modes tool:mode,...] [--work DIR] [--json FILE] PAGES...

For each server: start it on a fresh copy of the site; time to the first page served; then N edits of one
page's prose (another page each time), polling that page until the new text is there; then 3 changes of the
footer template, polling a page that was visited before and one that never was. CPU is the server's own
(all its threads and children) from the edit until it is idle again: it tells a full rebuild from a partial one.
Where the server writes its output to disk, how many files got a new modification time and how many of
these really changed. Linux only."""
import argparse, hashlib, http.client, json, os, re, shutil, signal, socket, statistics as st, subprocess, sys, time
import gen
from bench import ROOT, fill, load_tools

TICK = os.sysconf("SC_CLK_TCK")


def cpu(pgid):
    """User + system seconds of every live process in the server's process group (children reaped included)."""
    total = 0.0
    for p in os.listdir("/proc"):
        if p.isdigit():
            try:
                f = open("/proc/%s/stat" % p).read()
                rest = f[f.rindex(")") + 2:].split()
                if int(rest[2]) == pgid:
                    total += sum(int(x) for x in rest[11:15]) / TICK
            except (OSError, ValueError):
                pass
    return total


def rss(pgid):
    best = 0
    for p in os.listdir("/proc"):
        if p.isdigit():
            try:
                f = open("/proc/%s/stat" % p).read()
                if int(f[f.rindex(")") + 2:].split()[2]) == pgid:
                    m = re.search(r"VmHWM:\s+(\d+)", open("/proc/%s/status" % p).read())
                    best = max(best, int(m.group(1)) / 1024 if m else 0)
            except (OSError, ValueError):
                pass
    return best


def settle(pgid, quiet=1.0, limit=120):
    """Wait until the server used (almost) no CPU for `quiet` seconds; its CPU time so far."""
    end, seen = time.monotonic() + limit, [cpu(pgid)]
    while time.monotonic() < end:
        time.sleep(0.1)
        seen.append(cpu(pgid))
        if len(seen) > quiet * 10 and seen[-1] - seen[-1 - int(quiet * 10)] < 0.05 * quiet:
            break
    return seen[-1]


class Client:
    def __init__(self, port):
        self.port, self.c = port, None

    def get(self, path):
        try:
            if self.c is None:
                self.c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
            self.c.request("GET", path)
            r = self.c.getresponse()
            body = r.read()
            return r.status, body
        except (OSError, http.client.HTTPException):
            self.c = None
            return 0, b""

    def until(self, path, marker, limit, step=0.004):
        """Seconds until the page holds the marker; also how many answers on the way were not 200."""
        t, bad = time.monotonic(), 0
        while time.monotonic() - t < limit:
            s, b = self.get(path)
            if s == 200 and marker in b:
                return time.monotonic() - t, bad
            bad += s != 200
            time.sleep(step)
        return None, bad


def snapshot(out):
    r = {}
    for d, _, n in os.walk(out):
        for x in n:
            p = os.path.join(d, x)
            s = os.stat(p)
            r[p] = (s.st_mtime_ns, s.st_ino, hashlib.blake2b(open(p, "rb").read(), digest_size=12).digest())
    return r


def url(conf, v, lang):
    return "/%s%s/%s/" % (conf.get("english", "") if lang == "en" else lang + "/", v.game.slug, v.slug)


def measure(name, conf, mode, site, out, variants, edits, log):
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    kw = dict(root=ROOT, site=site, out=out, port=port)
    shutil.rmtree(out, ignore_errors=True)
    cmd = fill(conf["serve"][mode], **kw)
    langs = list(gen.LOCALES)
    pick = [(gen.Variant((i * 37 + 5) % variants), langs[(i * 3) % 8]) for i in range(edits)]
    cl, res = Client(port), {"tool": name, "mode": mode, "variants": variants}
    t = time.monotonic()
    p = subprocess.Popen(cmd, cwd=fill(conf.get("cwd", "/"), **kw), env={**os.environ, **conf.get("env", {})},
                         stdin=subprocess.DEVNULL, stdout=open(log, "wb"), stderr=subprocess.STDOUT, start_new_session=True)
    try:
        for q in range(2400):
            if cl.get(url(conf, *pick[0]))[0] == 200:
                break
            if p.poll() is not None:
                raise RuntimeError("server ended, see " + log)
            time.sleep(0.25 if q > 20 else 0.05)
        res["start_s"] = time.monotonic() - t
        settle(p.pid)
        res["start_cpu_s"] = cpu(p.pid)
        res["edit_s"], res["edit_cpu_s"], res["edit_bad"], disk = [], [], 0, []
        for i, (v, lang) in enumerate(pick):
            f = os.path.join(site, fill(conf["edit"], game=v.game.slug, variant=v.slug, lang=lang, dotlang="" if lang == "en" else "." + lang))
            before = snapshot(out) if mode in conf.get("disk", []) and i == 1 else None
            c0 = settle(p.pid)
            mark = "edit%dx%d" % (i, int(time.time() * 1000))
            with open(f, "a", encoding="utf-8") as h:
                h.write("\n" + conf.get("edit_indent", "") + mark + "\n")
            dt, bad = cl.until(url(conf, v, lang), mark.encode(), 180)
            res["edit_s"].append(dt)
            res["edit_bad"] += bad
            if dt is None:
                raise RuntimeError("edit %d was not served in 180 s, see %s" % (i, log))
            c1 = settle(p.pid)
            res["edit_cpu_s"].append(c1 - c0)
            if before is not None:
                after = snapshot(out)
                res["edit_disk"] = dict(files=len(after), touched=sum(before.get(k, (0,))[0] != x[0] for k, x in after.items()),
                                        changed=sum(before.get(k, (0, 0, 0))[2] != x[2] for k, x in after.items()))
        res["template_s"], res["template_unvisited_s"], res["template_cpu_s"] = [], [], []
        tf = os.path.join(site, conf["template"])
        for i in range(3):
            far = (gen.Variant((variants - 1 - i * 11) % variants), "de")
            before = snapshot(out) if mode in conf.get("disk", []) and i == 1 else None
            c0 = settle(p.pid)
            mark = "tpl%dx%d" % (i, int(time.time() * 1000))
            s = open(tf, encoding="utf-8").read()
            with open(tf, "w", encoding="utf-8") as h:
                h.write(re.sub(r'data-mark="[^"]*"', 'data-mark="%s"' % mark, s))
            t0 = time.monotonic()
            dt, _ = cl.until(url(conf, *pick[0]), mark.encode(), 300)
            res["template_s"].append(dt)
            d2, _ = cl.until(url(conf, *far), mark.encode(), max(15, 2 * (dt or 0)))
            res["template_unvisited_s"].append(time.monotonic() - t0 if d2 is not None else None)
            res["template_cpu_s"].append(settle(p.pid) - c0)
            if before is not None:
                after = snapshot(out)
                res["template_disk"] = dict(files=len(after), touched=sum(before.get(k, (0,))[0] != x[0] for k, x in after.items()),
                                            changed=sum(before.get(k, (0, 0, 0))[2] != x[2] for k, x in after.items()))
        res["peak_mib"] = rss(p.pid)
    finally:
        for sig, wait in ((signal.SIGTERM, 20), (signal.SIGKILL, None)):
            try:
                if p.poll() is None:
                    os.killpg(p.pid, sig)
                    p.wait(wait)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                pass
    return res


def show(xs):
    ok = [x for x in xs if x is not None]
    if not ok:
        return "never"
    s = "%.2f (%.2f-%.2f)" % (st.median(ok), min(ok), max(ok))
    return s + (", %d of %d never" % (len(xs) - len(ok), len(xs)) if len(ok) < len(xs) else "")


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("pages", type=int, nargs="+")
    ap.add_argument("--edits", type=int, default=5)
    ap.add_argument("--tools", default="")
    ap.add_argument("--modes", default="", help="tool:mode,... (default: all)")
    ap.add_argument("--work", default=os.path.join(ROOT, "work"))
    ap.add_argument("--json", default="")
    a = ap.parse_args()
    conf = load_tools()
    tools = a.tools.split(",") if a.tools else list(conf)
    modes = a.modes.split(",") if a.modes else ["%s:%s" % (t, m) for t in tools for m in conf[t].get("serve", {})]
    all_res = []
    for pages in a.pages:
        variants = max(1, round(pages / 8))
        print("\n%d pages (medians, min-max)" % (variants * 8))
        print("| server | start s | edit to served s | edit CPU s | answers not 200 | template to served s | never-visited page s | template CPU s | peak MiB | files touched/changed on edit | on template |")
        print("|---|---|---|---|---|---|---|---|---|---|---|")
        for tm in modes:
            t, mode = tm.split(":")
            base = os.path.join(a.work, "serve-%d" % pages)
            shutil.rmtree(base, ignore_errors=True)
            gen.generate(base, variants, 8, [conf[t].get("layout", t)])
            try:
                r = measure(t, conf[t], mode, os.path.join(base, conf[t].get("layout", t)), os.path.join(base, "out"),
                            variants, a.edits, os.path.join(a.work, "serve-%d-%s-%s.log" % (pages, t, mode)))
            except RuntimeError as e:
                print("| %s %s | %s |" % (t, mode, e))
                continue
            finally:
                shutil.rmtree(base, ignore_errors=True)
            all_res.append(dict(r, pages=variants * 8))
            d = lambda k: "%(touched)d/%(changed)d of %(files)d" % r[k] if k in r else "in memory"
            print("| %s %s | %.2f | %s | %s | %d | %s | %s | %s | %.0f | %s | %s |" % (
                t, mode, r["start_s"], show(r["edit_s"]), show(r["edit_cpu_s"]), r["edit_bad"], show(r["template_s"]),
                show(r["template_unvisited_s"]), show(r["template_cpu_s"]), r["peak_mib"], d("edit_disk"), d("template_disk")))
            sys.stdout.flush()
    if a.json:
        json.dump(all_res, open(a.json, "w"), indent=1)


if __name__ == "__main__":
    main()
