"""What can be broken in a line of Swift, and how a copy of the package holds all of it asleep.

Each kind of mutation is a function from a line to spans of its text and what stands there instead. `{n}` is the number of the
mutation, which the environment names when it is to be in force. What does not compile is left out: the compiler says which.
"""

import re

# What stands between spaces, and what differs least from it.
COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*"}
ASSIGNMENTS = {"+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="}
LOGIC = {"&&": "||", "||": "&&"}

PRECEDENCE = {
    **dict.fromkeys(COMPARISONS, "ComparisonPrecedence"), "+": "AdditionPrecedence", "-": "AdditionPrecedence",
    "*": "MultiplicationPrecedence", "/": "MultiplicationPrecedence", **dict.fromkeys(ASSIGNMENTS, "AssignmentPrecedence"),
    "&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence",
}

# Not a statement of its own that could be left out, nor one whose value is used.
NO_STATEMENT = re.compile(
    r"\s*(let|var|return|case|default|guard|if|else|for|while|repeat|switch|func|init|deinit|struct|enum|extension|import|"
    r"public|private|fileprivate|internal|package|static|mutating|defer|throw|break|continue|do|try|precondition|self\.init|"
    r"typealias|indirect|subscript|get|set|#|@|\.|\?|:|&|\||\+|-|\*|/|<|>|=|\)|\]|\}|\()")
STATEMENT = re.compile(r"\s*[\w.]+(\[[^\]]*\])*(\(.*\)|(\?|!)?\.\w+\(.*\)|\s(=|\+=|-=|\*=|/=)\s.+)$")
NUMBER = re.compile(r"(?<![\w.$])(?<!\de-)(\d[\d_]*(?:\.\d+)?)(?![\w.]|\s*\.\.)")
# A line whose numbers are names of things, not quantities.
NO_NUMBERS = re.compile(r"\s*(case |default\b|import|@|#|public enum|enum |static let \w+ = \[)|<<|>>|\b0x")
# What a `switch` compares with, what others are told to call, and a loop that only its body ends.
PATTERN = re.compile(r"(\s*case .*?: ?|\s*(?:@\w+ )*(?:public|package) [^{]*\b(?:func|init)\b(?:[^{]*\{|.*$)|\s*while true|)")
# What declares an operator: without it, the copy does not know the operator any more.
OPERATOR = re.compile(r"\bfunc [^\w\s`]")
TRUTH = re.compile(r"(?<![\w.])(?<!keepingCapacity: )(true|false)(?!\w)")
NEGATION = re.compile(r"(?<=[ (\[])!(?=[\w(])")
BOUND = re.compile(r"(?<![\w.])(min|max)\(")
RETURN = re.compile(r"(\s*return )(.+)$")
# There is no other than this, or it is a constant, or a requirement.
SAME = re.compile(r"(get|get set|nil|\[\]|\.none|\.crash|true|false|[\d.]+)$")
ONE_LINE = re.compile(r"(.*(?:-> |: )(?!if |for |while )[\w<>\[\].? ]+ \{ )(.+)( \})$")


def is_balanced(text):
    depth = 0
    for character in text:
        depth += (character in "([{") - (character in ")]}")
        if depth < 0:
            return False
    return depth == 0


def continues(before, after):
    """Whether a line is only a part of a statement, by the ones around it."""
    before, after = before.split("//")[0].rstrip(), after.strip()
    return (
        bool(re.search(r"([(\[,=&|+\-*/?:]|\b(return|in|else|and))$", before)) or bool(re.search(r"[<>]$", before))
        or bool(re.match(r"[.?:&|+\-*/=<>)\]]", after)))


def infix(code, kind, table):
    pattern = "|".join(re.escape(sign) for sign in sorted(table, key=len, reverse=True))
    for found in re.finditer(rf" ({pattern}) ", code):
        yield kind, found.span(1), table[found.group(1)], "infix"


def mutations(line, before, after):
    """All ways to break one line: (kind, span, text of the report, how it is planted)."""
    code = line.split("//")[0].rstrip()
    # What only makes room for more changes nothing but the speed.
    if OPERATOR.search(code) or any(part in code for part in ["precondition", "reserve", '"']):
        return
    yield from infix(code, "comparison", COMPARISONS)
    yield from infix(code, "logic", LOGIC)
    for found in NEGATION.finditer(code):
        yield "logic", found.span(), "", "prefix"
    yield from infix(code, "arithmetic", ARITHMETIC)
    yield from infix(code, "arithmetic", ASSIGNMENTS)
    for found in BOUND.finditer(code):
        other = {"min": "max", "max": "min"}[found.group(1)]
        yield "bound", found.span(1), other, found.group(1).replace("m", "either_m") + "[{n}]"
    start = len(PATTERN.match(code)[0])
    if not NO_NUMBERS.search(code):
        for found in NUMBER.finditer(code, start):
            number = found.group(1)
            more = str(int(number.replace("_", "")) + 1) if "." not in number else repr(float(number) + 1)
            yield "constant", found.span(1), more, f"either({{n}}, {number}, {more})"
    for found in TRUTH.finditer(code, start):
        other = {"true": "false", "false": "true"}[found.group(1)]
        yield "constant", found.span(1), other, f"either({{n}}, {found.group(1)}, {other})"
    result = RETURN.match(code) or ONE_LINE.match(code)
    if result and not SAME.match(result.group(2)) and is_balanced(result.group(2)) and not continues("", after):
        span = (result.start(2), result.end(2))
        yield "result", span, "another", f"another({{n}}, {result.group(2)})"
    if STATEMENT.match(code) and not NO_STATEMENT.match(code) and is_balanced(code) and not continues(before, after):
        start = len(code) - len(code.lstrip())
        yield "deletion", (start, len(code)), "", f"if !isInForce({{n}}) {{ {code.strip()} }}"


def operator(number):
    """An operator that nobody else has, spelled with its number in base 5."""
    digits = ""
    while number:
        digits, number = "+-*%^"[number % 5] + digits, number // 5
    return "<>" + digits


def declaration(number, sign, other):
    """What an infix operator of one mutation does, for all that can stand beside it."""
    name = operator(number)

    def shape(generics, left, right, result, a="a", b="b"):
        return (
            f"func {name} {generics}(a: {left}, b: {right}) -> {result} "
            f"{{ isInForce({number}) ? {a} {other} {b} : {a} {sign} {b} }}")

    if sign == "!":
        return f"prefix operator {name}\nprefix func {name} (a: Bool) -> Bool {{ a == isInForce({number}) }}"
    if sign in LOGIC:
        shapes = [shape("", "Bool", "@autoclosure () -> Bool", "Bool", b="b()")]
    elif sign in COMPARISONS:
        kind = "Equatable" if sign in ["==", "!="] else "Comparable"
        shapes = [
            shape(f"<T: {kind}>", "T", "T", "Bool"), shape(f"<T: {kind}, U: {kind}>", "(T, U)", "(T, U)", "Bool"),
            shape("<T: BinaryInteger, U: BinaryInteger>", "T", "U", "Bool"),
        ] + ([shape("<T>", "T?", "_OptionalNilComparisonType", "Bool")] if kind == "Equatable" else [])
    elif sign in ASSIGNMENTS:
        kind = "AdditiveArithmetic" if sign in ["+=", "-="] else "FloatingPoint"
        shapes = [
            f"func {name} <T: {kind}>(a: inout T, b: T) {{ if isInForce({number}) {{ a {other} b }} else {{ a {sign} b }} }}"]
    elif sign in "+-":
        shapes = [shape("<T: AdditiveArithmetic>", "T", "T", "T"), shape("", "Vector", "Vector", "Vector")]
    else:
        shapes = [shape("<T: FloatingPoint>", "T", "T", "T"), shape("<T: BinaryInteger>", "T", "T", "T")]
    shapes = shapes[:1] + ["@_disfavoredOverload " + text for text in shapes[1:]]
    return "\n".join([f"infix operator {name}: {PRECEDENCE[sign]}"] + shapes)


MOST = 1 << 16  # more than there are mutations
HELPERS = """
internal import Glibc
let mutation: Int = getenv("MUTATION").flatMap { Int(String(cString: $0)) } ?? 0
// A byte for each mutation, in a file that the environment may name: whether its place has been run.
nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8>? = getenv("REACHED").map {
  mmap(nil, MOST, PROT_READ | PROT_WRITE, MAP_SHARED, open($0, O_RDWR), 0).assumingMemoryBound(to: UInt8.self)
}
func isInForce(_ number: Int) -> Bool {
  reached?[number] = 1
  return mutation == number
}
func either<T>(_ number: Int, _ usual: T, _ other: T) -> T { isInForce(number) ? other : usual }
struct EitherBound {
  let isLeast: Bool
  subscript(number: Int) -> Bound { Bound(isLeast: isLeast != (isInForce(number))) }
  struct Bound {
    let isLeast: Bool
    func callAsFunction<T: Comparable>(_ a: T, _ b: T) -> T { isLeast ? Swift.min(a, b) : Swift.max(a, b) }
    func callAsFunction<T: Comparable>(_ a: T, _ b: T, _ c: T) -> T {
      isLeast ? Swift.min(a, b, c) : Swift.max(a, b, c)
    }
  }
}
let either_min = EitherBound(isLeast: true)
let either_max = EitherBound(isLeast: false)
func another(_ number: Int, _ value: Bool) -> Bool { isInForce(number) ? !value : value }
func another(_ number: Int, _ value: Double) -> Double { isInForce(number) ? value + 1 : value }
func another(_ number: Int, _ value: Int) -> Int { isInForce(number) ? value + 1 : value }
func another<T>(_ number: Int, _ value: T?) -> T? { isInForce(number) ? nil : value }
func another<T>(_ number: Int, _ value: [T]) -> [T] { isInForce(number) ? [] : value }
// Of a type that nothing is known of there is no other value; whoever runs the line notices at least.
@_disfavoredOverload func another<T>(_ number: Int, _ value: T) -> T {
  if isInForce(number) { fatalError() }
  return value
}
""".replace("MOST", str(MOST))
# Of modules that know them: an event that causes nothing.
SWIPE_EFFECTS = """
func another(_ number: Int, _ value: SwipeEffects) -> SwipeEffects { isInForce(number) ? .none : value }
"""
LIST_EFFECTS = """
func another(_ number: Int, _ value: ListEffects) -> ListEffects { isInForce(number) ? .none : value }
"""
