import './salaries.css'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useSalaryAmount } from '#features/jobs/jobs/ui/salary.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { type Column, Table } from '#ui/lists/table.tsx'
import { salariesOfPlace } from '../contract.ts'
import type { Route } from './+types/salaries-of-place-screen'
import { SalaryBack } from './salary-back.tsx'
import { SalaryHead } from './salary-head.tsx'
import { SalarySearch } from './salary-search.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await load(context.get(pageContext), salariesOfPlace, { place: params.place })).data
}

/** What each position pays in a place. */
export default function SalariesOfPlaceScreen({ loaderData }: Route.ComponentProps) {
  const { place, positions, cities, counted_at } = loaderData
  const t = useTranslations('salaries')
  const day = useDay()
  const said = { place: place.text }
  const b = (words: React.ReactNode) => <bdi>{words}</bdi>
  return (
    <PublicShell search={<SalarySearch where={place.text} />}>
      <SalaryHead
        title={t('place.head', said)}
        lead={t('place.lead', { ...said, count: positions.length })}
        path={`/salaries/${place.slug}`}
      />
      <main id="main" data-screen="salaries-of-place" className="wrap page stack stack-xl">
        <header className="stack stack-s">
          <SalaryBack href="/salaries">{t('index.title')}</SalaryBack>
          <h1>{t.rich('place.title', { ...said, b })}</h1>
          <p className="quiet">{t('how', { day: day(counted_at) })}</p>
        </header>
        <Positions place={place.slug} positions={positions} />
        {cities.length > 0 ? (
          <section className="stack stack-s">
            <h2>{t.rich('place.cities', { ...said, b })}</h2>
            <ul className="cluster">
              {cities.map(({ slug, text, positions: count }) => (
                <li key={slug}>
                  <a className="link" href={`/salaries/${slug}`}>
                    <bdi>{text}</bdi>
                  </a>{' '}
                  <span className="small faint">{t('positions', { count })}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </main>
    </PublicShell>
  )
}

type Position = Route.ComponentProps['loaderData']['positions'][number]

function Positions({ place, positions }: { place: string; positions: readonly Position[] }) {
  const t = useTranslations('salaries')
  const amount = useSalaryAmount()
  const columns: Column<Position>[] = [
    {
      id: 'position',
      head: t('columns.position'),
      names: true,
      cell: ({ slug, text }) => (
        <a className="link" href={`/salaries/${place}/${slug}`}>
          <bdi>{text}</bdi>
        </a>
      ),
    },
    {
      id: 'median',
      head: t('columns.median'),
      numeric: true,
      cell: ({ median, currency }) => <bdi className="strong">{amount({ min: median, max: median, currency })}</bdi>,
    },
    {
      id: 'middle',
      head: t('columns.middle'),
      numeric: true,
      wideOnly: true,
      cell: ({ lower_quarter: min, upper_quarter: max, currency }) => <bdi>{amount({ min, max, currency })}</bdi>,
    },
    { id: 'jobs', head: t('columns.jobs'), numeric: true, wideOnly: true, cell: ({ jobs }) => jobs },
  ]
  return (
    <div className="salary-table">
      <Table caption={t('columns.caption')} columns={columns} rows={positions} rowId={({ slug }) => slug} />
    </div>
  )
}
