/** Two isolated numbers in reading order: the home number stays on the home side in right-to-left pages. */
export function Score({
  home,
  away,
  className,
}: {
  home: number | string;
  away: number | string;
  className?: string | undefined;
}) {
  return (
    <span className={className} translate="no">
      <bdi>{home}</bdi>:<bdi>{away}</bdi>
    </span>
  );
}
