import { SpendPanel } from '#features/money/ledger/ui/spend-panel.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { showCredits, unlockCv } from '../contact-contract.ts'
import { type CvCard, listBasket, searchCvs, showCvSheet } from '../contract.ts'
import { useCardWords } from './card-words.ts'

type Props = { card: CvCard; price: number; onClose: () => void; onOpened: (person: string) => void }

/** The one question before credits are spent: on whom, how many, for how long, and what is left; then shows what was bought. */
export function UnlockDialog({ card, price, onClose, onOpened }: Props) {
  const t = useTranslations('cvSearch.contact')
  const words = useCardWords()
  const { data: credits } = useCall(showCredits, {})
  const show = () => {
    onClose()
    for (const call of [searchCvs, showCvSheet, showCredits, listBasket]) refreshCall(call)
    onOpened(card.id)
  }
  const unlock = useSend(unlockCv, {
    onDone: ({ data }) => {
      toast.show({ text: t('unlocked', { balance: data.balance }), tone: 'good' })
      show()
    },
    // somebody of the company was quicker: it is open, and was paid once
    onProblem: (problem) =>
      problem.code === 'already_unlocked' ? show() : toast.show({ text: problem.message, tone: 'bad' }),
  })
  const balance = credits?.data.balance
  const isShort = balance !== undefined && balance < price
  return (
    <SureDialog
      open
      onClose={onClose}
      title={t('unlockTitle', { who: words.title(card) })}
      about={t('unlockAbout')}
      go={isShort ? t('unlockShort') : t('unlock', { credits: price })}
      keep={t('cancel')}
      look="primary"
      busy={unlock.isPending || balance === undefined}
      onGo={() => (isShort ? onClose() : unlock.mutate({ person: card.id }))}
    >
      {balance === undefined ? null : <SpendPanel kind="cv" cost={price} balance={balance} />}
    </SureDialog>
  )
}
