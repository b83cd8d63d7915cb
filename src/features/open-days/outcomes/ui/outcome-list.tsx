import { thereStates } from '#features/open-days/visits/visit-states.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import type { listOutcomes, Outcome } from '../contract.ts'
import { outcomeShows } from '../rules.ts'
import { outcomeTones } from './outcome-tones.ts'

type Props = { wanted: { day: string; show: string }; list: Gives<typeof listOutcomes>; zone: string }

/** Who came, with what became of them; whoever has no outcome stands first. */
export function OutcomeList({ wanted: { day, show }, list, zone }: Props) {
  const t = useTranslations('outcomes')
  const name = useTranslations('rooms.outcomes')
  const address = (more: Record<string, string>) =>
    `/page/open-days/${day}/outcomes?${new URLSearchParams({ show, ...more })}`
  return (
    <section className="stack" aria-label={t('people')}>
      <TabsNav
        label={t('people')}
        items={outcomeShows.map((one) => ({
          href: address({ show: one }),
          words: one === 'all' || one === 'open' ? t(`shows.${one}`) : name(one),
          current: one === show,
        }))}
      />
      {list.data.length === 0 ? (
        <Empty icon="users" title={t('none')}>
          {t('noneHelp')}
        </Empty>
      ) : null}
      <ul className="rows">
        {list.data.map((one) => (
          <Person key={one.id} one={one} day={day} zone={zone} />
        ))}
      </ul>
      {list.next_cursor ? (
        <div>
          <LinkButton href={address({ cursor: list.next_cursor })} iconEnd="next">
            {t('more')}
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}

function Person({
  one: { name, number, state, outcome, desk, booth, rating, note, ended_at, job, link },
  day,
  zone,
}: {
  one: Outcome
  day: string
  zone: string
}) {
  const t = useTranslations('outcomes')
  const rooms = useTranslations('rooms')
  const states = useTranslations('visits.states')
  const format = useFormatter()
  return (
    <li className="stack stack-xs">
      <div className="cluster spread">
        <p className="strong">
          {number === null ? null : <span className="num faint">{format.number(number)} </span>}
          <bdi>{name}</bdi>
        </p>
        <Word tone={outcome ? outcomeTones[outcome] : 'warm'}>
          {outcome ? rooms(`outcomes.${outcome}`) : states(state)}
        </Word>
      </div>
      <Facts
        small
        items={[
          booth ? <bdi key="booth">{booth}</bdi> : null,
          desk ? (
            <DeskName key="desk" desk={desk} href={isThere(state) ? `/page/open-days/${day}/desks/${desk.id}` : null} />
          ) : null,
          ended_at ? format.dateTime(new Date(ended_at), 'clock', { timeZone: zone }) : null,
          rating === null ? null : t('rating', { rating }),
          job ? <bdi key="job">{job}</bdi> : null,
          link ? (
            <a key="link" className="link" href={link}>
              {t(job ? 'application' : 'cv')}
            </a>
          ) : null,
        ]}
      />
      {note ? <blockquote dir="auto">{note}</blockquote> : null}
    </li>
  )
}

/** Where somebody was, and the way there while they still are: only that desk ends the talk. */
function DeskName({ desk: { number, name }, href }: { desk: NonNullable<Outcome['desk']>; href: string | null }) {
  const rooms = useTranslations('rooms')
  const words = (
    <>
      {rooms('desk', { number })} <bdi>{name}</bdi>
    </>
  )
  return href ? (
    <a className="link" href={href}>
      {words}
    </a>
  ) : (
    <span>{words}</span>
  )
}

const isThere = (state: string) => (thereStates as readonly string[]).includes(state)
