/** A match between texts: each name keeps its own direction. */
export const MatchName = ({ opp1, opp2 }: { opp1: string; opp2: string }) => (
  <>
    <bdi>{opp1}</bdi>
    {opp2 !== '' && (
      <>
        <span>{' – '}</span>
        <bdi>{opp2}</bdi>
      </>
    )}
  </>
);
