import { useEffect, useMemo } from 'react'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { type PageContext, pageContext } from '#platform/browser/page-context.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { knockAtCall, showGuestCall } from '../guest-contract.ts'
import type { Route } from './+types/guest-screen'
import { guestEnd } from './ends.ts'
import { TalkCall } from './talk-call.tsx'
import { GuestTexts } from './talk-texts.tsx'

/** So often it is asked besides the live line, in ms: whether the visitor said yes, and whether the talk goes on. */
const every = 5_000

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  return { linkKey: key, first: await readLink(context.get(pageContext), key) }
}

/** What the link leads to; null once it leads nowhere. */
async function readLink(page: PageContext, key: string) {
  try {
    return await page.call(showGuestCall, { key })
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (!['link_expired', 'call_over', 'invalid'].includes(code)) throw error
    return null
  }
}

/** A third in a call: with whom they talk, and the call as soon as the visitor said yes. */
export default function GuestScreen({ loaderData: { linkKey, first } }: Route.ComponentProps) {
  const t = useTranslations('calls.guest')
  const { data, isError, refetch } = useCall(
    showGuestCall,
    { key: linkKey },
    first ? { initial: first } : { enabled: false },
  )
  useTopic(first?.data.topic ?? null)
  useEffect(() => {
    if (!first || isError) return
    const timer = setInterval(() => void refetch(), every)
    return () => clearInterval(timer)
  }, [first, isError, refetch])
  const view = isError ? null : (data?.data ?? null)
  return (
    <PublicShell>
      <title>{t('screen')}</title>
      <meta name="robots" content="noindex" />
      <OfflineBar />
      <main id="main" data-screen="open-day-call" className="wrap wrap-form page stack stack-l">
        <h1>{t('screen')}</h1>
        {view ? (
          <InCall linkKey={linkKey} view={view} />
        ) : (
          <Empty icon="video-off" title={t('over')}>
            {t('overHelp')}
          </Empty>
        )}
      </main>
    </PublicShell>
  )
}

/** A colleague whom the desk took out may ask to be let in again. */
function Knock({ linkKey: key, state }: { linkKey: string; state: 'out' | 'knocking' }) {
  const t = useTranslations('calls.guest')
  const { mutate, isPending } = useSend(knockAtCall, {
    onDone: () => refreshCall(showGuestCall),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <>
      <p role="status">{t(state === 'out' ? 'tookYouOut' : 'youKnock')}</p>
      {state === 'out' ? (
        <div>
          <Button look="primary" busy={isPending} onClick={() => mutate({ key })}>
            {t('knock')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function InCall({ linkKey, view }: { linkKey: string; view: Gives<typeof showGuestCall>['data'] }) {
  const t = useTranslations('calls.guest')
  const { title, time_zone: zone, company, desk, visitor, guest, call } = view
  const ends = useMemo(() => guestEnd(linkKey), [linkKey])
  const name = `${company}, ${desk.name}`
  return (
    <>
      <p className="lead">
        <bdi>{title}</bdi>
      </p>
      <p>{t('with', { who: guest.name, visitor, company })}</p>
      {guest.role === 'interpreter' ? <p className="small quiet">{t('keepsSecret')}</p> : null}
      {guest.state === 'declined' ? <p role="status">{t('declinedYou', { visitor })}</p> : null}
      {guest.state === 'asked' ? <p role="status">{t('waits', { visitor })}</p> : null}
      {guest.state === 'out' || guest.state === 'knocking' ? <Knock linkKey={linkKey} state={guest.state} /> : null}
      {call ? (
        <>
          <TalkCall ends={ends} shown={call} name={name} third={{ side: 'visitor', name: visitor }} />
          <GuestTexts {...{ linkKey, visitor, company, zone }} />
        </>
      ) : null}
    </>
  )
}
