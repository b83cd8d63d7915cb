import './room.css'
import { CallInvitations } from '#features/open-days/calls/ui/call-invitations.tsx'
import { DayRoom } from '#features/open-days/open-days/ui/day-room.tsx'
import { loadRoom } from '#features/open-days/open-days/ui/load-room.ts'
import { useMay } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { showHall } from '../contract.ts'
import type { Route } from './+types/hall-screen'
import { Announcements } from './announcements.tsx'
import { HallBooths } from './hall-booths.tsx'
import { HallDesk } from './hall-desk.tsx'
import { LeadHall } from './lead-hall.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { day } = asked.params
  return { day, first: await loadRoom(asked, showHall, { day }) }
}

/** Its hours are over and people are still there. */
const isLate = ({ state, ends_at, counts }: View) =>
  state === 'live' && ends_at !== null && Date.parse(ends_at) <= Date.now() && counts.waiting + counts.talking > 0

/** All desks at once, by numbers and not by names: whoever looks over a shoulder learns nothing. */
export default function HallScreen({ loaderData: { day, first } }: Route.ComponentProps) {
  const t = useTranslations('rooms')
  return (
    <DayRoom call={showHall} input={{ day }} {...{ day, first }} title={t('hall')} name="open-day-hall">
      {({ data }) => <Hall day={day} view={data} />}
    </DayRoom>
  )
}

type View = NonNullable<Awaited<ReturnType<typeof loader>>['first']>['data']

function Hall({ day, view }: { day: string; view: View }) {
  const { title, counts, teams, desks, time_zone } = view
  const isOver = view.state === 'ended'
  const leads = useMay()('openday.manage')
  const t = useTranslations('rooms')
  const format = useFormatter()
  const time = (at: string) => format.dateTime(new Date(at), 'clock', { timeZone: time_zone })
  return (
    <>
      <div className="room-head">
        <header className="cluster spread">
          <div className="stack stack-xs">
            <h1>{t('hall')}</h1>
            <p className="lead">
              <bdi>{title}</bdi>
            </p>
            {view.state === 'live' && view.ends_at ? (
              <p className="small quiet">{t('planned', { time: time(view.ends_at) })}</p>
            ) : null}
          </div>
          <div className="cluster">
            {view.lobby ? (
              <LinkButton look="quiet" href={`/page/open-days/${day}/lobby`}>
                {t('lobby')}
              </LinkButton>
            ) : null}
            <LinkButton look="quiet" href={`/page/open-days/${day}/screen`}>
              {t('bigScreen')}
            </LinkButton>
            {leads && view.state === 'ended' ? (
              <LinkButton look="primary" href={`/page/open-days/${day}/outcomes`}>
                {t('toOutcomes')}
              </LinkButton>
            ) : null}
            <LeadHall day={day} view={view} />
          </div>
        </header>
        <CallInvitations day={day} />
      </div>
      {isLate(view) ? <Note tone="warm">{t('late')}</Note> : null}
      <Announcements latest={view.announcements} zone={time_zone} />
      <dl className="room-counts">
        {(['waiting', 'talking', 'done'] as const).map((key) => (
          <div key={key}>
            <dt className="small quiet">{t(`counts.${key}`)}</dt>
            <dd className="figure num">{format.number(counts[key])}</dd>
          </div>
        ))}
      </dl>
      {teams.map(({ team, name, waiting, longest, wait_minutes, late }) => (
        <section key={team} className="stack" aria-label={name}>
          <div className="section-head section-head-line">
            <h2>
              <bdi>{name}</bdi>
            </h2>
            <Facts
              small
              items={[
                t('waiting', { count: waiting }),
                longest ? t('since', { time: time(longest) }) : null,
                isOver ? null : wait_minutes === null ? t('unknown') : t('wait', { count: wait_minutes }),
                isOver || late.count === 0 ? null : (
                  <Word key="late" tone="warm">
                    {t('promise', late)}
                  </Word>
                ),
              ]}
            />
          </div>
          <ul className="room-desks">
            {desks
              .filter((desk) => desk.team === team)
              .map((desk) => (
                <HallDesk key={desk.id} day={day} desk={desk} view={view} />
              ))}
            {waiting > 0 && !desks.some((desk) => desk.team === team) ? (
              <li className="quiet">{t('seating.nobodyCalls')}</li>
            ) : null}
          </ul>
        </section>
      ))}
      <HallBooths booths={view.booths} />
    </>
  )
}
