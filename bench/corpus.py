"""The words of the benchmark: the same titles, prose, tables and strings for every tool, the same in every run."""
import json, os, random, re

BASE_URL = "https://variants.example"
VARIANTS_PER_GAME = int(os.environ.get("PER_GAME", 10))
ROWS = 10

# ------------------------------------------------------------------ locales and interface strings
LOCALES = {  # code: (own name, direction, syllables)
    "en": ("English", "ltr", "ba ce di fo gu har lin mor nes pra que ro sta ther un ver wi ing en al"),
    "fr": ("Français", "ltr", "ba cé di fo gué lin mor nes pra que ro sta un ver vi eux en al çon è"),
    "de": ("Deutsch", "ltr", "ba ge di fo gu hä lin mör nes pra stei ro sch ther un ver wi ung en al"),
    "es": ("Español", "ltr", "ba ce di fo gu lla lin mor nes pra que ro sta ción un ver vi ado en ña"),
    "el": ("Ελληνικά", "ltr", "βα κε δι φο γου λα λιν μορ νες πρα που ρο στα θε ουν βερ τι ος εν άλ"),
    "ru": ("Русский", "ltr", "ба це ди фо гу хар лин мор нес пра ко ро ста тер ун вер ви ный ен аль"),
    "ja": ("日本語", "ltr", "あ い か き く さ し た ち と な に の は ま も り る れ 盤 駒 手 王 石"),
    "ar": ("العربية", "rtl", "با كي دي فو غو لا لين مور نس را قو رو ست ذر ون في ات ين عل"),
}
KEYS = ("site_name skip beta home lang_label crumbs_label kicker what_is rule_changes caption col_rule "
        "col_standard history cta about privacy terms contact source copyright games variants_of updated").split()
_S = {
    "en": "Variant Atlas|Skip to main content|Beta|Home|Languages|You are here|Variant: {game}|{title}: what is it?|Rule changes|How {title} differs from standard {game}|Rule|{game} (standard)|History|No sign-up: send a link and play.|About|Privacy|Terms of use|Contact|Source code|All rules texts may be copied freely.|Games|Variants of {game}|Updated",
    "fr": "Atlas des variantes|Aller au contenu principal|Bêta|Accueil|Langues|Vous êtes ici|Variante : {game}|{title} : qu’est-ce que c’est ?|Changements de règles|Ce qui distingue {title} du jeu standard {game}|Règle|{game} (standard)|Histoire|Aucune inscription. Partagez un lien et jouez.|À propos|Confidentialité|Conditions d’utilisation|Contact|Code source|Tous les textes de règles peuvent être copiés librement.|Jeux|Variantes de {game}|Mis à jour",
    "de": "Variantenatlas|Zum Hauptinhalt springen|Beta|Startseite|Sprachen|Sie sind hier|Variante: {game}|Was ist {title}?|Regeländerungen|Wie sich {title} vom Standardspiel {game} unterscheidet|Regel|{game} (Standard)|Geschichte|Keine Anmeldung nötig. Link teilen und losspielen.|Über uns|Datenschutz|Nutzungsbedingungen|Kontakt|Quelltext|Alle Regeltexte dürfen frei kopiert werden.|Spiele|Varianten von {game}|Aktualisiert",
    "es": "Atlas de variantes|Saltar al contenido principal|Beta|Inicio|Idiomas|Usted está aquí|Variante: {game}|¿Qué es {title}?|Cambios en las reglas|En qué se diferencia {title} del juego estándar {game}|Regla|{game} (estándar)|Historia|No hace falta registrarse. Comparta un enlace y empiece a jugar.|Acerca de|Privacidad|Condiciones de uso|Contacto|Código fuente|Todos los textos de reglas se pueden copiar libremente.|Juegos|Variantes de {game}|Actualizado",
    "el": "Άτλας παραλλαγών|Στο κύριο μέρος|Δοκιμαστικό|Αρχική|Γλώσσες|Βρίσκεστε εδώ|Παραλλαγή: {game}|Με δυο λόγια: {title}|Αλλαγές κανόνων|Τι αλλάζει: {title} και κανονικό {game}|Κανόνας|{game}: τυπικοί κανόνες|Ιστορία|Χωρίς εγγραφή. Στείλτε έναν σύνδεσμο και παίξτε.|Σχετικά|Απόρρητο|Όροι χρήσης|Επικοινωνία|Πηγαίος κώδικας|Όλα τα κείμενα κανόνων αντιγράφονται ελεύθερα.|Παιχνίδια|Παραλλαγές: {game}|Ενημέρωση",
    "ru": "Атлас вариантов|К основной части|Бета|Главная|Языки|Вы здесь|Вариант: {game}|{title}: коротко о варианте|Изменения правил|Отличия варианта {title} от обычных правил: {game}|Правило|{game} (стандарт)|История|Без регистрации. Отправьте ссылку и играйте.|О сайте|Конфиденциальность|Условия использования|Контакты|Исходный код|Все тексты правил можно свободно копировать.|Игры|Варианты: {game}|Обновлено",
    "ja": "変種図鑑|本文へ移動|ベータ|ホーム|言語|現在地|変種:{game}|{title}とは|ルールの変更|{title}と標準の{game}との違い|ルール|{game}(標準)|歴史|登録は不要です。リンクを送って始めましょう。|このサイトについて|個人情報|利用規約|連絡先|ソースコード|ルール文は自由に複製できます。|ゲーム|{game}の変種|更新日",
    "ar": "أطلس الأشكال|انتقل إلى المحتوى|تجريبي|الرئيسية|اللغات|أنت هنا|شكل من {game}|ما هي {title}؟|تغييرات القواعد|كيف تختلف {title} عن {game} القياسية|القاعدة|{game} (القياسية)|التاريخ|لا حاجة إلى تسجيل. شارك الرابط وابدأ اللعب.|حول|الخصوصية|شروط الاستخدام|اتصل بنا|الشيفرة المصدرية|يجوز نسخ نصوص القواعد بحرية.|الألعاب|أشكال {game}|آخر تحديث",
}
STRINGS = {l: dict(zip(KEYS, s.split("|"))) for l, s in _S.items()}
for _l, _d in STRINGS.items():
    assert len(_d) == len(KEYS), (_l, len(_d), len(KEYS))
FOOTER_LINKS = ["about", "privacy", "terms", "contact", "source"]


# ------------------------------------------------------------------ text
class Text:
    """Deterministic pseudo-prose in a locale's own script, drawn from a pool of sentences."""

    def __init__(self, lang):
        self.lang, self.rnd = lang, random.Random("text-" + lang)
        r, syl = self.rnd, LOCALES[lang][2].split()
        self.cjk = lang == "ja"
        words = ["".join(r.choices(syl, k=r.choice((1, 2, 2, 2, 3, 3, 4)))) for _ in range(600)]
        self.words = words
        self.scale = 0.33 if self.cjk else 0.64  # characters a paragraph, against the documented pages
        sep = "" if self.cjk else " "
        stop = "。" if self.cjk else "."
        comma = "、" if self.cjk else ("،" if lang == "ar" else ",")
        pool = []
        for i in range(2500):
            ws = r.choices(words, k=r.randint(7, 19))
            if i % 7 == 0:
                ws[3] = "**%s**" % ws[3]
            if i % 11 == 0:
                ws[5] = "*%s*" % ws[5]
            if i % 40 == 0:
                ws[2] = "[%s](https://ref.example/%s/%d)" % (ws[2], lang, i)
            s = ws[0] + (comma + sep if len(ws) > 12 else sep) + sep.join(ws[1:]) + stop
            pool.append(s[:1].upper() + s[1:])
        self.pool = pool
        self.plain = [re.sub(r"\*+|\[|\]\([^)]*\)", "", s) for s in pool]

    def para(self, rnd, chars, plain=False):
        src, want, out, n = (self.plain if plain else self.pool), chars * self.scale, [], 0
        while n < want:
            s = src[int(rnd.random() * 2500)]
            out.append(s)
            n += len(s)
        return ("" if self.cjk else " ").join(out)

    def cell(self, rnd, chars):
        want, out, n = chars * self.scale, [], 0
        while n < want:
            w = self.words[int(rnd.random() * 600)]
            out.append(w)
            n += len(w) + (0 if self.cjk else 1)
        s = ("" if self.cjk else " ").join(out)
        return s[:1].upper() + s[1:] + ("。" if self.cjk else ".")

    def name(self, rnd, n):
        ws = [self.words[int(rnd.random() * 600)] for _ in range(n)]
        return ("" if self.cjk else " ").join(w[:1].upper() + w[1:] for w in ws)


class Game:
    def __init__(self, i):
        self.i, self.slug = i, "game-%04d" % i
        self.weight = i + 1


class Variant:
    def __init__(self, i):
        self.i, self.slug = i, "variant-%05d" % i
        self.game = Game(i // VARIANTS_PER_GAME)
        self.weight = i % VARIANTS_PER_GAME + 1
        self.date = "2025-%02d-%02d" % (1 + i % 12, 1 + i % 28)

    def text(self, t, topics):
        r = random.Random("v-%d-%s" % (self.i, t.lang))
        return {
            "title": t.name(r, 2) + " %d" % self.i,
            "summary": t.para(r, 130, plain=True),
            "rows": [(topic, standard, t.cell(r, 100)) for topic, standard in topics],
            "body": "\n\n".join(t.para(r, c) for c in (520, 620, 640, 420)),
            "history": "\n\n".join(t.para(r, c) for c in (480, 560, 480)),
        }


def game_title(g, t):
    return t.name(random.Random("g-%d-%s" % (g.i, t.lang)), 1) + " %d" % g.i


def game_topics(g, t):
    """The points of a game's rules: heading, and what the standard says."""
    r = random.Random("t-%d-%s" % (g.i, t.lang))
    return [(t.cell(r, 16), t.cell(r, 80)) for _ in range(ROWS)]


def q(s):
    """A YAML double-quoted (and TOML basic, and JSON) string."""
    return json.dumps(s, ensure_ascii=False)


def indent(s, by):
    return "\n".join((by + l if l else "") for l in s.split("\n"))


def rows_yaml(rows, by):
    out = []
    for aspect, standard, variant in rows:
        out.append("%s- aspect: %s\n%s  standard: %s\n%s  variant: %s" % (by, q(aspect), by, q(standard), by, q(variant)))
    return "\n".join(out)
