import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Meter } from '#ui/basics/meter.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { showDayReport } from '../contract.ts'

type Report = Gives<typeof showDayReport>['data']

/** The numbers of a day: how far people came, how long they waited, what each desk did, how they came to book, what they say. */
export function DayNumbers({ report }: { report: Report }) {
  const t = useTranslations('outcomes')
  return (
    <>
      <Funnel report={report} />
      <Waits report={report} />
      <Desks desks={report.desks} />
      <Sources sources={report.sources} />
      <Feedback feedback={report.feedback} />
      <p className="small quiet">
        {t('rest', { missed: report.missed, left: report.left, cancelled: report.cancelled })}
      </p>
    </>
  )
}

function Funnel({ report: { funnel } }: { report: Report }) {
  const t = useTranslations('outcomes')
  const format = useFormatter()
  const steps = (['booked', 'came', 'seen', 'forward'] as const).map((step, at, all) => {
    const before = all[at - 1]
    return { step, count: funnel[step], of: before ? funnel[before] : null }
  })
  return (
    <section className="stack" aria-labelledby="day-funnel">
      <h2 id="day-funnel">{t('funnel')}</h2>
      <dl className="day-funnel">
        {steps.map(({ step, count, of }) => (
          <div key={step} className="stack stack-xs">
            <dt className="small quiet">{t(`steps.${step}`)}</dt>
            <dd className="figure num">{format.number(count)}</dd>
            <dd className="stack stack-xs">
              <Meter part={funnel.booked === 0 ? 0 : count / funnel.booked} label={t(`steps.${step}`)} />
              <span className="small faint">
                {of ? t('share', { share: Math.round((100 * count) / of) / 100 }) : null}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {funnel.invited > 0 ? <p className="small quiet">{t('invited', { count: funnel.invited })}</p> : null}
    </section>
  )
}

function Waits({ report: { waits, talks } }: { report: Report }) {
  const t = useTranslations('outcomes')
  const { middle, longest } = waits
  if (middle === null || longest === null) return null
  return (
    <section className="stack stack-xs" aria-labelledby="day-waits">
      <h2 id="day-waits">{t('waits')}</h2>
      {/* of a few visitors there is no tenth */}
      <p>{longest < middle ? t('waitedHalf', { middle }) : t('waited', { middle, longest })}</p>
      {talks.middle === null ? null : <p>{t('talked', { middle: talks.middle })}</p>}
    </section>
  )
}

function Desks({ desks }: { desks: Report['desks'] }) {
  const t = useTranslations('outcomes')
  const rooms = useTranslations('rooms')
  const format = useFormatter()
  return (
    <section className="stack">
      <h2>{t('desks')}</h2>
      <Table
        caption={t('desks')}
        rows={desks}
        rowId={({ number }) => String(number)}
        columns={[
          {
            ...{ id: 'desk', head: t('desk'), names: true },
            cell: ({ number, name }) => (
              <>
                {rooms('desk', { number })} <bdi>{name}</bdi>
              </>
            ),
          },
          { id: 'seen', head: t('steps.seen'), numeric: true, cell: ({ seen }) => format.number(seen) },
          {
            ...{ id: 'talk', head: t('talk'), numeric: true },
            cell: ({ talk }) => (talk === null ? '–' : t('minutes', { count: talk })),
          },
        ]}
      />
    </section>
  )
}

function Sources({ sources }: { sources: Report['sources'] }) {
  const t = useTranslations('outcomes')
  const format = useFormatter()
  if (sources.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('sources')}</h2>
      <Table
        caption={t('sources')}
        rows={sources}
        rowId={({ source }) => source}
        columns={[
          { id: 'source', head: t('source'), names: true, cell: ({ source }) => t(`from.${source}`) },
          { id: 'booked', head: t('steps.booked'), numeric: true, cell: ({ booked }) => format.number(booked) },
          { id: 'came', head: t('steps.came'), numeric: true, cell: ({ came }) => format.number(came) },
        ]}
      />
    </section>
  )
}

function Feedback({ feedback: { count, mean, words } }: { feedback: Report['feedback'] }) {
  const t = useTranslations('outcomes')
  if (mean === null) return null
  return (
    <section className="stack" aria-labelledby="day-feedback">
      <h2 id="day-feedback">{t('feedback')}</h2>
      <p>{t('stars', { mean, count })}</p>
      {words.map((one) => (
        <blockquote key={one} dir="auto">
          {one}
        </blockquote>
      ))}
    </section>
  )
}
