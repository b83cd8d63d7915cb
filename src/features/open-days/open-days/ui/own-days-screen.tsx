import { atWork } from '#frame/guards.ts'
import { useMay, useSession } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { dayShows, listOwnDays } from '../team-contract.ts'
import type { Route } from './+types/own-days-screen'
import { DayStateWord } from './day-state-word.tsx'
import { OwnBooths } from './own-booths.tsx'
import { useDayWords } from './use-day-words.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { searchParams } = asked.url
  const isBooths = searchParams.get('show') === 'booths'
  const show = dayShows.find((one) => one === searchParams.get('show')) ?? 'ahead'
  const cursor = searchParams.get('cursor')
  const wanted = { show, ...(cursor && { cursor }) }
  if (!session?.may.includes('page.read')) return { wanted, isBooths, first: undefined }
  return { wanted, isBooths, first: await load(page, listOwnDays, wanted) }
}

/** Open days of the own page: ahead, written, over, templates; and booths at those of others. */
export default function OwnDaysScreen({ loaderData: { wanted, isBooths, first } }: Route.ComponentProps) {
  const t = useTranslations('openDays.own')
  const session = useSession()
  useTopic(session?.page_id ? `page:${session.page_id}` : null)
  const may = useMay()
  const mayManage = may('openday.manage')
  const list = useCall(listOwnDays, wanted, { initial: first, enabled: first !== undefined })
  const counts = list.data?.counts
  const add = mayManage ? (
    <LinkButton look="primary" icon="plus" href="/page/open-days/new">
      {t('add')}
    </LinkButton>
  ) : null
  return (
    <WorkScreen title={t('title')} name="open-days" needs="page.read">
      <header className="cluster spread">
        <h1>{t('title')}</h1>
        {add}
      </header>
      <TabsNav
        label={t('title')}
        items={[
          ...dayShows.map((show) => ({
            href: `/page/open-days?show=${show}`,
            words: t(`shows.${show}`),
            count: counts?.[show] || undefined,
            current: !isBooths && wanted.show === show,
          })),
          ...(may('openday.staff')
            ? [
                {
                  href: '/page/open-days?show=booths',
                  words: t('shows.booths'),
                  count: list.data?.booths || undefined,
                  current: isBooths,
                },
              ]
            : []),
        ]}
      />
      {list.isError && !list.data ? <NotLoaded onRetry={list.refetch} /> : null}
      {isBooths ? <OwnBooths /> : list.data ? <Days given={list.data} show={wanted.show} /> : null}
      {list.data?.next_cursor && !isBooths ? (
        <div>
          <LinkButton
            href={`/page/open-days?${new URLSearchParams({ show: wanted.show, cursor: list.data.next_cursor })}`}
            iconEnd="next"
          >
            {t('more')}
          </LinkButton>
        </div>
      ) : null}
    </WorkScreen>
  )
}

type Given = Gives<typeof listOwnDays>

function Days({ given: { data }, show }: { given: Given; show: string }) {
  const t = useTranslations('openDays.own')
  if (data.length === 0)
    return (
      <Empty icon="calendar" title={t(`none.${show as 'ahead'}`)}>
        {t('noneHelp')}
      </Empty>
    )
  return (
    <ul className="rows">
      {data.map((day) => (
        <DayLine key={day.id} day={day} />
      ))}
    </ul>
  )
}

function DayLine({ day }: { day: Given['data'][number] }) {
  const t = useTranslations('openDays')
  const words = useDayWords()
  const { title, places, taken, waiting, booked } = day
  const free = t('page.freeOf', { free: places - taken, places })
  return (
    <li className="stack stack-xs">
      <div className="cluster spread">
        <DayTitle day={day} words={title || t('editor.new')} />
        {day.is_template ? <Word>{t('states.template')}</Word> : <DayStateWord state={day.state} />}
      </div>
      <Facts
        small
        items={[
          day.dates.length > 0 ? words.dates(day.dates) : t('noDates'),
          t(`kinds.${day.kind}`),
          booked > 0 ? t('own.booked', { count: booked }) : null,
          places > 0 ? free : null,
          waiting > 0 ? t('own.waiting', { count: waiting }) : null,
          day.has_changes ? (
            <Word key="changes" tone="warm">
              {t('own.changes')}
            </Word>
          ) : null,
        ]}
      />
      {places > 0 ? <Meter part={taken / places} label={free} /> : null}
      <Rooms day={day} />
    </li>
  )
}

type Day = Given['data'][number]
const isOpen = ({ state, is_template }: Day) =>
  !is_template && (state === 'published' || state === 'registration_closed' || state === 'live')
const isWritten = ({ state, is_template }: Day) => is_template || state === 'draft' || state === 'submitted'
const hasOutcomes = ({ state }: Day) => state === 'live' || state === 'ended' || state === 'reported'

/** Leads to what is written of it, and whoever only staffs it into its hall. */
function DayTitle({ day, words }: { day: Day; words: string }) {
  const may = useMay()
  const works = may('openday.staff') && !may('openday.manage') && isOpen(day)
  return (
    <a className="link strong" href={`/page/open-days/${day.id}${works ? '/hall' : ''}`}>
      <bdi>{words}</bdi>
    </a>
  )
}

/** The rooms of a day, each for whoever works there: whoever leads it comes to the rest from the bookings. */
function Rooms({ day }: { day: Day }) {
  const t = useTranslations('openDays')
  const may = useMay()
  const leads = may('openday.manage')
  const staffs = may('openday.staff') && isOpen(day) && (!leads || day.state === 'live')
  const rooms = [
    ...(leads && !isWritten(day) ? [{ to: 'visits', icon: 'users', words: t('editor.visits') } as const] : []),
    ...(staffs ? [{ to: 'door', icon: 'check', words: t('own.door') } as const] : []),
    ...(staffs ? [{ to: 'hall', icon: 'columns', words: t('own.hall') } as const] : []),
    ...(may('openday.report') && hasOutcomes(day) && (!leads || day.state !== 'live')
      ? [{ to: 'outcomes', icon: 'chart', words: t('own.outcomes') } as const]
      : []),
  ]
  if (rooms.length === 0) return null
  return (
    <div className="cluster">
      {rooms.map(({ to, icon, words }) => (
        <LinkButton key={to} size="s" icon={icon} href={`/page/open-days/${day.id}/${to}`}>
          {words}
        </LinkButton>
      ))}
    </div>
  )
}
