import { type Invitation, myInterviews } from '#features/hiring/interviews/contract.ts'
import { PickHere } from '#features/hiring/interviews/ui/pick-here.tsx'
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

/** Invitations of which a time is to be chosen. */
export const toChoose = { to_choose: true } as const

type Props = { first: Gives<typeof listWaiting> | undefined; invitations?: Gives<typeof myInterviews> | undefined }

/** What waits for the candidate, each with its act: the lamp lights the first of them. Nothing where nothing waits. */
export function WaitingCard({ first, invitations }: Props) {
  const t = useTranslations('waiting')
  const { data } = useCall(listWaiting, {}, { initial: first, enabled: first !== undefined })
  const [next, ...others] = data?.data ?? []
  const asks = data?.data.some(({ kind }) => kind === 'interview') === true
  const chosen = useCall(myInterviews, toChoose, { initial: invitations, enabled: asks })
  const invitationOf = ({ interview }: Waiting) =>
    interview ? chosen.data?.data.find(({ id }) => id === interview) : undefined
  if (!next) return null
  return (
    <section className="stack" aria-labelledby="waiting">
      <h2 id="waiting">{t('title', { count: others.length + 1 })}</h2>
      <Card look="lit">
        <div className="row row-top">
          <Lamp />
          <div className="grow">
            <Item one={next} invitation={invitationOf(next)} isNext />
          </div>
        </div>
      </Card>
      {others.length > 0 ? (
        <ul className="rows">
          {others.map((one) => (
            <li key={`${one.kind} ${one.id}`}>
              <Item one={one} invitation={invitationOf(one)} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

type ItemProps = { one: Waiting; invitation: Invitation | undefined; isNext?: boolean }

function Item({ one, invitation, isNext = false }: ItemProps) {
  const t = useTranslations('waiting')
  const format = useFormatter()
  const { kind, id, name, job, until, words, room } = one
  return (
    <div className="cluster spread">
      <div className={invitation ? 'stack stack-s grow' : 'stack stack-xs grow'}>
        <span className={isNext ? 'strong medium' : 'strong'}>
          {t.rich(`what.${kind}`, { name: () => <bdi>{name}</bdi> })}
        </span>
        <span className="small quiet">
          {job ? <bdi>{job}</bdi> : null}
          {job && until ? ' · ' : null}
          {until ? t('until', { day: format.dateTime(new Date(until), 'day') }) : null}
        </span>
        {words ? <blockquote dir="auto">{words}</blockquote> : null}
        {invitation ? <PickHere invitation={invitation} application={id} lit={isNext} /> : null}
      </div>
      {invitation ? null : (
        <span className="cluster">
          {kind === 'invitation' ? <DeclineButton invitation={id} job={job ?? ''} /> : null}
          <LinkButton href={placeOf(one)} size={isNext ? 'm' : 's'} look={isNext ? 'primary' : 'quiet'}>
            {t(room?.online ? 'go.open_day_online' : `go.${kind}`)}
          </LinkButton>
        </span>
      )}
    </div>
  )
}
