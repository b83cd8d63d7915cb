import { useState } from 'react'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { stopSaved } from '../saved-contract.ts'
import type { Route } from './+types/stop-cv-alert-screen'

/** Where the letters of a kept search lead whoever wants no more of them: one press ends it. */
export default function StopCvAlertScreen({ params: { key } }: Route.ComponentProps) {
  const t = useTranslations('cvSearch.stop')
  const { brand } = useSite()
  const [name, setName] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const stop = useSend(stopSaved, {
    onDone: ({ data }) => setName(data.name),
    onProblem: ({ message }) => setProblem(message),
  })
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="stop-cv-alert" className="wrap wrap-form page stack stack-l">
        <h1>{t('title')}</h1>
        {problem ? (
          <Note tone="bad" alert>
            {problem}
          </Note>
        ) : null}
        {name === null ? (
          <Button look="primary" busy={stop.isPending} onClick={() => stop.mutate({ key })}>
            {t('go')}
          </Button>
        ) : (
          <Note tone="good" alert>
            {t.rich('done', { name, b: (words) => <bdi>{words}</bdi> })}
          </Note>
        )}
        <LinkButton href="/cv-search">{t('search')}</LinkButton>
      </main>
    </PublicShell>
  )
}
