/** What is looked for, criterion by criterion. */
export function Criteria({ criteria }: { criteria: readonly string[] }) {
  return (
    <span className="strong">
      {criteria.map((criterion, at) => (
        <span key={criterion}>
          {at > 0 ? ' · ' : null}
          <bdi>{criterion}</bdi>
        </span>
      ))}
    </span>
  )
}
