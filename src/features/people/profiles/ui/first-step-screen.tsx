import '#platform/browser/document.ts'
import { RegisterForm } from '#features/people/accounts/ui/register-form.tsx'
import { countries } from '#features/site/lookups/contract.ts'
import { guest } from '#frame/guards.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Path } from '#ui/basics/path.tsx'
import { steps } from '../rules.ts'
import type { Route } from './+types/first-step-screen'
import { addressOfStep } from './steps.ts'

export async function loader(asked: Route.LoaderArgs) {
  const page = await guest(asked)
  const { data_name } = await page.call(countries, {})
  return { countries: data_name.map(({ id, text, code }) => ({ id: String(id), text, code: code ?? '' })) }
}

/** First step of the registration (seed §2): the account itself, the variant without an e-mail. */
export default function FirstStepScreen({ loaderData: { countries: choices } }: Route.ComponentProps) {
  const t = useTranslations('profiles.steps')
  const { brand } = useSite()
  return (
    <PublicShell>
      <title>{`${t('titles.1')} · ${brand.name}`}</title>
      <main id="main" data-screen="first-step" className="wrap wrap-form page stack stack-l">
        <Path
          label={t('path')}
          stops={[
            { words: t('short.1'), state: 'now' },
            ...steps.map((step) => ({ words: t(`short.${step}`), state: 'next' as const })),
          ]}
        />
        <header className="stack stack-xs">
          <p className="small faint">{t('count', { step: 1, of: steps.length + 1 })}</p>
          <h1>{t('titles.1')}</h1>
          <p className="quiet measure">{t('texts.1')}</p>
        </header>
        <RegisterForm kind="candidate" countries={choices} phoneOnly onDone={() => location.assign(addressOfStep(2))} />
        <p className="small">
          <a className="link" href="/register">
            {t('byEmail')}
          </a>
        </p>
      </main>
    </PublicShell>
  )
}
