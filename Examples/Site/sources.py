"""The pages that show a file of code, or what is in a folder."""
import html
import re

import pygments
from pygments import formatters, lexers, util

# Light and dark as somebody has chosen on another page, where the theme keeps it, or else as the system has it.
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="{top}assets/source.css">
<script>
for (const key of Object.keys(localStorage)) {{
  if (!key.endsWith("__palette")) continue;
  const {{ media, scheme }} = JSON.parse(localStorage[key]).color;
  if (media !== "(prefers-color-scheme)") document.documentElement.dataset.scheme = scheme;
}}
</script>
<header><a href="{top}index.html">TableInteractions</a> <h1>{title}</h1></header>
<main>{content}</main>
"""
# The parts of code that look like any other text.
UNCOLORED = re.compile(r'<span class="(?:w|n|p|o|nf|nv)">([^<]*)</span>')


def page(path, content):
    """A whole page about the file or folder `path`."""
    return PAGE.format(title=html.escape(path), top="../" * path.count("/"), content=content)


def code(path, text):
    """A file's text, whose lines are the places L1, L2 and so on, as on GitHub."""
    try:
        lexer = lexers.get_lexer_for_filename(path)
    except util.ClassNotFound:
        lexer = lexers.get_lexer_by_name("bash" if text.startswith("#!") else "text")
    colored = pygments.highlight(text, lexer, formatters.HtmlFormatter(nowrap=True)).rstrip("\n")
    lines = UNCOLORED.sub(r"\1", colored).split("\n")
    marked = "\n".join(f'<span id="L{number}">{line}</span>' for number, line in enumerate(lines, 1))
    return f'<pre tabindex="0"><code>{marked}\n</code></pre>'


def listing(names):
    """Links to the files and folders in a folder."""
    items = (f'<li><a href="{html.escape(link)}">{html.escape(name)}</a></li>' for name, link in names)
    return "<ul>" + "".join(items) + "</ul>"
