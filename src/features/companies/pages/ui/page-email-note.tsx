import { useId, useState } from 'react'
import { useMay, useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { sendPageVerification, setPageEmail, showPageEmail } from '../contract.ts'

/** Reminds those who look after the page of its contact address, until one is confirmed. */
export function PageEmailNote({ first }: { first: Gives<typeof showPageEmail> | undefined }) {
  const t = useTranslations('pages.email')
  const may = useMay()('page.edit')
  const session = useSession()
  const { data } = useCall(showPageEmail, {}, { enabled: may, initial: first })
  const [writing, setWriting] = useState(false)
  const again = useSend(sendPageVerification, {
    onDone: () => toast.show({ text: t('sent'), tone: 'good' }),
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'warm' }),
  })
  if (!may || !data || data.data.verified) return null
  const { email } = data.data
  // one after the other: the link to the own address, which is asked for above, may confirm this one as well
  if (session?.display.email && !session.email_verified) return null
  return (
    <Note tone="info" title={t('title')}>
      <p>{email ? t.rich('waiting', { email: () => <bdi>{email}</bdi> }) : t('missing')}</p>
      <div className="cluster">
        {email ? (
          <Button look="text" size="s" busy={again.isPending} onClick={() => again.mutate({})}>
            {t('again')}
          </Button>
        ) : null}
        <Button look="text" size="s" onClick={() => setWriting(true)}>
          {t(email ? 'change' : 'set')}
        </Button>
      </div>
      {writing ? <EmailDialog email={email ?? ''} onClose={() => setWriting(false)} /> : null}
    </Note>
  )
}

function EmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations('pages.email')
  const id = useId()
  const form = useForm(setPageEmail, {
    initial: { email },
    onDone() {
      refreshCall(showPageEmail)
      toast.show({ text: t('sent'), tone: 'good' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          <Button type="submit" form={id} look="primary" busy={form.sending}>
            {t('save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form method="post" id={id} className="stack" onSubmit={form.submit} noValidate>
        <LooseProblem problem={form.problem} />
        <TextField {...form.field('email')} label={t('label')} help={t('help')} type="email" dir="ltr" required />
      </form>
    </Dialog>
  )
}
