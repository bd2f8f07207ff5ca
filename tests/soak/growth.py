"""What grows from one moment to a later one, by the turn, by the session or by the hour."""

from dataclasses import dataclass

from tests.soak.resource_counts import ResourceCounts


@dataclass(frozen=True)
class Growth:
    """Of everything that `Held` counts, for each of `count` things done in between."""

    first: ResourceCounts
    last: ResourceCounts
    count: int

    @property
    def memory(self) -> float:
        """Bytes each."""
        return (self.last.memory - self.first.memory) / self.count

    def counts(self) -> dict[str, float]:
        """How many more there are for each, by what they are."""
        first, last = self.first.counts(), self.last.counts()
        return {name: (last[name] - first[name]) / self.count for name in last}

    def sizes(self, least: float = 0.5) -> dict[str, float]:
        """Containers of ours that grew by so much each, or more."""
        names = self.first.sizes.keys() | self.last.sizes.keys()
        grown = {name: (self.last.sizes[name] - self.first.sizes[name]) / self.count for name in names}
        return {name: by for name, by in sorted(grown.items(), key=lambda each: -each[1]) if by >= least}

    def types(self, least: float = 0.5) -> dict[str, float]:
        """Python's objects, by type, of which there were so many more each."""
        grown = {n: (self.last.types[n] - self.first.types[n]) / self.count for n in self.last.types}
        return {name: by for name, by in sorted(grown.items(), key=lambda each: -each[1]) if by >= least}
