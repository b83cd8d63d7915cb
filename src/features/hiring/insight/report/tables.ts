import type { Context } from '#platform/server/context.ts'
import type { Cell, FileTable } from '#platform/server/table-file.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Report } from '../report-contract.ts'

type Say = (key: string) => string
type Hiring = NonNullable<Report['hiring']>

/** A report as tables, in words of one language: what a file holds of it. */
export function tablesOf(ctx: Context, report: Report): FileTable[] {
  const say = (key: string) => ctx.wording.say(ctx.language, `insight.${key}`, {})
  const { hiring } = report
  return [
    overview(say, report),
    ...(hiring ? [funnel(say, report, hiring), exits(say, hiring)] : []),
    sources(say, report),
    ...(hiring ? [times(say, hiring, ctx.language), answers(say, hiring), jobs(say, hiring)] : []),
    spans(say, report),
    ...(report.countries.length > 0 ? [countries(say, report)] : []),
  ]
}

const overview = (say: Say, { from, to, page_views, job_views, scope }: Report): FileTable => ({
  title: say('title'),
  heads: [say('heads.what'), say('heads.number')],
  rows: [
    [say('period.from'), from],
    [say('period.to'), to],
    ...(page_views === null ? [] : [[say('figures.page_views'), page_views]]),
    ...(scope === 'page' ? [] : [[say('figures.job_views'), job_views]]),
  ],
})

const funnel = (say: Say, { job_views }: Report, { started, reached }: Hiring): FileTable => ({
  title: say('funnel.title'),
  heads: [say('funnel.step'), say('heads.number')],
  rows: [
    [say('funnel.views'), job_views],
    [say('funnel.started'), started],
    ...reached.map(({ phase, count }): Cell[] => [say(`funnel.${phase}`), count]),
  ],
})

const exits = (say: Say, { exits: all }: Hiring): FileTable => ({
  title: say('exits.title'),
  heads: [say('exits.end'), say('exits.reason'), say('heads.number')],
  rows: all.map(({ stage, text, count }) => [say(`exits.ends.${stage}`), text ?? '', count]),
})

const sources = (say: Say, { sources: all, hiring }: Report): FileTable => ({
  title: say('sources.title'),
  heads: [
    say('sources.source'),
    say('sources.origin'),
    say('heads.views'),
    ...(hiring ? [say('heads.applied'), say('heads.shortlisted'), say('heads.hired')] : []),
  ],
  rows: all.map(({ source, source_detail, views, applied, shortlisted, hired }) => [
    say(`sources.ways.${source}`),
    source_detail,
    views,
    ...(hiring ? [applied, shortlisted, hired] : []),
  ]),
})

function times(say: Say, { phases, stages, to_answer, to_hire }: Hiring, language: Language): FileTable {
  const row = (name: string, { count, median, p90 }: { count: number; median: number | null; p90: number | null }) => [
    name,
    count,
    median,
    p90,
  ]
  return {
    title: say('times.title'),
    heads: [say('times.where'), say('times.count'), say('times.median'), say('times.p90')],
    rows: [
      ...phases.map(({ phase, ...spread }) => row(say(`funnel.${phase}`), spread)),
      ...stages.map(({ names, ...spread }) => row(names[language] ?? Object.values(names)[0] ?? '', spread)),
      row(say('times.to_answer'), to_answer),
      row(say('times.to_hire'), to_hire),
    ],
  }
}

const answers = (say: Say, { answers: all, record, offers, interviews }: Hiring): FileTable => ({
  title: say('answers.title'),
  heads: [say('heads.what'), say('heads.number')],
  rows: [
    ...Object.entries(all).map(([key, count]): Cell[] => [say(`answers.${key}`), count]),
    [say('answers.counted'), record.applications],
    [say('answers.answered'), record.answered],
    [say('answers.median'), record.median_days === null ? null : Math.round(record.median_days * 100) / 100],
    ...Object.entries(offers).map(([key, count]): Cell[] => [say(`offers.file.${key}`), count]),
    ...Object.entries(interviews).map(([key, count]): Cell[] => [say(`interviews.file.${key}`), count]),
  ],
})

const jobs = (say: Say, { jobs: all }: Hiring): FileTable => ({
  title: say('jobs.title'),
  heads: [say('jobs.job'), say('heads.views'), say('heads.applied'), say('heads.shortlisted'), say('heads.hired')],
  rows: all.map(({ title, views, applied, shortlisted, hired }) => [title, views, applied, shortlisted, hired]),
})

const spans = (say: Say, { spans: all, scale, hiring }: Report): FileTable => ({
  title: say('spans.title'),
  heads: [say(`spans.${scale}`), say('heads.views'), ...(hiring ? [say('heads.applied')] : [])],
  rows: all.map(({ from, views, applied }) => [from, views, ...(hiring ? [applied] : [])]),
})

const countries = (say: Say, { countries: all }: Report): FileTable => ({
  title: say('countries.title'),
  heads: [say('countries.country'), say('heads.views')],
  rows: all.map(({ text, views }) => [text, views]),
})
