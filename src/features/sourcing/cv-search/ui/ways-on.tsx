import { Link } from 'react-router'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Icon } from '#ui/basics/icon.tsx'
import type { CvQuery, searchCvs } from '../contract.ts'
import { addressOf, withoutFilters } from '../search-fields.ts'

type WayOn = Gives<typeof searchCvs>['ways_on'][number]

/** Nobody has all of it, or few do: what would find somebody, each with how many. */
export function WaysOn({ query, ways }: { query: CvQuery; ways: readonly WayOn[] }) {
  const t = useTranslations('cvSearch')
  if (ways.length === 0) return null
  return (
    <section className="stack stack-s cv-ways-on">
      <h3>{t('waysOn.title')}</h3>
      <ul className="rows">
        {ways.map((way) => (
          <li key={`${way.kind} ${way.words}`}>
            <WayLink query={query} way={way} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One way on, with what it gives up and how many it finds. */
export function WayLink({ query, way }: { query: CvQuery; way: WayOn }) {
  const t = useTranslations('cvSearch')
  return (
    <Link className="row" to={addressOn(query, way)}>
      <span className="grow">
        {t.rich(`waysOn.${way.kind}`, {
          words: way.words,
          b: (words) => <bdi className="strong">{words}</bdi>,
        })}
      </span>
      <span className="quiet num nowrap">{t(way.total_is_estimate ? 'about' : 'people', { count: way.total })}</span>
      <Icon name="next" size="s" />
    </Link>
  )
}

function addressOn(query: CvQuery, { kind, q, place }: WayOn): string {
  const bare = kind === 'filters' ? withoutFilters(query) : query
  const radius = place === query.place ? query.radius : undefined
  const any_line = kind === 'lines' || query.any_line
  return addressOf({ ...bare, q, place: place ?? undefined, radius, any_line })
}
