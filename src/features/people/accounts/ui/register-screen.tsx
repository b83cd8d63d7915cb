import { showPage } from '#features/companies/pages/contract.ts'
import { ProviderLinks } from '#features/people/providers/ui/provider-links.tsx'
import { enter } from '#features/people/sign-in/ui/entrance.ts'
import { countries } from '#features/site/lookups/contract.ts'
import { Island } from '#frame/island.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import type { AccountType } from '../contract.ts'
import type { Route } from './+types/register-screen'
import { RegisterForm } from './register-form.tsx'

const kinds: Record<string, AccountType> = {
  'register-employer': 'employer',
  'register-agency': 'agency',
  'register-freelance': 'freelance',
}

export async function loader(asked: Route.LoaderArgs) {
  const { page: asking } = await enter(asked as Parameters<typeof enter>[0])
  const page = asked.context.get(pageContext)
  const { data_name } = await page.call(countries, {})
  // an address that names no page is a registration like any other
  const company = asking ? await page.call(showPage, { slug: asking }).catch(() => null) : null
  const kind = kinds[asked.url.pathname.split('/')[1] ?? ''] ?? 'candidate'
  return {
    kind,
    company: company?.data ?? null,
    countries: data_name.map(({ id, text, code }) => ({ id: String(id), text, code: code ?? '' })),
  }
}

/** One form, four doors: candidate, employer, agency, freelance recruiter. */
export default function RegisterScreen({ loaderData: { kind, company, countries: choices } }: Route.ComponentProps) {
  const t = useTranslations('accounts.register')
  const { brand } = useSite()
  const doors = (['candidate', 'employer', 'agency', 'freelance'] as const).filter((door) => door !== kind)
  return (
    <PublicShell>
      <title>{`${t(`${kind}.title`)} · ${brand.name}`}</title>
      <main id="main" data-screen="register" className="wrap wrap-form page stack stack-l">
        <div className="stack stack-s">
          <h1>{t(`${kind}.title`)}</h1>
          <p className="quiet">{t(`${kind}.text`)}</p>
        </div>
        {company ? (
          <div className="row">
            <Avatar name={company.name} src={company.logo ?? undefined} kind="company" />
            <p>
              {t.rich('askedBy', {
                page: () => (
                  <a className="link" href={`/companies/${company.slug}`}>
                    <bdi>{company.name}</bdi>
                  </a>
                ),
              })}
            </p>
          </div>
        ) : null}
        <Island name="register" part={RegisterForm} given={{ kind, countries: choices, page: company?.id }} />
        <ProviderLinks kind={kind} />
        <p className="small cluster">
          <span className="quiet">{t('haveAccount')}</span>
          <a className="link" href={kind === 'candidate' ? '/login' : '/emp-login'}>
            {t('signIn')}
          </a>
        </p>
        {kind === 'candidate' ? <p className="small faint">{t('free')}</p> : null}
        <nav className="cluster small" aria-label={t('others')}>
          <span className="quiet">{t('others')}</span>
          {doors.map((door) => (
            <a key={door} className="link" href={door === 'candidate' ? '/register' : `/register-${door}`}>
              {t(`${door}.door`)}
            </a>
          ))}
        </nav>
      </main>
    </PublicShell>
  )
}
