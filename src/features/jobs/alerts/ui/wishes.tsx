/** What is looked for, wish by wish. */
export function Wishes({ wishes }: { wishes: readonly string[] }) {
  return (
    <span className="strong">
      {wishes.map((wish, at) => (
        <span key={wish}>
          {at > 0 ? ' · ' : null}
          <bdi>{wish}</bdi>
        </span>
      ))}
    </span>
  )
}
