"""Which pages the list beside the text has, and in which order."""
import re

# The groups, in English and Chinese, and the pages that begin them.
GROUPS = [
    ("Start here", "从这里开始", ["README.md", "Start.md", "BuildARow.md", "HowTo.md", "UseInAnApp.md", "Glossary.md"]),
    ("The five designs", "五个方案",
     ["ConstraintSwipe.md", "ScrollSwipe.md", "UtilityButtons.md", "ExpandableTable.md", "GestureList.md"]),
    ("Reference", "参考", ["Design.md", "Comparison.md", "ReleaseRules.md", "Laws.md"]),
    ("Modules", "模块", []),
    ("Examples and tests", "示例与测试", []),
    ("The project", "项目", []),
]
REFERENCE, MODULES, EXAMPLES, PROJECT = range(2, 6)

CHINESE = "Docs/zh-CN/"
START = {"README.md": "README.zh-CN.md", "README.zh-CN.md": "README.md"}


def language(path):
    return "zh" if "zh-CN" in path else "en"


def counterpart(path):
    """The path of the page that says the same in the other language, if there is one."""
    if path in START or not path.startswith("Docs/"):
        return START.get(path)
    return "Docs/" + path.removeprefix(CHINESE) if path.startswith(CHINESE) else CHINESE + path.removeprefix("Docs/")


def address(path):
    """Where the page is in the site."""
    return re.sub(r"\.md$", ".html", re.sub(r"\bREADME\.md$", "index.md", path))


def english(path):
    return counterpart(path) if language(path) == "zh" else path


def place(path):
    """The place of a page: its group, and its place in there; pages that no group names come last, by name."""
    path = english(path)
    name = path.removeprefix("Docs/")
    if "/" not in name:
        for group, (_, _, first) in enumerate(GROUPS):
            if name in first and path != "Docs/README.md":
                return group, first.index(name), ""
    group = REFERENCE if path.startswith("Docs/") else MODULES if path.startswith("Sources/") else EXAMPLES if "/" in path else PROJECT
    return group, len(GROUPS[group][2]), path


def navigation(paths):
    """The list of the pages at `paths` for the generator's configuration."""
    parts = []
    for code, name in (("en", "English"), ("zh", "中文")):
        groups = {}
        for path in sorted((one for one in paths if language(one) == code), key=place):
            groups.setdefault(GROUPS[place(path)[0]][code == "zh"], []).append(path)
        parts.append({name: [{group: pages} for group, pages in groups.items()]})
    return parts
