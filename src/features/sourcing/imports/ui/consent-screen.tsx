import { useState } from 'react'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { readSession } from '#frame/read-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { answerConsent, showConsent } from '../consent-contract.ts'
import type { Route } from './+types/consent-screen'
import { HeldFacts } from './held-card.tsx'

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const session = await readSession(page)
  const isSignedIn = session !== null
  try {
    return { key, isSignedIn, held: (await page.call(showConsent, { key })).data }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'link_expired' && code !== 'invalid') throw error
    return { key, isSignedIn, held: null }
  }
}

/** Who holds what of somebody and why, and the three answers. */
export default function ConsentScreen({ loaderData: { key, isSignedIn, held } }: Route.ComponentProps) {
  const t = useTranslations('imports.consent')
  const day = useDay()
  const [done, setDone] = useState<'agree' | 'refuse' | null>(null)
  return (
    <PublicShell>
      <title>{held ? t('title', { company: held.company.name }) : t('expired')}</title>
      <meta name="robots" content="noindex" />
      <OfflineBar />
      <main id="main" data-screen="import-consent" className="wrap wrap-read page stack stack-l">
        {done ? (
          <h1 tabIndex={-1}>{t(`done.${done}`)}</h1>
        ) : held ? (
          <>
            <header className="stack stack-s">
              <h1>{t('title', { company: held.company.name })}</h1>
              <p className="quiet">
                {t.rich('lead', {
                  company: held.company.name,
                  day: day(held.since),
                  b: (words) => (
                    <a className="link" href={`/companies/${encodeURIComponent(held.company.slug)}`}>
                      <bdi>{words}</bdi>
                    </a>
                  ),
                })}
              </p>
              <Note tone={held.company.verified ? 'good' : 'warm'}>
                {t(held.company.verified ? 'verified' : 'unverified')}
              </Note>
            </header>
            <HeldFacts held={held} />
            <Answers
              linkKey={key}
              hasAgreed={held.state === 'consented'}
              needsSignIn={held.has_account && !isSignedIn}
              onDone={setDone}
            />
          </>
        ) : (
          <>
            <h1>{t('expired')}</h1>
            <p className="quiet measure">{t('expiredHelp')}</p>
          </>
        )}
      </main>
    </PublicShell>
  )
}

type Props = { linkKey: string; hasAgreed: boolean; needsSignIn: boolean; onDone: (answer: 'agree' | 'refuse') => void }

function Answers({ linkKey, hasAgreed, needsSignIn, onDone }: Props) {
  const t = useTranslations('imports.consent')
  const onProblem = ({ message }: { message: string }) => void toast.show({ text: message, tone: 'bad' })
  const agree = useSend(answerConsent, { onDone: () => onDone('agree'), onProblem })
  const claim = useSend(answerConsent, {
    onDone: ({ data }) => location.assign(data.next ?? '/user/held-by'),
    onProblem,
  })
  const refuse = useSureSend(answerConsent, { onDone: () => onDone('refuse') })
  return (
    <div className="stack">
      {hasAgreed ? (
        <Note tone="good">{t('agreed')}</Note>
      ) : (
        <div className="stack stack-xs">
          <div>
            <Button
              look="primary"
              size="l"
              busy={agree.isPending}
              onClick={() => agree.mutate({ key: linkKey, answer: 'agree' })}
            >
              {t('agree')}
            </Button>
          </div>
          <p className="small quiet">{t('agreeHelp')}</p>
        </div>
      )}
      <div className="stack stack-xs">
        <div>
          {needsSignIn ? (
            <LinkButton href={`/login?next=${encodeURIComponent(`/import-consent/${linkKey}`)}`}>
              {t('signInGo')}
            </LinkButton>
          ) : (
            <Button busy={claim.isPending} onClick={() => claim.mutate({ key: linkKey, answer: 'claim' })}>
              {t('claim')}
            </Button>
          )}
        </div>
        <p className="small quiet">{t(needsSignIn ? 'signIn' : 'claimHelp')}</p>
      </div>
      <div>
        <Button look="danger" onClick={refuse.ask}>
          {t(hasAgreed ? 'withdraw' : 'refuse')}
        </Button>
      </div>
      <SureDialog
        {...refuse.question}
        title={t(hasAgreed ? 'withdrawTitle' : 'refuseTitle')}
        go={t(hasAgreed ? 'withdraw' : 'refuse')}
        onGo={() => refuse.send({ key: linkKey, answer: 'refuse' })}
      >
        <p>{t('refuseText')}</p>
      </SureDialog>
    </div>
  )
}
