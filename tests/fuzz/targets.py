"""Targets of the fuzzing. A target is a check with its strategies, or a state machine, and can run with any
number of examples."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test
from hypothesis.strategies import SearchStrategy

Check = Callable[..., None]
Machine = TypeVar("Machine", bound=type[RuleBasedStateMachine])


@dataclass
class Target:
    """A target. `short`: how many examples pytest tries with `EVERY=1`. `tried`: how many examples this
    process has tried."""

    name: str
    short: int
    strategies: dict[str, SearchStrategy[Any]] = field(default_factory=dict)
    check: Check | None = None
    machine: type[RuleBasedStateMachine] | None = None
    steps: int = 50
    tried: int = 0

    def run(self, examples: int, number: int | None = None) -> None:
        """Try this many examples, chosen by the seed `number`; without a seed the examples are always the
        same. A failure is raised."""
        chosen = settings(
            max_examples=examples,
            stateful_step_count=self.steps,
            derandomize=number is None,
            database=None,
            deadline=None,
            print_blob=False,
            phases=[Phase.generate, Phase.shrink],  # explaining a failure takes longer than finding it
            suppress_health_check=list(HealthCheck),
        )
        if self.machine is not None:
            self._run_machine(chosen, number)
        else:
            test = chosen(given(**self.strategies)(self._counted()))
            (seed(number)(test) if number is not None else test)()

    def _counted(self) -> Check:
        check = self.check
        assert check is not None

        @wraps(check)
        def counted(**drawn: Any) -> None:
            self.tried += 1
            check(**drawn)

        return counted

    def _run_machine(self, chosen: settings, number: int | None) -> None:
        machine = self.machine
        assert machine is not None

        class Counted(machine):  # type: ignore[valid-type, misc]
            def __init__(this) -> None:  # noqa: N805 - `self` is the target
                self.tried += 1
                super().__init__()

        Counted.__name__ = Counted.__qualname__ = machine.__name__
        Counted._hypothesis_internal_use_seed = number
        run_state_machine_as_test(Counted, settings=chosen)


TARGETS: dict[str, Target] = {}


def fuzz(short: int, **strategies: SearchStrategy[Any]) -> Callable[[Check], Check]:
    """Make a target of a check, named after the function."""

    def add(check: Check) -> Check:
        TARGETS[check.__name__] = Target(check.__name__, short, strategies, check)
        return check

    return add


def fuzz_machine(name: str, short: int, steps: int = 50) -> Callable[[Machine], Machine]:
    """Make a target of a state machine. One run of the machine has at most `steps` steps."""

    def add(machine: Machine) -> Machine:
        TARGETS[name] = Target(name, short, machine=machine, steps=steps)
        return machine

    return add
