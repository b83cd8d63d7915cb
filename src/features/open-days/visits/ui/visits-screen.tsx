import { editDay } from '#features/open-days/open-days/team-contract.ts'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { atWork } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { buttonLook, LinkButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { listVisits, visitShows } from '../team-contract.ts'
import type { Route } from './+types/visits-screen'
import { InviteButton } from './invite-button.tsx'
import { VisitRow } from './visit-row.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { searchParams } = asked.url
  const show = visitShows.find((one) => one === searchParams.get('show')) ?? 'coming'
  const q = searchParams.get('q')?.slice(0, 120) ?? ''
  const cursor = searchParams.get('cursor')
  const { day } = asked.params
  const wanted = { day, show, q, ...(cursor && { cursor }) }
  if (!session?.may.includes('openday.manage')) return { wanted, first: undefined, draft: undefined }
  const [first, draft] = await Promise.all([load(page, listVisits, wanted), load(page, editDay, { day })])
  return { wanted, first, draft: draft.data }
}

/** From its first hour on there is something to say of it. */
const hasOutcomes = (state: string) => ['live', 'ended', 'reported', 'archived'].includes(state)

/** Who comes to an open day, who waits and in which order, who was invited, who cancelled. */
export default function VisitsScreen({ loaderData: { wanted, first, draft } }: Route.ComponentProps) {
  const t = useTranslations('visits.team')
  const words = useDayWords()
  const session = useSession()
  useTopic(session?.page_id ? `page:${session.page_id}` : null)
  const list = useCall(listVisits, wanted, { initial: first, enabled: first !== undefined })
  const rows = list.data?.data ?? []
  const address = (more: Record<string, string>) =>
    `/page/open-days/${wanted.day}/visits?${new URLSearchParams({ show: wanted.show, ...more })}`
  const own = draft?.fields.texts.find(({ language }) => language === draft.fields.language)
  const isOpen = draft && (draft.state === 'published' || draft.state === 'live')
  return (
    <WorkScreen title={t('title')} name="open-day-visits" needs="openday.manage">
      <a className="row small faint" href={`/page/open-days/${wanted.day}`}>
        <Icon name="back" size="s" />
        <bdi>{own?.title}</bdi>
      </a>
      <header className="cluster spread">
        <div className="stack stack-xs">
          <h1>{t('title')}</h1>
          {draft ? <p className="quiet">{words.dates(draft.fields.dates)}</p> : null}
        </div>
        <div className="cluster">
          {isOpen ? <InviteButton day={wanted.day} /> : null}
          {isOpen ? (
            <LinkButton look="primary" href={`/page/open-days/${wanted.day}/door`}>
              {t('door')}
            </LinkButton>
          ) : null}
          {isOpen ? <LinkButton href={`/page/open-days/${wanted.day}/hall`}>{t('hall')}</LinkButton> : null}
          {draft && hasOutcomes(draft.state) ? (
            <LinkButton href={`/page/open-days/${wanted.day}/outcomes`}>{t('outcomes')}</LinkButton>
          ) : null}
        </div>
      </header>
      <TabsNav
        label={t('title')}
        items={visitShows.map((show) => ({
          href: address({ show }),
          words: t(`shows.${show}`),
          count: list.data?.counts[show] || undefined,
          current: show === wanted.show,
        }))}
      />
      <form className="row" action={`/page/open-days/${wanted.day}/visits`}>
        <input type="hidden" name="show" value={wanted.show} />
        <label className="grow">
          <span className="sr-only">{t('search')}</span>
          <input className="input" type="search" name="q" placeholder={t('search')} defaultValue={wanted.q} />
        </label>
        <button type="submit" {...buttonLook({ look: 'quiet' })}>
          {t('go')}
        </button>
      </form>
      {list.isError && !list.data ? <NotLoaded onRetry={list.refetch} /> : null}
      {list.data && rows.length === 0 ? (
        <Empty icon="users" title={t(`none.${wanted.show}`)}>
          {t('noneHelp')}
        </Empty>
      ) : null}
      <ul className="rows">
        {rows.map((visit, at) => (
          <VisitRow key={visit.id} visit={visit} day={wanted.day} place={wanted.show === 'waiting' ? at + 1 : null} />
        ))}
      </ul>
      {list.data?.next_cursor ? (
        <div>
          <LinkButton href={address({ q: wanted.q, cursor: list.data.next_cursor })} iconEnd="next">
            {t('more')}
          </LinkButton>
        </div>
      ) : null}
    </WorkScreen>
  )
}
