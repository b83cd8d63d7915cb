import { useState } from 'react'
import type { Places } from '#features/hiring/pipeline/ui/places-note.tsx'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { approveOffer, askApproval, type Offer } from '../contract.ts'
import { ReturnDialog, SendDialog, WithdrawDialog } from './move-dialogs.tsx'

/** What of an offer is missing or wrong, field by field. */
export type Wrong = Problem['errors']
type Props = { offer: Offer; places: Places; onEdit: (wrong?: Wrong) => void }
type Asking = 'return' | 'send' | 'withdraw'

/** What somebody of the team may do with an offer now. */
export function TeamMoves({ offer, places, onEdit }: Props) {
  const t = useTranslations('offers.team')
  const [asking, setAsking] = useState<Asking | null>(null)
  const mayMake = useMay()('offer.make')
  const { id, version, may, state } = offer
  const told = (text: string) => ({
    onDone() {
      refresh('offer.moved')
      toast.show({ text, tone: 'good' })
    },
    onProblem({ message, errors }: Problem) {
      // what keeps it is said where it can be mended, all at once
      if (errors.length > 0) return onEdit(errors)
      refresh('offer.moved')
      toast.show({ text: message, tone: 'bad' })
    },
  })
  const ask = useSend(askApproval, told(t('asked')))
  const approve = useSend(approveOffer, told(t('approved')))
  const onClose = () => setAsking(null)
  return (
    <>
      <div className="cluster">
        {may.includes('send') ? (
          <Button size="s" look="primary" icon="send" onClick={() => setAsking('send')}>
            {t('send')}
          </Button>
        ) : null}
        {may.includes('approve') ? (
          <Button
            size="s"
            look="primary"
            icon="check"
            busy={approve.isPending}
            onClick={() => approve.mutate({ offer: id, version })}
          >
            {t('approve')}
          </Button>
        ) : null}
        {may.includes('ask') && !mayMake ? (
          <Button size="s" look="primary" busy={ask.isPending} onClick={() => ask.mutate({ offer: id, version })}>
            {t('ask')}
          </Button>
        ) : null}
        {may.includes('save') ? (
          <Button size="s" icon="edit" onClick={() => onEdit()}>
            {t('edit')}
          </Button>
        ) : null}
        {may.includes('return') ? (
          <Button size="s" look="quiet" onClick={() => setAsking('return')}>
            {t('return')}
          </Button>
        ) : null}
        {may.includes('withdraw') ? (
          <Button size="s" look="danger" onClick={() => setAsking('withdraw')}>
            {t(state === 'sent' || state === 'viewed' ? 'withdraw' : 'discard')}
          </Button>
        ) : null}
      </div>
      {may.includes('ask') && !mayMake ? <p className="small faint">{t('waits')}</p> : null}
      {asking === 'return' ? <ReturnDialog offer={offer} onClose={onClose} /> : null}
      {asking === 'send' ? <SendDialog {...{ offer, places }} onClose={onClose} /> : null}
      {asking === 'withdraw' ? <WithdrawDialog offer={offer} onClose={onClose} /> : null}
    </>
  )
}
