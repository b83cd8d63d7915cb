import './brand-mark.css'

type Props = {
  /** The brand's name; without it only the sign is drawn. */
  name?: string
  href?: string
  /** Read aloud when the name itself is not shown. */
  label?: string
}

/** Plain. The path that climbs to a lamp; it climbs towards the end of the line, so it turns round in Arabic. */
export function BrandMark({ name, href, label }: Props) {
  const inside = (
    <>
      <svg viewBox="0 0 30 22" aria-hidden="true">
        <path d="M2 18.5h6.5c6 0 5-12.5 11-12.5H21" pathLength="1" />
        <circle cx="25.5" cy="6" r="4" />
      </svg>
      {name ? <bdi>{name}</bdi> : null}
    </>
  )
  if (!href) return <span className="brand-mark">{inside}</span>
  return (
    <a className="brand-mark" href={href} aria-label={label}>
      {inside}
    </a>
  )
}
