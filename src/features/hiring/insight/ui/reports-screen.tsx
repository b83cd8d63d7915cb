import './reports.css'
import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import { Empty } from '#ui/basics/note.tsx'
import { reportChoices, showReport } from '../report-contract.ts'
import type { Route } from './+types/reports-screen'
import { type Asked, readAsked } from './asked.ts'
import { ReportHead } from './report-head.tsx'
import { ReportView } from './report-view.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const wanted = readAsked(asked.url.searchParams)
  return { wanted, read: session?.may.includes('report.read') ? await read(page, wanted) : null }
}

/** Null for a role that reads other numbers than these. */
async function read(page: PageContext, wanted: Asked) {
  try {
    const [{ data: report }, { data: choices }] = await Promise.all([
      page.call(showReport, wanted),
      page.call(reportChoices, {}),
    ])
    return { report, choices }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'not_allowed') return null
    if (code === 'not_found' || code === 'invalid') throw new Response(null, { status: 404 })
    throw error
  }
}

/** What came of the jobs of the page one works for; what it is of stands in the address. */
export default function ReportsScreen({ loaderData: { wanted, read: given } }: Route.ComponentProps) {
  const t = useTranslations('insight')
  return (
    <WorkScreen title={t('title')} name="reports" needs="report.read" className="reports stack stack-l">
      {given ? (
        <>
          <ReportHead wanted={wanted} report={given.report} choices={given.choices} />
          <ReportView report={given.report} wanted={wanted} />
        </>
      ) : (
        <>
          <h1>{t('title')}</h1>
          <Empty icon="lock" title={t('notYours')}>
            {t('notYoursHelp')}
          </Empty>
        </>
      )}
    </WorkScreen>
  )
}
