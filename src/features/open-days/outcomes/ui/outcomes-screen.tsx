import './outcomes.css'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { DayStateWord } from '#features/open-days/open-days/ui/day-state-word.tsx'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { atWork } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Note } from '#ui/basics/note.tsx'
import { listOutcomes, showDayReport } from '../contract.ts'
import { outcomeShows } from '../rules.ts'
import type { Route } from './+types/outcomes-screen'
import { DayNumbers } from './day-numbers.tsx'
import { OutcomeList } from './outcome-list.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { day } = asked.params
  const { searchParams } = asked.url
  const show = outcomeShows.find((one) => one === searchParams.get('show')) ?? 'all'
  const cursor = searchParams.get('cursor')
  const wanted = { day, show, ...(cursor && { cursor }) }
  if (!session?.may.includes('openday.report')) return { wanted, first: undefined, people: undefined }
  const [first, people] = await Promise.all([
    load(page, showDayReport, { day }),
    session.may.includes('openday.manage') ? load(page, listOutcomes, wanted) : undefined,
  ])
  return { wanted, first, people }
}

/** What came of an open day: numbers for whoever reports, and everybody who came with an outcome for whoever leads it. */
export default function OutcomesScreen({ loaderData: { wanted, first, people } }: Route.ComponentProps) {
  const t = useTranslations('outcomes')
  const session = useSession()
  useTopic(session?.page_id ? `page:${session.page_id}` : null)
  const { day } = wanted
  const report = useCall(showDayReport, { day }, { initial: first, enabled: first !== undefined })
  const list = useCall(listOutcomes, wanted, { initial: people, enabled: people !== undefined })
  const leads = session?.may.includes('openday.manage') ?? false
  return (
    <WorkScreen title={t('title')} name="open-day-outcomes" needs="openday.report">
      <a className="row small faint" href={leads ? `/page/open-days/${day}/visits` : '/page/open-days'}>
        <Icon name="back" size="s" />
        {t(leads ? 'bookings' : 'days')}
      </a>
      {report.isError && !report.data ? <NotLoaded onRetry={report.refetch} /> : null}
      {report.data ? (
        <>
          <Head day={day} report={report.data.data} leads={leads} />
          {list.data ? <OutcomeList wanted={wanted} list={list.data} zone={report.data.data.time_zone} /> : null}
          <DayNumbers report={report.data.data} />
        </>
      ) : null}
    </WorkScreen>
  )
}

type Report = NonNullable<Awaited<ReturnType<typeof loader>>['first']>['data']

function Head({ day, report: { title, state, dates, open }, leads }: { day: string; report: Report; leads: boolean }) {
  const t = useTranslations('outcomes')
  const words = useDayWords()
  const move = useSend(moveDay, {
    onDone() {
      refreshCall(showDayReport)
      refreshCall(listOutcomes)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <>
      <header className="cluster spread">
        <div className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="row">
            <bdi className="lead">{title}</bdi>
            <DayStateWord state={state} />
          </p>
          <p className="quiet">{words.dates(dates)}</p>
        </div>
        <div className="cluster">
          {leads ? (
            <LinkButton look="quiet" icon="print" href={`/to-print/openday-outcomes?of=${day}`}>
              {t('print')}
            </LinkButton>
          ) : null}
          {leads && state === 'ended' ? (
            <Button
              look="primary"
              disabled={open > 0}
              busy={move.isPending}
              onClick={() => move.mutate({ day, move: 'report' })}
            >
              {t('close')}
            </Button>
          ) : null}
        </div>
      </header>
      {open > 0 ? <Note tone="warm">{t('open', { count: open })}</Note> : null}
    </>
  )
}
