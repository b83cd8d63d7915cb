import './salaries.css'
import { redirect } from 'react-router'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { Note } from '#ui/basics/note.tsx'
import { findSalaries } from '../contract.ts'
import type { Route } from './+types/salaries-screen'
import { SalaryHead } from './salary-head.tsx'
import { SalarySearch } from './salary-search.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const params = url.searchParams
  const [q, where] = [params.get('q') ?? '', params.get('where') ?? '']
  const { data } = await load(context.get(pageContext), findSalaries, { q, where })
  if (data.found) throw redirect(data.found)
  return { ...data, q, where }
}

/** Where salary pages begin: ask for a position and a place, or choose a place. */
export default function SalariesScreen({ loaderData: { places, position, place, q, where } }: Route.ComponentProps) {
  const t = useTranslations('salaries')
  const bdi = (words: React.ReactNode) => <bdi className="strong">{words}</bdi>
  return (
    <PublicShell>
      <SalaryHead title={t('index.title')} lead={t('index.lead')} path="/salaries" />
      <main id="main" data-screen="salaries" className="wrap page stack stack-xl">
        <header className="stack">
          <h1>{t('index.title')}</h1>
          <p className="quiet salary-lead">{t('index.lead')}</p>
          <SalarySearch q={q} where={where} />
        </header>
        {q || where ? (
          <Note tone="warm">
            <p>
              {t.rich(place ? 'index.tooFewThere' : 'index.tooFew', {
                what: position ?? q,
                place: place ?? where,
                b: bdi,
              })}
            </p>
          </Note>
        ) : null}
        {places.length > 0 ? (
          <section className="stack">
            <h2>{t('index.places')}</h2>
            <ul className="salary-places">
              {places.map(({ slug, text, positions }) => (
                <li key={slug}>
                  <a href={`/salaries/${slug}`}>
                    <bdi>{text}</bdi>
                  </a>
                  <span className="small faint">{t('positions', { count: positions })}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : (
          <p className="quiet">{t('index.none')}</p>
        )}
      </main>
    </PublicShell>
  )
}
