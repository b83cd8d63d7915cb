const arches = Array.from({ length: 15 }, (_, at) => at)
const step = 100
const lit = 9

/** A row of arches with one lamp lit, where a company has no picture of its own. */
export function Arches() {
  return (
    <svg className="arches" viewBox="0 0 1440 232" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {arches.map((at) => (
        <g key={at} transform={`translate(${at * step + 8} 0)`} data-lit={at === lit || undefined}>
          <path
            className="arches-arch"
            d="M0 232V84C0 58 34 46 50 26 66 46 100 58 100 84v148z"
            transform="scale(.96 1)"
          />
          <path className="arches-line" d="M48 0v40M26 232v-46h44v46M20 186h56" />
          {at === lit ? <circle className="arches-glow" cx="48" cy="48" r="34" /> : null}
          <circle className="arches-lamp" cx="48" cy="48" r={at === lit ? 10 : 4} />
        </g>
      ))}
    </svg>
  )
}
