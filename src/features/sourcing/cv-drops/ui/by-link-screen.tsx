import { PublicShell } from '#frame/public-shell.tsx'
import { readSession } from '#frame/read-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { type PageContext, pageContext } from '#platform/browser/page-context.ts'
import { toast } from '#platform/browser/toast.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { claimDrop, showByLink } from '../contract.ts'
import type { Route } from './+types/by-link-screen'
import { MyDropCard } from './my-drop-card.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [first, session] = await Promise.all([readLink(page, params.key), readSession(page)])
  return { first, linkKey: params.key, account: session?.display.account_type ?? null }
}

/** What the link leads to; null once it leads nowhere. */
async function readLink(page: PageContext, key: string) {
  try {
    return await page.call(showByLink, { key })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'link_expired' && code !== 'invalid') throw error
    return null
  }
}

/** What came of a CV that was left without an account, by the link that was mailed. */
export default function DropByLinkScreen({ loaderData: { first, linkKey, account } }: Route.ComponentProps) {
  const t = useTranslations('cvDrops.byLink')
  return (
    <PublicShell>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <OfflineBar />
      <main id="main" data-screen="cv-drop-link" className="wrap page wrap-read stack stack-l">
        {first ? (
          <>
            <Shown first={first} linkKey={linkKey} />
            {account === null || account === 'candidate' ? (
              <Claim linkKey={linkKey} isSignedIn={account !== null} />
            ) : null}
          </>
        ) : (
          <>
            <h1>{t('expired')}</h1>
            <p className="quiet measure">{t('expiredHelp')}</p>
            <div className="cluster">
              <LinkButton href="/user/drops" look="primary">
                {t('signIn')}
              </LinkButton>
            </div>
          </>
        )}
      </main>
    </PublicShell>
  )
}

function Shown({ first, linkKey }: { first: Gives<typeof showByLink>; linkKey: string }) {
  const t = useTranslations('cvDrops.byLink')
  const { data } = useCall(showByLink, { key: linkKey }, { initial: first })
  const drop = data?.data ?? first.data
  return (
    <>
      <header className="stack stack-xs">
        <h1>{t('title')}</h1>
        <p className="quiet">{t.rich('lead', { name: drop.name, b: (words) => <bdi>{words}</bdi> })}</p>
      </header>
      <MyDropCard drop={drop} linkKey={linkKey} />
    </>
  )
}

function Claim({ linkKey, isSignedIn }: { linkKey: string; isSignedIn: boolean }) {
  const t = useTranslations('cvDrops.byLink')
  const claim = useSend(claimDrop, {
    onDone: () => location.assign('/user/drops'),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const next = encodeURIComponent(`/cv-drop/${linkKey}`)
  return (
    <Card title={t('claimTitle')}>
      <div className="stack stack-s">
        <p className="quiet">{t('claimText')}</p>
        <div className="cluster">
          {isSignedIn ? (
            <Button look="primary" busy={claim.isPending} onClick={() => claim.mutate({ key: linkKey })}>
              {t('claim')}
            </Button>
          ) : (
            <>
              <LinkButton look="primary" href={`/register?next=${next}`}>
                {t('register')}
              </LinkButton>
              <LinkButton href={`/login?next=${next}`}>{t('signIn')}</LinkButton>
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
