import { useState } from 'react'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { loadMailed } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty, Note } from '#ui/basics/note.tsx'
import { showStop, stopTexts } from '../contract.ts'
import type { Route } from './+types/stop-texts-screen'

export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const given = await loadMailed(context.get(pageContext), showStop, { code })
  return given?.data ?? null
}

/** `/t/{code}`: where the link in a text leads whoever wants no more of them. Opening it changes nothing. */
export default function StopTextsScreen({ loaderData: sender }: Route.ComponentProps) {
  const t = useTranslations('texting.stop')
  const { brand } = useSite()
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="stop-texts" className="wrap wrap-form page stack stack-l">
        <h1>{t('title')}</h1>
        {sender ? (
          <Stop {...sender} />
        ) : (
          <Empty icon="phone" title={t('gone')}>
            {t('goneText')}
          </Empty>
        )}
        <LinkButton href="/settings/notifications">{t('settings')}</LinkButton>
      </main>
    </PublicShell>
  )
}

function Stop({ code, name, stopped: first }: { code: string; name: string; stopped: boolean }) {
  const t = useTranslations('texting.stop')
  const [stopped, setStopped] = useState(first)
  const stop = useSend(stopTexts, { onDone: () => setStopped(true) })
  const named = { name, b: (words: React.ReactNode) => <bdi>{words}</bdi> }
  if (stopped)
    return (
      <Note tone="good" alert>
        {t.rich('done', named)}
      </Note>
    )
  return (
    <div className="stack">
      <p>{t.rich('text', named)}</p>
      {stop.error ? (
        <Note tone="bad" alert>
          {stop.error.message || t('failed')}
        </Note>
      ) : null}
      <div>
        <Button look="primary" busy={stop.isPending} onClick={() => stop.mutate({ code })}>
          {t('go')}
        </Button>
      </div>
    </div>
  )
}
