import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card, Lamp } from '#ui/basics/card.tsx'
import { listWaiting, type Waiting } from '../contract.ts'
import { DeclineButton } from './decline-button.tsx'

/** Where each is answered. */
const placeOf = ({ kind, id, room, address }: Waiting): string => {
  if (kind === 'open_day') return room ? `/openday-room/${encodeURIComponent(room.key)}` : '/openday-room'
  if (kind === 'invitation') return `/jobs/${address ?? ''}`
  if (kind === 'direct') return `/messages/${id}`
  if (kind === 'represent') return '/user/representation'
  if (kind === 'place') return '/user/open-days'
  if (kind === 'request') return '/user/who-has-my-cv'
  return kind === 'cv' || kind === 'cv_unread' ? `/user/cvs/${id}` : `/applications/${id}`
}

/** What waits for the candidate, each with its act; nothing where nothing waits. */
export function WaitingCard({ first }: { first: Gives<typeof listWaiting> | undefined }) {
  const t = useTranslations('waiting')
  const format = useFormatter()
  const { data } = useCall(listWaiting, {}, { initial: first, enabled: first !== undefined })
  const all = data?.data ?? []
  if (all.length === 0) return null
  return (
    <Card look="lit">
      <section className="stack stack-s" aria-labelledby="waiting">
        <h2 id="waiting" className="row">
          <Lamp />
          {t('title', { count: all.length })}
        </h2>
        <ul className="rows">
          {all.map((one, at) => (
            <li key={`${one.kind} ${one.id}`} className="cluster spread">
              <div className="stack stack-xs grow">
                <span className="strong">{t.rich(`what.${one.kind}`, { name: () => <bdi>{one.name}</bdi> })}</span>
                <span className="small quiet">
                  {one.job ? <bdi>{one.job}</bdi> : null}
                  {one.job && one.until ? ' · ' : null}
                  {one.until ? t('until', { day: format.dateTime(new Date(one.until), 'day') }) : null}
                </span>
                {one.words ? <blockquote dir="auto">{one.words}</blockquote> : null}
              </div>
              <span className="cluster">
                {one.kind === 'invitation' ? <DeclineButton invitation={one.id} job={one.job ?? ''} /> : null}
                <LinkButton href={placeOf(one)} size="s" look={at === 0 ? 'primary' : 'quiet'}>
                  {t(one.room?.online ? 'go.open_day_online' : `go.${one.kind}`)}
                </LinkButton>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
