"""The growth from one moment to a later moment, for each turn, session or minute."""

from dataclasses import dataclass

from tests.soak.resource_counts import ResourceCounts


@dataclass(frozen=True)
class Growth:
    """The growth of everything in `ResourceCounts`, divided by the `count` turns, sessions or minutes in
    between."""

    first: ResourceCounts
    last: ResourceCounts
    count: int

    @property
    def memory(self) -> float:
        """Bytes for each turn, session or minute."""
        return (self.last.memory - self.first.memory) / self.count

    def counts(self) -> dict[str, float]:
        """Return the growth of each count for each turn, session or minute."""
        first, last = self.first.counts(), self.last.counts()
        return {name: (last[name] - first[name]) / self.count for name in last}

    def sizes(self, least: float = 0.5) -> dict[str, float]:
        """Return the program's containers that grew by at least `least` items for each turn, session or
        minute. The largest growth comes first."""
        names = self.first.sizes.keys() | self.last.sizes.keys()
        grown = {name: (self.last.sizes[name] - self.first.sizes[name]) / self.count for name in names}
        return {name: by for name, by in sorted(grown.items(), key=lambda each: -each[1]) if by >= least}

    def types(self, least: float = 0.5) -> dict[str, float]:
        """Return the types of Python objects that grew by at least `least` objects for each turn, session or
        minute. The largest growth comes first."""
        grown = {n: (self.last.types[n] - self.first.types[n]) / self.count for n in self.last.types}
        return {name: by for name, by in sorted(grown.items(), key=lambda each: -each[1]) if by >= least}
