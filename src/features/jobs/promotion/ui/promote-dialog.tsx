import { useState } from 'react'
import { SpendDialog } from '#features/money/ledger/ui/spend-dialog.tsx'
import { listPrices } from '#features/money/prices/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { apart } from '#platform/shared/held.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { listPromotions, promote } from '../contract.ts'
import type { PromotionKind } from '../rules.ts'

export type Promotable = {
  kinds: readonly PromotionKind[]
  /** The job or the group; none for the page itself. */
  thing?: string
  title: string
}
type Props = { of: Promotable; onClose: () => void }
type Price = Gives<typeof listPrices>['data'][number]

/** Which placement and for how long, what it costs and what it does not do. */
export function PromoteDialog({ of, onClose }: Props) {
  const t = useTranslations('promotion.dialog')
  const { thing, title } = of
  const { prices, isRunning } = useChoices(of)
  const [wanted, setWanted] = useState('')
  const free = prices?.filter((one) => !isRunning(one)) ?? []
  const price = free.find((one) => idOf(one) === wanted) ?? free[0]
  const [requests] = useState(() => new Map<string, string>())
  const send = useSend(promote, {
    onDone() {
      refresh('promotion.moved')
      toast.show({ text: t('done'), tone: 'good' })
      onClose()
    },
    onProblem(problem) {
      if (problem.code === 'price_changed') refresh('price.set')
      toast.show({ text: problem.message || t('failed'), tone: 'bad' })
    },
  })
  if (!prices) return null
  const coins = price?.cost ?? 0
  return (
    <SpendDialog
      open
      onClose={onClose}
      title={t('title', { thing: apart(title) })}
      about={t('not')}
      cost={coins}
      go={price && (coins > 0 ? t('goCoins', { coins }) : t('go'))}
      busy={send.isPending}
      onGo={() =>
        price &&
        send.mutate({
          request: requestFor(requests, idOf(price)),
          kind: price.action as PromotionKind,
          ...{ variant: price.variant, coins, ...(thing && { thing }) },
        })
      }
    >
      <Placements {...{ prices, isRunning }} value={price && idOf(price)} onChange={setWanted} />
    </SpendDialog>
  )
}

/** What may be chosen, once it is known what runs already. */
function useChoices({ kinds, thing }: Promotable) {
  const { data } = useCall(listPrices, {})
  const running = useCall(listPromotions, thing ? { thing } : {}).data?.data
  const isRunning = ({ action }: Price) =>
    running?.some(
      (one) =>
        one.kind === action &&
        (one.state === 'running' || one.state === 'paused') &&
        (one.thing?.id ?? undefined) === thing,
    ) ?? false
  const prices = running && data?.data.filter(({ action }) => kinds.some((kind) => kind === action))
  return { prices, isRunning }
}

type PlacementsProps = {
  prices: readonly Price[]
  isRunning: (price: Price) => boolean
  value: string | undefined
  onChange: (id: string) => void
}

function Placements({ prices, isRunning, value = '', onChange }: PlacementsProps) {
  const t = useTranslations('promotion')
  return (
    <RadioGroup
      name="placement"
      label={t('dialog.what')}
      value={value}
      onChange={onChange}
      choices={prices.map((one) => {
        const of = one.action as PromotionKind
        return {
          id: idOf(one),
          text: t('dialog.choice', { kind: t(`kind.${of}`), days: one.days ?? 0 }),
          help: isRunning(one) ? t('dialog.running') : t(`dialog.help.${of}`),
          aside: t('paid', { coins: one.cost }),
          disabled: isRunning(one),
        }
      })}
    />
  )
}

const idOf = ({ action, variant }: Pick<Price, 'action' | 'variant'>) => `${action} ${variant}`

/** One request for each choice: tried again it is the same, another choice is another. */
function requestFor(requests: Map<string, string>, choice: string): string {
  const known = requests.get(choice) ?? crypto.randomUUID()
  requests.set(choice, known)
  return known
}
