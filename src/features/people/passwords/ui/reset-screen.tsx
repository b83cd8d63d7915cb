import { useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { showReset } from '../contract.ts'
import type { Route } from './+types/reset-screen'
import { Doorway } from './doorway.tsx'
import { ExpiredKey } from './expired-key.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const hash = params.key ?? url.searchParams.get('key') ?? ''
  try {
    await context.get(pageContext).call(showReset, { hash })
    return { hash }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'link_expired' && code !== 'invalid') throw error
    return { hash: null }
  }
}

/** `/forgot-password-email/{key}` by the mailed link, `/forgot-password-sms?key=` after the code: the new password. */
export default function ResetScreen({ loaderData: { hash }, params }: Route.ComponentProps) {
  const t = useTranslations('passwords.choose')
  return (
    <Doorway
      screen={params.key === undefined ? 'forgot-password-sms' : 'forgot-password-email'}
      title={t('title')}
      text={hash ? t('text') : undefined}
    >
      {hash ? <NewPasswordForm hash={hash} how="reset" /> : <ExpiredKey />}
    </Doorway>
  )
}
