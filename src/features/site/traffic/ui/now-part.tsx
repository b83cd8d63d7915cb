import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Traffic } from '../contract.ts'
import { fewestVisitors, nowMinutes } from '../rules.ts'

/** How many are there now, and which parts of the site they look at. */
export function NowPart({ now: { visitors, parts } }: { now: Traffic['now'] }) {
  const t = useTranslations('traffic')
  const format = useFormatter()
  return (
    <section className="card stack stack-s" aria-labelledby="traffic-now">
      <h2 id="traffic-now" className="row">
        {t('now')} <span className="num">{format.number(visitors)}</span>
      </h2>
      <p className="small quiet">{t('nowHelp', { minutes: nowMinutes, fewest: fewestVisitors })}</p>
      {parts.length > 0 ? (
        <ul className="cluster">
          {parts.map(({ value, visitors: there }) => (
            <li key={value} className="small">
              <bdi dir="ltr">{value}</bdi> <span className="num strong">{format.number(there)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
