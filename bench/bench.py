#!/usr/bin/env python3
"""Cold full builds of the same site by every tool, and the physical limit, in alternating rounds.

    bench.py [--rounds N] [--tools a,b] [--locales 8] [--work DIR] [--json FILE] PAGES...

PAGES counts variant pages (variants x locales). A round runs every tool once, then `cp -r` of the first
tool's output and a C program that writes the same files; every round's ratio is taken within the round.
Inputs are in the page cache; the output folder is new and the file system is synced before every run.
Linux only."""
import argparse, json, os, shutil, statistics as st, subprocess, sys, time, tomllib
import gen

ROOT = os.path.dirname(os.path.abspath(__file__))


def fill(x, **kw):
    if isinstance(x, list):
        return [fill(i, **kw) for i in x]
    for k, v in kw.items():
        x = x.replace("{%s}" % k, str(v))
    return x


def target(package, name):
    """A program that this repository builds: where CARGO_TARGET_DIR says, else beside its package."""
    return os.path.join(os.environ.get("CARGO_TARGET_DIR") or os.path.join(package, "target"), "release", name)


def load_tools():
    with open(os.path.join(ROOT, "tools.toml"), "rb") as f:
        tools = tomllib.load(f)
    programs = {"variorum": target(os.path.dirname(ROOT), "variorum"), "yardstick": target(os.path.join(ROOT, "yardstick"), "yardstick")}
    known = lambda x: {k: known(v) for k, v in x.items()} if isinstance(x, dict) else fill(x, **programs) if isinstance(x, (str, list)) else x
    return known(tools)


def timed(cmd, cwd, env, log):
    """Run once: wall, user, sys seconds, peak MiB, exit status, from the kernel's accounting."""
    with open(log, "wb") as out, open(os.devnull, "rb") as nul:
        t = time.monotonic()
        p = subprocess.Popen(cmd, cwd=cwd, env={**os.environ, **env}, stdin=nul, stdout=out, stderr=out)
        _, status, ru = os.wait4(p.pid, 0)
        wall = time.monotonic() - t
        p.returncode = os.waitstatus_to_exitcode(status)
    return dict(wall=wall, user=ru.ru_utime, sys=ru.ru_stime, mib=ru.ru_maxrss / 1024, rc=p.returncode)


def tree(path):
    files = total = 0
    for d, _, names in os.walk(path):
        for n in names:
            files += 1
            total += os.lstat(os.path.join(d, n)).st_size
    return files, total


def listing(path, to):
    with open(to, "w") as f:
        for d, dirs, names in os.walk(path):
            dirs.sort()
            rel = os.path.relpath(d, path)
            if rel != ".":
                f.write("-1\t%s\n" % rel)
            for n in sorted(names):
                p = os.path.join(d, n)
                f.write("%d\t%s\n" % (os.path.getsize(p), os.path.relpath(p, path)))


def med(xs):
    return st.median(xs) if xs else float("nan")


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("pages", type=int, nargs="+")
    ap.add_argument("--rounds", type=int, default=0, help="default: 7 to 1,000 pages, 5 to 10,000, 3 above")
    ap.add_argument("--tools", default="")
    ap.add_argument("--locales", type=int, default=8)
    ap.add_argument("--work", default=os.path.join(ROOT, "work"))
    ap.add_argument("--json", default="")
    ap.add_argument("--no-warm-up", action="store_true", help="count every round (for very large sites)")
    ap.add_argument("--keep", action="store_true", help="keep the last outputs (for check.py)")
    a = ap.parse_args()
    conf = load_tools()
    tools = a.tools.split(",") if a.tools else list(conf)
    wt = os.path.join(ROOT, "writetree")
    subprocess.run(["cc", "-O2", "-o", wt, wt + ".c"], check=True)
    results = []
    for t in tools:
        v = subprocess.run(fill(conf[t]["version"], root=ROOT), capture_output=True, text=True).stdout.strip().split("\n")[0]
        print("# %s: %s" % (t, v))
    for pages in a.pages:
        variants = max(1, round(pages / a.locales))
        base = os.path.join(a.work, "%d" % pages)
        layouts = sorted({conf[t].get("layout", t) for t in tools if pages <= conf[t].get("max_pages", 10**9)})
        need = [l for l in layouts if not os.path.exists(os.path.join(base, l, ".done"))]
        if need:
            for l in need:
                shutil.rmtree(os.path.join(base, l), ignore_errors=True)
            gen.generate(base, variants, a.locales, need)
            for l in need:
                open(os.path.join(base, l, ".done"), "w").close()
        outs = os.path.join(base, "out")
        os.makedirs(outs, exist_ok=True)
        active = [t for t in tools if pages <= conf[t].get("max_pages", 10**9)]
        rounds = a.rounds or (7 if pages <= 1000 else 5 if pages <= 10000 else 3)
        runs = {k: [] for k in active + ["cp -r", "write"]}
        info = {}
        for r in range(int(a.no_warm_up), rounds + 1):  # round 0 warms the caches and is not counted
            first = None
            for name in active + ["cp -r", "write"]:
                out = os.path.join(outs, name.replace(" ", ""))
                shutil.rmtree(out, ignore_errors=True)
                env, cwd = {}, base
                if name == "cp -r":
                    cmd = ["cp", "-r", first, out]
                elif name == "write":
                    lst = os.path.join(outs, "list")
                    listing(first, lst)
                    cmd = [wt, lst, out]
                else:
                    c = conf[name]
                    site = os.path.join(base, c.get("layout", name))
                    kw = dict(root=ROOT, site=site, out=out, port=0)
                    cmd, env, cwd = fill(c["build"], **kw), c.get("env", {}), fill(c.get("cwd", base), **kw)
                    for p in c.get("clean", []):
                        shutil.rmtree(os.path.join(site, p), ignore_errors=True)
                os.sync()
                m = timed(cmd, cwd, env, os.path.join(outs, "log-" + name.replace(" ", "")))
                if m["rc"]:
                    print("! %s failed at %d pages, exit %s: see %s/log-%s" % (name, pages, m["rc"], outs, name), file=sys.stderr)
                    if name not in info:
                        runs[name] = None
                    continue
                if name not in info:
                    info[name] = tree(out)
                if runs[name] is not None and r > 0:
                    runs[name].append(dict(m, round=r))
                if first is None:
                    first = out
            active = [n for n in active if runs.get(n) is not None]
        print("\n%d variants x %d locales = %d pages, %d rounds (medians; ratio to `write` within the round, min-max)" % (
            variants, a.locales, variants * a.locales, rounds))
        print("| tool | wall s | user s | sys s | peak MiB | pages/s | files | output MB | x write | x cp -r |")
        print("|---|---|---|---|---|---|---|---|---|---|")
        w = {x["round"]: x["wall"] for x in runs["write"]}
        cpr = {x["round"]: x["wall"] for x in runs["cp -r"]}
        for name, xs in runs.items():
            if not xs:
                print("| %s | failed |" % name)
                continue
            g = lambda k: med([x[k] for x in xs])
            rw = [x["wall"] / w[x["round"]] for x in xs]
            rc = [x["wall"] / cpr[x["round"]] for x in xs]
            print("| %s | %.3f (%.3f-%.3f) | %.2f | %.2f | %.0f | %.0f | %d | %.1f | %.2f (%.2f-%.2f) | %.2f |" % (
                name, g("wall"), min(x["wall"] for x in xs), max(x["wall"] for x in xs), g("user"), g("sys"), g("mib"),
                variants * a.locales / g("wall"), info[name][0], info[name][1] / 1e6, med(rw), min(rw), max(rw), med(rc)))
        sys.stdout.flush()
        results.append(dict(pages=variants * a.locales, variants=variants, locales=a.locales, runs=runs, info=info))
        if not a.keep:
            shutil.rmtree(outs, ignore_errors=True)
    if a.json:
        with open(a.json, "w") as f:
            json.dump(results, f, indent=1)


if __name__ == "__main__":
    main()
