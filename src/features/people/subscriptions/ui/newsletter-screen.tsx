import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { askNewsletter, confirmNewsletter } from '../contract.ts'

/** The newsletter: ask for it, and say yes to the question that comes by mail. */
export default function NewsletterScreen() {
  const t = useTranslations('subscriptions.newsletter')
  const { brand } = useSite()
  const [search] = useSearchParams()
  const key = search.get('key')
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <main id="main" data-screen="newsletter" className="wrap wrap-form page stack stack-l">
        <h1>{t('title')}</h1>
        {key ? <Confirm given={key} /> : <Ask />}
      </main>
    </PublicShell>
  )
}

function Ask() {
  const t = useTranslations('subscriptions.newsletter')
  const [sent, setSent] = useState<string | null>(null)
  const form = useForm(askNewsletter, {
    initial: { email: '' },
    onDone() {
      setSent(form.values.email)
    },
  })
  if (sent)
    return (
      <Note tone="good" alert>
        {t.rich('asked', { email: () => <bdi>{sent}</bdi> })}
      </Note>
    )
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <p className="quiet">{t('text')}</p>
      <LooseProblem problem={form.problem} />
      <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="email" required />
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {t('go')}
      </Button>
    </form>
  )
}

/** A press, because programs that look into mails open every link in them. */
function Confirm({ given }: { given: string }) {
  const t = useTranslations('subscriptions.newsletter')
  const confirm = useSend(confirmNewsletter)
  if (confirm.isSuccess)
    return (
      <div className="stack">
        <Note tone="good" alert>
          {t('confirmed')}
        </Note>
        <p>
          <LinkButton href="/jobs">{t('jobs')}</LinkButton>
        </p>
      </div>
    )
  return (
    <div className="stack">
      {confirm.error ? (
        <Note tone="warm" alert>
          {confirm.error.message}
        </Note>
      ) : (
        <p className="quiet">{t('confirmText')}</p>
      )}
      <Button look="primary" size="l" wide busy={confirm.isPending} onClick={() => confirm.mutate({ key: given })}>
        {t('confirm')}
      </Button>
    </div>
  )
}
