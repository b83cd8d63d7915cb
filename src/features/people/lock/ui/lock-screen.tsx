import { redirect, useSearchParams } from 'react-router'
import { Doorway } from '#features/people/passwords/ui/doorway.tsx'
import { SignInForm } from '#features/people/sign-in/ui/sign-in-form.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { sameSitePath } from '#platform/browser/same-site.ts'
import { showLock } from '../contract.ts'
import type { Route } from './+types/lock-screen'
import { UnlockForm } from './unlock-form.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { data } = await page.call(showLock, {})
  const next = sameSitePath(url.searchParams.get('next'))
  // whoever was let in meanwhile, perhaps in another tab, goes on
  if (data.name && !data.locked) throw redirect(next ?? '/home')
  if (!data.locked && page.cookie('user_token')) page.forgetSession()
  return data
}

/** `/lock`: the password again, and back to where one was; with the session gone, signing in does the same. */
export default function LockScreen({ loaderData: { locked, name } }: Route.ComponentProps) {
  const t = useTranslations('lock')
  const [search] = useSearchParams()
  const next = sameSitePath(search.get('next')) ?? '/home'
  const isEnded = search.get('ended') === '1'
  const goOn = () => location.replace(next)
  if (!locked)
    return (
      <Doorway screen="lock" title={t('title')} text={isEnded ? t('ended') : t('nobody')}>
        <SignInForm onDone={goOn} />
      </Doorway>
    )
  return (
    <Doorway screen="lock" title={t('title')} text={t('text')}>
      <UnlockForm name={name ?? ''} next={next} onDone={goOn} />
    </Doorway>
  )
}
