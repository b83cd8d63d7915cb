import './salaries.css'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { type JobWords, readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { useSalaryAmount } from '#features/jobs/jobs/ui/salary.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { showSalary } from '../contract.ts'
import type { Route } from './+types/salary-screen'
import { SalaryBack } from './salary-back.tsx'
import { SalaryHead } from './salary-head.tsx'
import { SalarySearch } from './salary-search.tsx'
import { SalarySpan } from './salary-span.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ data }, words] = await Promise.all([
    load(page, showSalary, { place: params.place, position: params.position }),
    readJobWords(page),
  ])
  return { salary: data, words }
}

type Salary = Route.ComponentProps['loaderData']['salary']

/** What a position pays in a place: the middle, its spread, by experience, elsewhere, and where to go on. */
export default function SalaryScreen({ loaderData: { salary, words } }: Route.ComponentProps) {
  const t = useTranslations('salaries')
  const day = useDay()
  const amount = useSalaryAmount()
  const { place, position, currency, jobs, pages, median, counted_at } = salary
  const b = (text: React.ReactNode) => <bdi>{text}</bdi>
  const said = { position: position.text, place: place.text }
  const middle = amount({ min: salary.lower_quarter, max: salary.upper_quarter, currency })
  return (
    <PublicShell search={<SalarySearch q={position.text} where={place.text} />}>
      <SalaryHead
        title={t('position.head', said)}
        lead={t('position.lead', { ...said, amount: middle, jobs })}
        path={`/salaries/${place.slug}/${position.slug}`}
      />
      <main id="main" data-screen="salary" className="wrap page stack stack-xl">
        <header className="stack stack-s">
          <SalaryBack href={`/salaries/${place.slug}`}>{t.rich('place.title', { place: place.text, b })}</SalaryBack>
          <h1>{t.rich('position.title', { ...said, b })}</h1>
          <p className="salary-median">
            {t.rich('position.median', {
              amount: amount({ min: median, max: median, currency }),
              b: (text) => <bdi className="salary-median-amount num">{text}</bdi>,
            })}
          </p>
          <p className="quiet">{t('position.from', { jobs, pages, day: day(counted_at) })}</p>
        </header>
        <section className="stack" aria-labelledby="salary-spread">
          <h2 id="salary-spread">{t('position.spread')}</h2>
          <SalarySpan {...salary} />
        </section>
        <ByExperience salary={salary} words={words} />
        <p>
          <LinkButton href={`/jobs/in/${place.slug}/${position.slug}`} iconEnd="next">
            {t('position.jobs')}
          </LinkButton>
        </p>
        <Elsewhere
          title={t.rich('position.elsewhere', { ...said, b })}
          rows={salary.places.map((one) => ({ ...one, href: `/salaries/${one.slug}/${position.slug}` }))}
        />
        <Elsewhere
          title={t.rich('position.alike', { ...said, b })}
          rows={salary.alike.map((one) => ({ ...one, href: `/salaries/${place.slug}/${one.slug}` }))}
        />
      </main>
    </PublicShell>
  )
}

function ByExperience({ salary, words }: { salary: Salary; words: JobWords }) {
  const t = useTranslations('salaries')
  if (salary.by_experience.length < 2) return null
  return (
    <section className="stack" aria-labelledby="salary-experience">
      <h2 id="salary-experience">{t('position.experience')}</h2>
      <ul className="stack">
        {salary.by_experience.map((part) => (
          <li key={part.range} className="stack stack-xs">
            <span>{words.experience[part.range] ?? part.range}</span>
            <SalarySpan {...salary} {...part} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Row = Salary['places'][number] & { href: string }

function Elsewhere({ title, rows }: { title: React.ReactNode; rows: readonly Row[] }) {
  const t = useTranslations('salaries')
  const amount = useSalaryAmount()
  if (rows.length === 0) return null
  return (
    <section className="stack stack-s">
      <h2>{title}</h2>
      <ul className="salary-places">
        {rows.map(({ slug, text, href, median, currency }) => (
          <li key={slug}>
            <a href={href}>
              <bdi>{text}</bdi>
            </a>
            <span className="small quiet">
              {t.rich('aMonth', {
                amount: amount({ min: median, max: median, currency }),
                b: (words) => <bdi>{words}</bdi>,
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
