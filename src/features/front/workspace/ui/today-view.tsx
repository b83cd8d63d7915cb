import { useNow } from 'use-intl'
import { showDesk } from '#features/agencies/desk/contract.ts'
import { AgencyDesk } from '#features/agencies/desk/ui/agency-desk.tsx'
import type { showPageEmail } from '#features/companies/pages/contract.ts'
import { PageEmailNote } from '#features/companies/pages/ui/page-email-note.tsx'
import type { listOffers } from '#features/hiring/offers/contract.ts'
import type { myTasks } from '#features/hiring/pipeline/team-contract.ts'
import { TasksToday } from '#features/hiring/pipeline/ui/tasks-today.tsx'
import { ConfirmEmailNote } from '#features/people/accounts/ui/confirm-email-note.tsx'
import { BouncedNote } from '#features/people/mail-bounces/ui/bounced-note.tsx'
import type { listDrops } from '#features/sourcing/cv-drops/team-contract.ts'
import type { ownChecks } from '#features/staff/page-checks/contract.ts'
import { HeldBackNote } from '#features/staff/page-checks/ui/held-back-note.tsx'
import { useMay, useSession } from '#frame/use-session.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { type DueList, type Today, today } from '../contract.ts'
import type { pageDay } from '../day-contract.ts'
import { nextOf } from '../rules.ts'
import { DayAside } from './day-aside.tsx'
import { DropsToday } from './drops-today.tsx'
import { Counts, Due } from './due-list.tsx'
import { JobsTable } from './jobs-table.tsx'
import { NextCard } from './next-card.tsx'
import { OffersToday } from './offers-today.tsx'
import { WaitingList } from './waiting-list.tsx'
import { WritingList } from './writing-list.tsx'

/** What came with the page; nothing of it moves what is there already. */
type First = {
  first?: Gives<typeof today> | undefined
  /** Which list the address asks for, and what of it came along. */
  chosen?: DueList | undefined
  /** After whom it goes on. */
  cursor?: string | undefined
  list?: Gives<typeof today> | undefined
  tasks?: Gives<typeof myTasks> | undefined
  checks?: Gives<typeof ownChecks> | undefined
  email?: Gives<typeof showPageEmail> | undefined
  /** Of an agency. */
  desk?: Gives<typeof showDesk> | undefined
  day?: Gives<typeof pageDay> | undefined
  /** Where CVs without a job wait. */
  drops?: Gives<typeof listDrops> | undefined
  /** Of whoever may approve them. */
  offers?: Gives<typeof listOffers> | undefined
}

export function TodayView({ first, ...brought }: First) {
  const { data, isError, refetch } = useCall(today, {}, { initial: first })
  if (isError && !data) return <NotLoaded onRetry={refetch} />
  if (!data) return <Skeleton />
  return <Shown view={data.data} {...brought} />
}

function Shown({ view, ...brought }: { view: Today } & Omit<First, 'first'>) {
  const { chosen, cursor, list, tasks, checks, email, desk, day, drops, offers } = brought
  const t = useTranslations('workspace')
  const may = useMay()
  const session = useSession()
  const now = useNow({ updateInterval: 60_000 })
  const format = useFormatter()
  const { counts, due, written, writing, open } = view
  const next = nextOf(view, now)
  const { data: atDesk } = useCall(showDesk, {}, { initial: desk, enabled: desk !== undefined })
  // nobody reads that all is done above a list of what waits
  const isDone = !atDesk?.data.waiting.length
  return (
    <>
      <header className="stack">
        <h1 className="workspace-hello">
          {t.rich('hello', { name: () => <bdi>{session?.display.name}</bdi> })}{' '}
          <span className="faint">{isDone || isPressing(counts) ? headline(t, counts) : null}</span>
        </h1>
        <ConfirmEmailNote />
        <BouncedNote />
        <PageEmailNote first={email} />
        <HeldBackNote first={checks} />
      </header>
      {desk ? <AgencyDesk first={desk} /> : null}
      <div className={may('applicant.read') ? 'beside' : 'stack stack-xl'}>
        <div className="stack stack-xl">
          {next || isDone ? <NextCard next={next} /> : null}
          {offers ? <OffersToday first={offers} /> : null}
          {may('applicant.read') ? <TasksToday first={tasks} /> : null}
          {may('applicant.read') ? <Due first={due} {...{ counts, chosen, cursor, list }} /> : null}
          {drops ? <DropsToday first={drops} /> : null}
          <WritingList jobs={writing} count={view.writing_count} />
        </div>
        <aside className="stack stack-xl">
          {may('applicant.read') ? <Counts {...{ counts, chosen }} /> : null}
          {day ? <DayAside first={day} /> : null}
          {written.length > 0 ? <WaitingList title={t('written')} items={written} brief /> : null}
        </aside>
      </div>
      <section className="stack" aria-labelledby="open-jobs">
        <div className="section-head">
          <h2 id="open-jobs">
            {t('jobs')} <span className="faint num">{format.number(view.open_count)}</span>
          </h2>
          <div className="cluster">
            {view.jobs_count > 0 ? (
              <a className="link" href="/page/jobs">
                {t('allJobs')}
              </a>
            ) : null}
            {may('job.write') && next?.kind !== 'first' ? (
              <LinkButton href="/page/jobs/new" look="quiet" size="s" icon="plus">
                {t('newJob')}
              </LinkButton>
            ) : null}
          </div>
        </div>
        <JobsTable jobs={open} />
      </section>
    </>
  )
}

type Counted = Today['counts']

const isPressing = ({ late, soon, fresh }: Counted) => late + soon + fresh > 0

/** The most pressing number, in a sentence. */
function headline(t: ReturnType<typeof useTranslations<'workspace'>>, { late, soon, fresh }: Counted): string {
  if (late > 0) return t('headline.late', { count: late })
  if (soon > 0) return t('headline.soon', { count: soon })
  if (fresh > 0) return t('headline.fresh', { count: fresh })
  return t('headline.quiet')
}
