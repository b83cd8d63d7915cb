import { listOutsideHours } from '#features/hiring/outside-hours/contract.ts'
import { OutsideButton } from '#features/hiring/outside-hours/ui/outside-button.tsx'
import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { interviewWeek, listInterviews } from '../contract.ts'
import { interviewViews } from '../rules.ts'
import type { Route } from './+types/interviews-screen'
import { FeedButton } from './feed-button.tsx'
import { InterviewList } from './interview-list.tsx'
import { InterviewWeek } from './interview-week.tsx'
import { mondayOf } from './week-days.ts'

const tabs = ['open', 'week', 'waiting', 'past'] as const

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const query = asked.url.searchParams
  const tab = tabs.find((one) => one === query.get('show')) ?? 'open'
  const show = interviewViews.find((one) => one === tab) ?? 'open'
  const cursor = query.get('cursor')
  const input = { show, ...(cursor && { cursor }) }
  const from = mondayOf(query.get('from'))
  const may = session?.may.includes('applicant.read') === true
  const [first, week, busy] = await Promise.all([
    may && tab !== 'week' ? load(page, listInterviews, input) : undefined,
    may && tab === 'week' ? load(page, interviewWeek, { from }) : undefined,
    may && tab === 'week' ? load(page, listOutsideHours, { from }) : undefined,
  ])
  return { tab, input, from, first, week, busy }
}

/** Whom the team meets: what is to come, a week at a glance, who has not chosen a time, and what is over. */
export default function InterviewsScreen({
  loaderData: { tab, input, from, first, week, busy },
}: Route.ComponentProps) {
  const t = useTranslations('interviews.list')
  return (
    <WorkScreen title={t('title')} name="interviews" needs="applicant.read" className="stack stack-l">
      <header className="cluster spread">
        <h1>{t('title')}</h1>
        <div className="cluster">
          <OutsideButton />
          <FeedButton />
        </div>
      </header>
      <TabsNav
        label={t('tabs.label')}
        items={tabs.map((id) => ({
          href: id === 'open' ? '/page/interviews' : `/page/interviews?show=${id}`,
          words: t(`tabs.${id}`),
          current: id === tab,
        }))}
      />
      {tab === 'week' ? (
        <InterviewWeek from={from} first={week} busy={busy} />
      ) : (
        <InterviewList key={JSON.stringify(input)} input={input} first={first} />
      )}
    </WorkScreen>
  )
}
