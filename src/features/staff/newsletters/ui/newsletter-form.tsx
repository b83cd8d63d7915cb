import { useState } from 'react'
import { useProof } from '#features/people/sign-in/ui/use-proof.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { useUnsaved } from '#platform/browser/use-unsaved.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { languages } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { moveNewsletter, previewNewsletter, readNewsletter, sendNewsletter, writeNewsletter } from '../contract.ts'
import { isWhole } from '../rules.ts'
import { LetterFields } from './letter-fields.tsx'
import { valuesOf } from './newsletter-values.ts'
import { SegmentFields } from './segment-fields.tsx'

type Read = Gives<typeof readNewsletter>['data']

/** A newsletter as it is written: what it says, for whom, how fast; keeping it, and letting it go out. */
export function NewsletterForm({ read }: { read: Read }) {
  const t = useTranslations('newsletters')
  const [kept, keep] = useState({ values: valuesOf(read), version: read.version })
  const form = useForm(writeNewsletter, {
    initial: kept.values,
    toInput: ({ accounts, ...values }) => ({
      ...{ newsletter: read.id, version: kept.version, ...values },
      accounts: accounts as Read['accounts'],
    }),
    onDone({ data: { version } }) {
      keep({ values: form.values, version })
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(readNewsletter)
      refreshCall(previewNewsletter)
    },
  })
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(kept.values)
  useUnsaved(isDirty)
  return (
    <form method="post" className="stack stack-l" onSubmit={form.submit} noValidate>
      <ErrorSummary
        errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))}
        takeFocus
        findLabels
      />
      <LetterFields values={form.values} set={form.set} errors={form.errors} errorOf={form.errorOf} />
      <SegmentFields values={form.values} set={form.set} errorOf={form.errorOf} />
      <p aria-live="polite">{t('readers', { count: read.readers })}</p>
      {form.problem && form.errors.length === 0 ? (
        <Note tone="bad" alert>
          {form.problem.message}
        </Note>
      ) : null}
      <div className="cluster">
        <Button type="submit" look="primary" busy={form.sending} disabled={!isDirty}>
          {t('save')}
        </Button>
        <Send read={read} version={kept.version} isDirty={isDirty} />
        <Drop newsletter={read.id} />
      </div>
      {isDirty ? <p className="small quiet">{t('unsaved')}</p> : null}
    </form>
  )
}

function Send({ read, version, isDirty }: { read: Read; version: number; isDirty: boolean }) {
  const t = useTranslations('newsletters')
  const proof = useProof(() => send({ newsletter: read.id, version }))
  const { ask, send, question } = useSureSend(sendNewsletter, {
    onDone({ data: { letters } }) {
      toast.show({ text: t('sending', { count: letters }), tone: 'good' })
      refreshCall(readNewsletter)
    },
    onProblem: ({ code }) => code === 'proof_needed' && proof.ask(),
  })
  const isReady = languages.every((one) => !read.languages.includes(one) || isWhole(read.texts[one], read.link))
  return (
    <>
      <Button icon="send" disabled={isDirty || !isReady || read.readers === 0} onClick={ask}>
        {t('send')}
      </Button>
      <SureDialog
        {...question}
        look="primary"
        title={t('send')}
        about={<bdi>{read.name}</bdi>}
        go={t('send')}
        keep={t('cancel')}
        onGo={() => send({ newsletter: read.id, version })}
      >
        <p>{t('sendSure', { count: read.readers, minutes: Math.max(1, Math.ceil(read.readers / read.per_minute)) })}</p>
      </SureDialog>
      {proof.dialog}
    </>
  )
}

function Drop({ newsletter }: { newsletter: string }) {
  const t = useTranslations('newsletters')
  const { ask, send, question } = useSureSend(moveNewsletter, { onDone: () => refreshCall(readNewsletter) })
  return (
    <>
      <Button look="danger" onClick={ask}>
        {t('drop')}
      </Button>
      <SureDialog
        {...question}
        title={t('drop')}
        go={t('drop')}
        keep={t('cancel')}
        onGo={() => send({ newsletter, to: 'cancelled' })}
      >
        <p>{t('dropSure')}</p>
      </SureDialog>
    </>
  )
}
