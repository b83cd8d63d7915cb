import { useState } from 'react'
import { type Places, PlacesNote } from '#features/hiring/pipeline/ui/places-note.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type Offer, returnOffer, sendOffer, withdrawOffer } from '../contract.ts'

type Props = { offer: Offer; onClose: () => void }

/** What happens once it is done, or was not possible any more; a wrong field is told in the form. */
const told = (text: string, onClose: () => void) => ({
  onDone() {
    refresh('offer.moved')
    onClose()
    toast.show({ text, tone: 'good' })
  },
  onProblem({ message, errors }: Problem) {
    if (errors.length > 0) return
    refresh('offer.moved')
    onClose()
    toast.show({ text: message, tone: 'bad' })
  },
})

/** The last look before a letter goes out. */
export function SendDialog({ offer: { id, version, name }, places, onClose }: Props & { places: Places }) {
  const t = useTranslations('offers')
  const send = useSend(sendOffer, told(t('team.sent', { name }), onClose))
  return (
    <SureDialog
      open
      title={t('sendForm.title', { name })}
      go={t('sendForm.go')}
      keep={t('sendForm.keep')}
      look="primary"
      busy={send.isPending}
      onGo={() => send.mutate({ offer: id, version })}
      onClose={onClose}
    >
      <PlacesNote places={places} />
      <p>{t('sendForm.text')}</p>
    </SureDialog>
  )
}

/** Back to whoever wrote it, with what should change. */
export function ReturnDialog({ offer: { id, version }, onClose }: Props) {
  const t = useTranslations('offers')
  const [reason, setReason] = useState('')
  const send = useSend(returnOffer, told(t('team.returned'), onClose))
  return (
    <SureDialog
      open
      title={t('returnForm.title')}
      go={t('returnForm.go')}
      keep={t('returnForm.keep')}
      look="primary"
      busy={send.isPending}
      onGo={() => send.mutate({ offer: id, version, reason })}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={t('returnForm.reason')}
        required
        maxLength={500}
        error={send.error?.errors[0]?.message}
        value={reason}
        onChange={setReason}
      />
    </SureDialog>
  )
}

/** A draft goes at once; what is out is taken back with a word. */
export function WithdrawDialog({ offer: { id, version, name, state }, onClose }: Props) {
  const t = useTranslations('offers')
  const isOut = state === 'sent' || state === 'viewed'
  const [reason, setReason] = useState('')
  const send = useSend(withdrawOffer, told(isOut ? t('team.takenBack', { name }) : t('team.gone'), onClose))
  return (
    <SureDialog
      open
      title={t(isOut ? 'withdrawForm.title' : 'withdrawForm.draftTitle')}
      go={t(isOut ? 'withdrawForm.go' : 'withdrawForm.draftGo')}
      keep={t('withdrawForm.keep')}
      busy={send.isPending}
      onGo={() => send.mutate({ offer: id, version, reason })}
      onClose={onClose}
    >
      {isOut ? (
        <TextArea
          name="reason"
          label={t('withdrawForm.reason', { name })}
          help={t('withdrawForm.reasonHelp')}
          required
          maxLength={500}
          error={send.error?.errors[0]?.message}
          value={reason}
          onChange={setReason}
        />
      ) : (
        <p>{t('withdrawForm.draftText')}</p>
      )}
    </SureDialog>
  )
}
