import { Island } from '#frame/island.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import type { Route } from './+types/login-screen'
import { enter } from './entrance.ts'
import { SignInHere } from './sign-in-here.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const path = asked.url.pathname
  await enter(asked as Parameters<typeof enter>[0])
  return {
    door: path.startsWith('/emp-login') ? 'employer' : path.startsWith('/f/login') ? 'freelance' : 'everybody',
  } as const
}

/** Sign in: one form behind three doors, each with its own words and its own way to register. */
export default function LoginScreen({ loaderData: { door } }: Route.ComponentProps) {
  const t = useTranslations('signIn.login')
  const { brand } = useSite()
  const register = { everybody: '/register', employer: '/register-employer', freelance: '/register-freelance' }[door]
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <main id="main" data-screen="login" className="wrap wrap-form page stack stack-l">
        <div className="stack stack-s">
          <h1>{t(`${door}.title`)}</h1>
          <p className="quiet">{t(`${door}.text`)}</p>
        </div>
        <Island name="sign-in" part={SignInHere} given={{}} />
        <div className="cluster">
          <span className="quiet">{t('new')}</span>
          <LinkButton href={register} look="text">
            {t('register')}
          </LinkButton>
        </div>
      </main>
    </PublicShell>
  )
}
