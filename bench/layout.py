"""What a layout of the benchmark's site is."""
import os

CSS = "body{max-width:50rem;margin:auto;font-family:sans-serif}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.3rem}\n"


class Layout:
    """One tool's way of laying the site out. `root` is the site's folder."""

    def __init__(self, root, langs):
        self.root, self.langs = root, langs

    def put(self, path, text):
        p = os.path.join(self.root, path)
        d = os.path.dirname(p)
        if not os.path.isdir(d):
            os.makedirs(d, exist_ok=True)
        with open(p, "w", encoding="utf-8") as f:
            f.write(text)

    def site(self): ...                      # config, templates, strings, static files
    def home(self, lang): ...                # home page of a locale
    def game(self, g, lang, title, topics, variants): ...  # list page of a game
    def variant(self, v, lang, gtitle, d): ...  # one variant page
