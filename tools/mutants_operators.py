"""Places of the source where a small mistake can be made, and the mistakes.

A place is a node of the syntax tree that at least one operator fits.  An operator replaces the node by another one: `<` by `<=`,
a condition by `True`, an assignment by `pass`.  Left alone: docstrings, annotations, `__slots__`, what stands under
`if TYPE_CHECKING`, protocols, type variables and the texts of exceptions.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from typing import Final, NamedTuple

FunctionDef = ast.FunctionDef | ast.AsyncFunctionDef

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
ONLY_TYPES: Final = ("TypeVar", "ParamSpec", "NewType", "cast")
SYMMETRIC: Final = ("max", "min")


class Site(NamedTuple):
    """A node, where it hangs, and what it is part of.  `role` is "condition" for what an `if` or `while` tests, `spoken` the text of
    an exception."""

    node: ast.AST
    parent: ast.AST
    field: str
    at: int | None
    statement: ast.stmt
    function: str
    early: bool
    role: str
    spoken: bool


class Place(NamedTuple):
    """Where a mistake can be made: enough to find the node again in a fresh tree.  `early`: it runs when the module is imported."""

    path: str
    number: int
    function: str
    first: int
    last: int
    line: int
    early: bool
    operators: tuple[str, ...]


class Mutant(NamedTuple):
    """A module with one mistake in it; `before` and `after` show the statement."""

    place: Place
    operator: str
    tree: ast.Module
    before: tuple[str, ...]
    after: tuple[str, ...]


def places(path: str, source: str) -> list[Place]:
    """Every place of a module, in the order of its source."""
    found = []
    for number, site in enumerate(_sites(ast.parse(source))):
        names = tuple(name for name, _ in _replacements(site))
        if names:
            first, last = _lines(site.statement)
            line = getattr(site.node, "lineno", first)
            found.append(Place(path, number, site.function, first, last, line, site.early, names))
    return found


def mutant(place: Place, operator: int, source: str) -> Mutant:
    """The module with the place's operator of this number carried out."""
    tree = ast.parse(source)
    site = next(site for number, site in enumerate(_sites(tree)) if number == place.number)
    name, new = _replacements(site)[operator]
    before = _shown(site.statement)
    ast.copy_location(new, site.node)
    if site.at is None:
        setattr(site.parent, site.field, new)
    else:
        getattr(site.parent, site.field)[site.at] = new
    ast.fix_missing_locations(tree)
    after = _shown(new if isinstance(new, ast.stmt) else site.statement)
    return Mutant(place, name, tree, before, after)


# ------------------------------------------------------------------ finding nodes
def _sites(tree: ast.Module) -> Iterator[Site]:
    for index, statement in enumerate(tree.body):
        yield from _in_statement(statement, tree, "body", index, (), True)


def _in_statement(statement: ast.stmt, parent: ast.AST, field: str, index: int, names: tuple[str, ...], early: bool) -> Iterator[Site]:
    if _of_no_effect(statement):
        return
    yield Site(statement, parent, field, index, statement, ".".join(names) or "the module", early, "", False)
    inner, inner_early = names, early
    if isinstance(statement, FunctionDef | ast.ClassDef):
        inner = (*names, statement.name)
        inner_early = early and isinstance(statement, ast.ClassDef)
    for name, child, at in _children(statement):
        if isinstance(child, ast.stmt):
            assert at is not None
            yield from _in_statement(child, statement, name, at, inner, inner_early)
        elif isinstance(child, ast.ExceptHandler | ast.match_case):
            for number, below in enumerate(child.body):
                yield from _in_statement(below, child, "body", number, inner, inner_early)
        elif name not in ("annotation", "returns"):
            yield from _in_expression(child, statement, name, at, statement, ".".join(inner) or "the module", early, False)


def _in_expression(
    node: ast.AST, parent: ast.AST, field: str, index: int | None, statement: ast.stmt, function: str, early: bool, spoken: bool
) -> Iterator[Site]:
    role = "condition" if field in ("test", "ifs") and not isinstance(parent, ast.Assert) else ""
    text = isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
    yield Site(node, parent, field, index, statement, function, early, role, spoken and text)
    if isinstance(node, ast.Call):
        if _called(node) in ONLY_TYPES:
            return
        spoken = isinstance(parent, ast.Raise)
    if spoken and isinstance(node, ast.JoinedStr):
        return
    for name, child, at in _children(node):
        if name != "annotation":
            yield from _in_expression(child, node, name, at, statement, function, early, spoken)


def _children(node: ast.AST) -> Iterator[tuple[str, ast.AST, int | None]]:
    for name, value in ast.iter_fields(node):
        if isinstance(value, list):
            yield from ((name, child, at) for at, child in enumerate(value) if isinstance(child, ast.AST))
        elif isinstance(value, ast.AST):
            yield name, value, None


def _of_no_effect(statement: ast.stmt) -> bool:
    """Statements that say something to readers and type checkers only."""
    match statement:
        case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id="__slots__" | "__all__")]):
            return True
        case ast.Assign(value=ast.Call() as call):
            return _called(call) in ONLY_TYPES
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript()):  # an alias of a type
            return name[0].isupper() and not name.isupper()
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.ClassDef(bases=bases):
            return any(isinstance(base, ast.Name) and base.id == "Protocol" for base in bases)
    return False


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


# ------------------------------------------------------------------ mistakes
def _replacements(site: Site) -> list[tuple[str, ast.AST]]:
    """What the node may be replaced by, each with its operator's name."""
    if site.spoken:
        return []
    node = site.node
    found: list[tuple[str, ast.AST]] = []
    if isinstance(node, ast.stmt):
        return _instead_of_statement(node)
    if site.role and not isinstance(node, ast.Constant):
        found.append(("condition False", ast.Constant(False)))
        if not isinstance(site.parent, ast.While):
            found.append(("condition True", ast.Constant(True)))
    if isinstance(site.parent, ast.Raise):  # an exception's arguments are what it says
        return found
    return found + _instead_of_expression(node)


def _instead_of_statement(node: ast.stmt) -> list[tuple[str, ast.AST]]:
    match node:
        case ast.Return(value=ast.List(elts=[]) | ast.Tuple(elts=[])):
            return [("return something", ast.Return(ast.List([ast.Constant(None)], ast.Load())))]
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            return [("return nothing", ast.Return(None))]
        case ast.Assign() | ast.Delete() | ast.Raise() | ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            return [("statement gone", ast.Pass())]
        case ast.AugAssign(op=op):
            changed = copy(node)
            changed.op = ARITHMETIC[type(op)]()
            return [("statement gone", ast.Pass()), ("arithmetic", changed)]
        case ast.AnnAssign(value=ast.expr()):
            return [("statement gone", ast.Pass())]
        case ast.Break():
            return [("continue", ast.Continue())]
        case ast.Continue():
            return [("break", ast.Break()), ("statement gone", ast.Pass())]
    return []


def _instead_of_expression(node: ast.AST) -> list[tuple[str, ast.AST]]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=others):
            return [
                ("comparison", ast.Compare(left, [*ops[:at], other(), *ops[at + 1 :]], others))
                for at, op in enumerate(ops)
                for other in COMPARISONS[type(op)]
            ]
        case ast.BinOp(left=left, op=op, right=right):
            return [("arithmetic", ast.BinOp(left, ARITHMETIC[type(op)](), right))] if type(op) in ARITHMETIC else []
        case ast.BoolOp(op=op, values=values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            shorter = [values[:at] + values[at + 1 :] for at in range(len(values))]
            return [
                ("and/or", ast.BoolOp(other, values)),
                *[("operand gone", kept[0] if len(kept) == 1 else ast.BoolOp(op, kept)) for kept in shorter],
            ]
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            return [("operator gone", operand)]
        case ast.Constant(value=value):
            return [("constant", ast.Constant(other)) for other in _other_values(value)]
        case ast.Slice(lower=lower, upper=upper, step=step):
            return [
                *[("lower bound gone", ast.Slice(None, upper, step))] * (lower is not None),
                *[("upper bound gone", ast.Slice(lower, None, step))] * (upper is not None),
                *[("step gone", ast.Slice(lower, upper, None))] * (step is not None),
            ]
        case ast.Call():
            return _other_arguments(node)
    return []


def _other_values(value: object) -> list[bool | int | float | str | bytes]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return [value + 1]
    if isinstance(value, str):
        return ["", value + "x"] if value else ["x"]
    if isinstance(value, bytes):
        return [b"", value + b"x"] if value else [b"x"]
    return []


def _other_arguments(call: ast.Call) -> list[tuple[str, ast.AST]]:
    if _called(call) in ONLY_TYPES:
        return []
    found: list[tuple[str, ast.AST]] = []
    args, keywords = call.args, call.keywords
    plain = not any(isinstance(arg, ast.Starred) for arg in args)
    if args and plain:
        found.append(("argument gone", ast.Call(call.func, args[:-1], keywords)))
    if len(args) > 1 and plain and _called(call) not in SYMMETRIC:
        found.append(("arguments swapped", ast.Call(call.func, [args[1], args[0], *args[2:]], keywords)))
    for at in range(len(keywords)):
        found.append(("keyword gone", ast.Call(call.func, args, keywords[:at] + keywords[at + 1 :])))
    return found


# ------------------------------------------------------------------ showing
def _lines(statement: ast.stmt) -> tuple[int, int]:
    """From where to where a statement reaches, without the block it governs."""
    first = min([statement.lineno, *[decorator.lineno for decorator in getattr(statement, "decorator_list", ())]])
    body = getattr(statement, "body", None)
    last = statement.end_lineno or statement.lineno
    if body:
        last = max(statement.lineno, min(last, body[0].lineno - 1))
    return first, last


def _shown(statement: ast.stmt) -> tuple[str, ...]:
    """A statement as source, without the block it governs."""
    if not getattr(statement, "body", None):
        return tuple(ast.unparse(statement).splitlines())
    alone = copy(statement)
    for field in ("body", "orelse", "finalbody", "handlers"):
        if hasattr(alone, field):
            setattr(alone, field, [])
    if isinstance(alone, ast.Try):
        return ("try:",)
    return tuple(ast.unparse(alone).splitlines())
