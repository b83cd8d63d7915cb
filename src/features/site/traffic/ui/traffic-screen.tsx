import './traffic.css'
import { AnswersPart } from '#features/seeking/directory/ui/answers-part.tsx'
import { InVainPart } from '#features/site/understanding/ui/in-vain-part.tsx'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { PrintedFoot } from '#frame/printed-by.tsx'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Empty } from '#ui/basics/note.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { Part } from '#ui/charts/part.tsx'
import { useDay } from '#ui/charts/use-day.ts'
import { Table } from '#ui/lists/table.tsx'
import { Segments } from '#ui/lists/tabs-nav.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { showTraffic, type Traffic } from '../contract.ts'
import type { Route } from './+types/traffic-screen'
import { CohortPart } from './cohort-part.tsx'
import { DimensionPart } from './dimension-part.tsx'
import { FunnelParts } from './funnel-parts.tsx'
import { NowPart } from './now-part.tsx'
import { SpeedPart } from './speed-part.tsx'
import { Visitors } from './visitors.tsx'

const periods = [7, 30, 90, 365] as const
const aDay = 86_400_000

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.visit.read')
  const days = periods.find((one) => String(one) === asked.url.searchParams.get('days')) ?? 30
  const to = new Date(page.now).toISOString().slice(0, 10)
  const period = { from: new Date(Date.parse(to) - (days - 1) * aDay).toISOString().slice(0, 10), to }
  return { days, period, first: session ? await load(page, showTraffic, period) : undefined }
}

/** How the site is visited: figures, a line over time, and tables of where, by what way and how fast. */
export default function TrafficScreen({ loaderData: { days, period, first } }: Route.ComponentProps) {
  const t = useTranslations('traffic')
  const { data, isError, refetch } = useCall(showTraffic, period, { initial: first, enabled: first !== undefined })
  const traffic = data?.data
  const query = new URLSearchParams(period)
  const file = (format: 'xlsx' | 'csv') => ({
    ...{ id: format, text: t(format), icon: 'download' as const },
    href: `/api/admin/traffic/file?format=${format}&${query}`,
  })
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="traffic" className="stack stack-xl">
        <header className="stack">
          <div className="cluster spread row-top">
            <div className="stack stack-xs">
              <h1>{t('title')}</h1>
              <p className="quiet measure">{t('about')}</p>
              {traffic ? (
                <p className="small quiet measure">
                  {traffic.forwarded_to
                    ? t.rich('forwarded', { host: () => <bdi dir="ltr">{traffic.forwarded_to}</bdi> })
                    : t('notForwarded')}
                </p>
              ) : null}
            </div>
            <Menu label={t('file')} entries={[file('xlsx'), file('csv')]} />
          </div>
          <Segments
            label={t('period')}
            items={periods.map((one) => ({
              ...{ href: `/admin/traffic?days=${one}`, words: t('last', { days: one }), current: one === days },
            }))}
          />
        </header>
        {isError && !traffic ? <NotLoaded onRetry={refetch} /> : null}
        {traffic ? <Numbers traffic={traffic} /> : null}
        <PrintedFoot />
      </main>
    </AppShell>
  )
}

function Numbers({ traffic }: { traffic: Traffic }) {
  const t = useTranslations('traffic')
  return (
    <>
      <NowPart now={traffic.now} />
      {traffic.views + traffic.robots === 0 ? (
        <Empty icon="chart" title={t('none')}>
          {t('noneHelp')}
        </Empty>
      ) : (
        <>
          <OverTime traffic={traffic} />
          <div className="traffic-tables">
            {traffic.tables.map((table) => (
              <DimensionPart key={table.dimension} table={table} />
            ))}
          </div>
          <FunnelParts funnels={traffic.funnels} />
          <InVainPart />
          <AnswersPart />
          <CohortPart />
          <SpeedPart speed={traffic.speed} />
        </>
      )}
    </>
  )
}

function OverTime({ traffic: { days, robots } }: { traffic: Traffic }) {
  const t = useTranslations('traffic')
  const format = useFormatter()
  const day = useDay()
  // today is not over: its number would look like a fall
  const whole = days.slice(0, -1)
  return (
    <Part title={t('days')}>
      {whole.length > 1 ? (
        <div className="report-lines" data-lines={2}>
          <LineChart title={t('views')} tone="info" points={whole.map((one) => ({ day: one.day, value: one.views }))} />
          <LineChart
            title={t('visitors')}
            tone="accent"
            points={whole.map((one) => ({ day: one.day, value: one.visitors ?? 0 }))}
          />
        </div>
      ) : null}
      <p className="small quiet">
        {t('robots')} <span className="num">{format.number(robots)}</span>
      </p>
      <details className="report-table">
        <summary className="link">{t('dayTable')}</summary>
        <Table
          focusable
          caption={t('days')}
          rows={days.toReversed()}
          rowId={(one) => one.day}
          columns={[
            { id: 'day', head: t('day'), names: true, cell: (one) => day(one.day) },
            { id: 'views', head: t('views'), numeric: true, cell: ({ views }) => format.number(views) },
            { id: 'visitors', head: t('visitors'), numeric: true, cell: (one) => <Visitors {...one} /> },
          ]}
        />
      </details>
    </Part>
  )
}
