import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useProvenSend } from '#features/people/sign-in/ui/use-proven-send.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSession, useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { askDeactivation, deactivate, mailDeactivation } from '../contract.ts'

/** Deactivation: by the key of a mail, by a fresh proof when signed in, or by asking for such a mail. */
export default function DeactivateScreen() {
  const t = useTranslations('ownData.deactivate')
  const { brand } = useSite()
  const session = useSession()
  const [search] = useSearchParams()
  const key = search.get('key')
  const done = search.get('done')
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <main id="main" data-screen="deactivate-account" className="wrap wrap-form page stack stack-l">
        <h1>{t('title')}</h1>
        {done ? <Gone erased={done === 'erase'} /> : key ? <ByKey given={key} /> : session ? <BySession /> : <ByMail />}
      </main>
    </PublicShell>
  )
}

const gone = '/deactivate-account?done=sleep'

function Gone({ erased }: { erased: boolean }) {
  const t = useTranslations('ownData.deactivate')
  return (
    <div className="stack">
      <Note tone="good">{erased ? t('erased') : t('asleep')}</Note>
      <p className="cluster">
        <LinkButton href="/login">{t('back')}</LinkButton>
        <LinkButton href="/jobs" look="text">
          {t('jobs')}
        </LinkButton>
      </p>
    </div>
  )
}

function ByKey({ given }: { given: string }) {
  const t = useTranslations('ownData.deactivate')
  const go = useSend(deactivate, { onDone: () => location.assign(gone) })
  return (
    <div className="stack">
      <p>{t('text')}</p>
      {go.error ? (
        <Note tone="bad" alert>
          {go.error.message}
        </Note>
      ) : null}
      <Button look="danger-solid" size="l" wide busy={go.isPending} onClick={() => go.mutate({ hash: given })}>
        {t('go')}
      </Button>
      <LinkButton href="/" look="text">
        {t('stay')}
      </LinkButton>
    </div>
  )
}

function BySession() {
  const t = useTranslations('ownData.deactivate')
  const go = useSend(deactivate, { onDone: () => location.assign(gone) })
  const ask = useProvenSend(askDeactivation, { onDone: ({ data }) => go.mutate({ hash: data.hash }) })
  return (
    <div className="stack">
      <p>{t('text')}</p>
      {go.error ? (
        <Note tone="bad" alert>
          {go.error.message}
        </Note>
      ) : null}
      <Button look="danger-solid" size="l" wide busy={ask.isPending || go.isPending} onClick={() => ask.mutate({})}>
        {t('go')}
      </Button>
      <LinkButton href="/settings/data" look="text">
        {t('stay')}
      </LinkButton>
      {ask.dialog}
    </div>
  )
}

function ByMail() {
  const t = useTranslations('ownData.deactivate')
  const [sent, setSent] = useState(false)
  const form = useForm(mailDeactivation, { initial: { email: '' }, onDone: () => setSent(true) })
  if (sent)
    return (
      <Note tone="good" alert>
        {t('sent')}
      </Note>
    )
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <p>{t('byMail')}</p>
      <LooseProblem problem={form.problem} />
      <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="email" required />
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {t('send')}
      </Button>
    </form>
  )
}
