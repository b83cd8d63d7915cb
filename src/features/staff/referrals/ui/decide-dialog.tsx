import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { decideReferral, listReferrals } from '../contract.ts'

/** Rewards a referral that was held, or declines it, with a note. */
export function DecideDialog({ referral, onClose }: { referral: string; onClose: () => void }) {
  const t = useTranslations('referrals.admin')
  const [note, write] = useState('')
  const send = useSend(decideReferral, {
    onDone() {
      refreshCall(listReferrals)
      onClose()
    },
  })
  const error = send.error?.errors.find(({ field }) => field === 'note')?.message
  const decide = (decision: 'allow' | 'decline') => send.mutate({ referral, decision, note })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('decideTitle')}
      footer={
        <>
          <Button look="primary" busy={send.isPending} onClick={() => decide('allow')}>
            {t('allow')}
          </Button>
          <Button look="danger" busy={send.isPending} onClick={() => decide('decline')}>
            {t('decline')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {send.error && !error ? (
          <Note tone="bad" alert>
            {send.error.message || t('failed')}
          </Note>
        ) : null}
        <TextField name="note" label={t('note')} required maxLength={300} value={note} onChange={write} error={error} />
      </div>
    </Dialog>
  )
}
