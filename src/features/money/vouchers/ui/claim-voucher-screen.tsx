import { useTranslations } from 'use-intl'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { showVoucher } from '../contract.ts'
import type { Route } from './+types/claim-voucher-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { session } = await signedIn(asked)
  return { hash: session ? asked.params.hash : null }
}

/** Claim a voucher (seed §2, claim/{hash}); signed out the panel stands here, and one comes back to the same voucher. */
export default function ClaimVoucherScreen({ loaderData: { hash } }: Route.ComponentProps) {
  const t = useTranslations('vouchers')
  // asked by the browser, so that the limit on guesses holds for this screen too
  const { isPending, error } = useCall(showVoucher, { hash: hash ?? '' }, { enabled: hash !== null })
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="claim-voucher" className="wrap-form stack stack-l">
        <h1>{t('title')}</h1>
        {isPending ? <Skeleton /> : null}
        {error ? (
          <Empty
            icon="ticket"
            title={error.code === 'too_many' ? t('wait') : t('unknownTitle')}
            action={
              <LinkButton href="/home" look="quiet">
                {t('home')}
              </LinkButton>
            }
          >
            {error.code === 'too_many' ? error.message : t('unknown')}
          </Empty>
        ) : null}
      </main>
    </AppShell>
  )
}
