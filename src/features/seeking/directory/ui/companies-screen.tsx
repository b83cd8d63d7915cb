import './directory.css'
import { redirect } from 'react-router'
import { SiteSearch } from '#features/jobs/job-search/ui/site-search.tsx'
import { PromotedSlot } from '#features/jobs/promotion/ui/promoted-slot.tsx'
import { UnknownFilters } from '#features/site/lookups/ui/unknown-filters.tsx'
import { Alternates } from '#frame/alternates.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { type PageContext, pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { companyFacets, listCompanies } from '../contract.ts'
import type { Route } from './+types/companies-screen'
import { type Asked, addressOf, nothingAsked, pairsOf, queryOf, setIn } from './companies-address.ts'
import { CompanyFilters } from './company-filters.tsx'
import { CompanyRow } from './company-row.tsx'
import { readKnown } from './read-known.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { asked, unknown } = await readKnown(page, url.searchParams)
  const { cursor } = asked
  const [found, facets] = await Promise.all([
    load(page, listCompanies, { ...queryOf(asked), ...(cursor && { cursor }) }).catch((error: unknown) => {
      // an old link to a page behind the first leads to the first
      throw cursor ? redirect(addressOf(asked)) : error
    }),
    load(page, companyFacets, queryOf(asked)),
  ])
  return { asked, unknown, found, facets: facets.data, wider: found.total === 0 ? await lookWider(page, asked) : [] }
}

/** Nothing fits all of it: how many there are without each part. */
async function lookWider(page: PageContext, asked: Asked) {
  const all = await Promise.all(
    setIn(asked).map(async ({ name, without }) => ({
      name,
      without,
      total: (await load(page, listCompanies, queryOf(without))).total,
    })),
  )
  return all.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
}

/** Companies by name and facts; everything asked stands in the address. */
export default function CompaniesScreen({ loaderData }: Route.ComponentProps) {
  const { asked, unknown, found, facets } = loaderData
  const t = useTranslations('directory')
  const { brand, publicUrl } = useSite()
  return (
    <PublicShell search={<SiteSearch />}>
      <title>{t('pageTitle', { site: brand.name })}</title>
      <meta name="description" content={t('description', { site: brand.name })} />
      <Alternates address={`${publicUrl}${addressOf({ ...nothingAsked, place: asked.place })}`} />
      {found.total === 0 || asked.q || asked.cursor ? <meta name="robots" content="noindex, follow" /> : null}
      <main id="main" data-screen="companies" className="wrap page stack">
        <header className="stack stack-s">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('text')}</p>
        </header>
        <NameSearch asked={asked} />
        <UnknownFilters values={unknown} />
        <CompanyFilters asked={asked} facets={facets} total={found.total} />
        {found.total === 0 ? <Nothing {...loaderData} /> : <Found asked={asked} found={found} />}
      </main>
    </PublicShell>
  )
}

function NameSearch({ asked }: { asked: Asked }) {
  const t = useTranslations('directory')
  return (
    <search>
      <form action="/companies" method="get" className="row directory-search">
        {pairsOf({ ...asked, q: '', cursor: null }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grow">
          <TextField
            name="q"
            label={t('search')}
            bare
            icon="search"
            type="search"
            dir="auto"
            placeholder={t('searchHint')}
            defaultValue={asked.q}
            maxLength={120}
            enterKeyHint="search"
          />
        </div>
        <button type="submit" className="button" data-look="primary">
          {t('find')}
        </button>
      </form>
    </search>
  )
}

function Found({ asked, found }: Pick<Route.ComponentProps['loaderData'], 'asked' | 'found'>) {
  const t = useTranslations('directory')
  const { total, next_cursor, data, promoted } = found
  const listed = data.filter(({ id }) => !promoted.some((one) => one.id === id))
  return (
    <section className="stack" aria-labelledby="found">
      <h2 id="found" className="lead">
        {t('found', { count: total })}
      </h2>
      {promoted.length > 0 ? (
        <PromotedSlot of="slotCompanies">
          <ul className="rows">
            {promoted.map((company) => (
              <CompanyRow key={company.id} company={company} promoted />
            ))}
          </ul>
        </PromotedSlot>
      ) : null}
      <ul className="rows">
        {listed.map((company) => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </ul>
      <nav className="cluster spread" aria-label={t('pages')}>
        {asked.cursor ? (
          <LinkButton href={addressOf(asked)} look="text" icon="back">
            {t('first')}
          </LinkButton>
        ) : null}
        {next_cursor ? (
          <LinkButton href={addressOf(asked, { cursor: next_cursor })} rel="next" iconEnd="next">
            {t('next')}
          </LinkButton>
        ) : null}
      </nav>
    </section>
  )
}

function Nothing({ asked, wider }: Pick<Route.ComponentProps['loaderData'], 'asked' | 'wider'>) {
  const t = useTranslations('directory.none')
  const format = useFormatter()
  return (
    <section className="stack directory-none">
      <h2>{t('title')}</h2>
      <p className="quiet measure">{t(wider.length > 0 ? 'wider' : 'nothing')}</p>
      <ul className="rows">
        {wider.map(({ name, without, total }) => (
          <li key={name}>
            <a className="row" href={addressOf(without)}>
              <span className="grow">
                {t.rich(`without.${name}`, { q: asked.q, b: (words) => <bdi className="strong">{words}</bdi> })}
              </span>
              <span className="quiet num">{format.number(total)}</span>
              <Icon name="next" size="s" />
            </a>
          </li>
        ))}
        <li>
          <a className="row" href="/companies">
            <span className="grow">{t('all')}</span>
            <Icon name="next" size="s" />
          </a>
        </li>
      </ul>
    </section>
  )
}
