import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SpendDialog } from '#features/money/ledger/ui/spend-dialog.tsx'
import { listPrices } from '#features/money/prices/contract.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { promote } from '../contract.ts'
import type { PromotionKind } from '../rules.ts'

export type Promotable = {
  kinds: readonly PromotionKind[]
  /** The job or the group; none for the page itself. */
  thing?: string
  title: string
}
type Props = { of: Promotable; onClose: () => void }

/** Which placement and for how long, what it costs and what it does not do. */
export function PromoteDialog({ of: { kinds, thing, title }, onClose }: Props) {
  const t = useTranslations('promotion.dialog')
  const name = useTranslations('promotion.kind')
  const { data } = useCall(listPrices, {})
  const prices = data?.data.filter(({ action }) => kinds.some((kind) => kind === action)) ?? []
  const [wanted, setWanted] = useState('')
  const [request] = useState(() => crypto.randomUUID())
  const price = prices.find((one) => idOf(one) === wanted) ?? prices[0]
  const send = useSend(promote, {
    onDone() {
      refresh('promotion.moved')
      toast.show({ text: t('done'), tone: 'good' })
      onClose()
    },
    onProblem: (problem) => toast.show({ text: problem.message || t('failed'), tone: 'bad' }),
  })
  if (!price) return null
  const kind = price.action as PromotionKind
  const { variant, cost: coins } = price
  return (
    <SpendDialog
      open
      onClose={onClose}
      title={t('title', { thing: title })}
      about={t('not')}
      cost={coins}
      go={coins > 0 ? t('goCoins', { coins }) : t('go')}
      busy={send.isPending}
      onGo={() => send.mutate({ request, kind, variant, coins, ...(thing && { thing }) })}
    >
      <RadioGroup
        name="placement"
        label={t('what')}
        value={idOf(price)}
        onChange={setWanted}
        choices={prices.map((one) => {
          const of = one.action as PromotionKind
          return {
            id: idOf(one),
            text: t('choice', { kind: name(of), days: one.days ?? 0 }),
            help: t(`help.${of}`),
          }
        })}
      />
    </SpendDialog>
  )
}

const idOf = ({ action, variant }: { action: string; variant: string }) => `${action} ${variant}`
