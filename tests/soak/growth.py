"""Growth from one moment to a later one, for each turn, session or minute."""

from dataclasses import dataclass

from tests.soak.resource_counts import ResourceCounts


@dataclass(frozen=True)
class Growth:
    """The growth of everything in `ResourceCounts`, divided by the `count` things done in between."""

    first: ResourceCounts
    last: ResourceCounts
    count: int

    @property
    def memory(self) -> float:
        """Bytes for each thing."""
        return (self.last.memory - self.first.memory) / self.count

    def counts(self) -> dict[str, float]:
        """Return the growth of each count for each thing."""
        first, last = self.first.counts(), self.last.counts()
        return {name: (last[name] - first[name]) / self.count for name in last}

    def sizes(self, least: float = 0.5) -> dict[str, float]:
        """Return the program's containers that grew by at least `least` for each thing, most first."""
        names = self.first.sizes.keys() | self.last.sizes.keys()
        grown = {name: (self.last.sizes[name] - self.first.sizes[name]) / self.count for name in names}
        return {name: by for name, by in sorted(grown.items(), key=lambda each: -each[1]) if by >= least}

    def types(self, least: float = 0.5) -> dict[str, float]:
        """Return the types of Python objects that grew by at least `least` for each thing, most first."""
        grown = {n: (self.last.types[n] - self.first.types[n]) / self.count for n in self.last.types}
        return {name: by for name, by in sorted(grown.items(), key=lambda each: -each[1]) if by >= least}
