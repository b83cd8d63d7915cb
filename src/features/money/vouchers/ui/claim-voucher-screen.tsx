import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Route } from './+types/claim-voucher-screen'
import { ClaimVoucher } from './claim-voucher.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { session } = await signedIn(asked)
  return { hash: session ? asked.params.hash : null }
}

/** Claim a voucher (seed §2, claim/{hash}); signed out the panel stands here, and one comes back to the same voucher. */
export default function ClaimVoucherScreen({ loaderData: { hash } }: Route.ComponentProps) {
  const t = useTranslations('vouchers')
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="claim-voucher" className="wrap-form stack stack-l">
        <h1>{t('title')}</h1>
        {hash === null ? null : <ClaimVoucher hash={hash} />}
      </main>
    </AppShell>
  )
}
