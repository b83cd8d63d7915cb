import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Ticks } from '#ui/basics/meter.tsx'
import type { ClientPacket, ClientPerson } from '../contract.ts'

type Props = { packet: ClientPacket; current: string; linkKey: string }

/** Who was sent, with the needs each meets and what was decided. */
export function PeopleList({ packet: { people, recruiter, sent_at }, current, linkKey }: Props) {
  const t = useTranslations('clientReview')
  const format = useFormatter()
  return (
    <nav className="stack" aria-label={t('people')}>
      <div className="stack stack-xs">
        <h2>{t('count', { count: people.length })}</h2>
        <span className="small quiet">
          {t('sentBy', { name: recruiter ?? '', day: format.dateTime(new Date(sent_at), 'day') })}
        </span>
      </div>
      <ul className="review-people">
        {people.map((one) => (
          <li key={one.id}>
            <a href={`/client-review/${linkKey}?person=${one.id}`} aria-current={one.id === current || undefined}>
              <bdi className="medium">{one.name}</bdi>
              {one.headline ? <bdi className="small quiet">{one.headline}</bdi> : null}
              <span className="row small quiet">
                {one.gone ? null : <Needs person={one} />}
                {t(`stands.${one.gone ? 'withdrawn' : one.state}`)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="small quiet row row-top">
        <Icon name="lock" size="s" />
        <span>{t('noAccount')}</span>
      </p>
    </nav>
  )
}

function Needs({ person: { matches } }: { person: ClientPerson }) {
  const t = useTranslations('clientReview')
  const met = matches.filter(({ result }) => result === 'met').length
  if (matches.length === 0) return null
  const marks = matches.map(({ result }) => marksBy[result])
  return <Ticks marks={marks} label={t('met', { met, count: matches.length })} />
}

const marksBy = { met: 'met', unknown: 'part', not_met: 'not' } as const
