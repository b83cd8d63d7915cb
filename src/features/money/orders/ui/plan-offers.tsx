import { useState } from 'react'
import { useNow } from 'use-intl'
import type { Offered } from '#features/money/products/contract.ts'
import { perkKinds } from '#features/money/products/rules.ts'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useProductName } from '#features/money/products/ui/use-product-name.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { listPlans } from '../contract.ts'
import type { Basket } from './use-basket.ts'

const year = 12

/** Plans by the month or by the year; of one plan only one of both is ordered. */
export function PlanOffers({ offered, basket }: { offered: readonly Offered[]; basket: Basket }) {
  const t = useTranslations('orders.buy')
  const plans = offered.filter(({ kind }) => kind === 'plan')
  const [months, setMonths] = useState('1')
  const shown = plans.filter(({ quantity }) => (quantity === year) === (months === String(year)))
  if (plans.length === 0) return null
  return (
    <section className="stack stack-s">
      <header className="cluster spread">
        <h2>{t('plans')}</h2>
        {plans.some(({ quantity }) => quantity === year) ? (
          <RadioGroup
            name="months"
            label={t('period')}
            bare
            look="segments"
            value={months}
            onChange={setMonths}
            choices={[
              { id: '1', text: t('monthly') },
              { id: String(year), text: t('yearly') },
            ]}
          />
        ) : null}
      </header>
      <ul className="plans">
        {shown.map((plan) => (
          <PlanOffer
            key={plan.id}
            offered={plan}
            basket={basket}
            instead={plans.filter((one) => one.plan === plan.plan).map(({ id }) => id)}
          />
        ))}
      </ul>
      <p className="quiet small">{t('plansHelp')}</p>
    </section>
  )
}

function PlanOffer({ offered, basket, instead }: { offered: Offered; basket: Basket; instead: string[] }) {
  const t = useTranslations('orders.buy')
  const perk = useTranslations('products.perks')
  const priceOf = usePrice()
  const { planName, productName } = useProductName()
  const { id, plan, quantity, minor, currency } = offered
  const isIn = basket.countOf(id) > 0
  const running = useRunning(plan ?? '', isIn)
  return (
    <li className="plan">
      <h3>{planName(plan ?? '')}</h3>
      <p>
        <b className="pack-name">{priceOf(minor, currency)}</b>{' '}
        <span className="quiet small">
          {quantity === 1 ? t('aMonth') : quantity === year ? t('aYear') : productName(offered)}
        </span>
      </p>
      <ul className="plan-perks">
        {perkKinds
          .filter((name) => offered.perks[name])
          .map((name) => (
            <li key={name}>
              <Icon name="check" size="s" />
              {perk(name, { count: offered.perks[name] ?? 0 })}
            </li>
          ))}
      </ul>
      {running ? <p className="quiet small">{running}</p> : null}
      <Button
        icon={isIn ? 'check' : undefined}
        aria-pressed={isIn}
        onClick={() => (isIn ? basket.put(id, 0) : basket.choose(id, instead))}
      >
        {isIn ? t('chosen') : t('choose', { plan: planName(plan ?? '') })}
      </Button>
    </li>
  )
}

/** What a plan means beside those the company has: the same goes on after the first, another runs along with it. */
function useRunning(plan: string, isIn: boolean): string | null {
  const t = useTranslations('orders.buy')
  const format = useFormatter()
  const now = useNow()
  const { planName } = useProductName()
  const { data } = useCall(listPlans, {})
  const all = (data?.data ?? []).filter(({ until_at }) => Date.parse(until_at) > now.getTime())
  const last = (plans: typeof all) => plans.toSorted((a, b) => (a.until_at < b.until_at ? 1 : -1))[0]
  const same = last(all.filter((one) => one.plan === plan))
  if (same) return t('planRuns', { day: format.dateTime(new Date(same.until_at), 'day') })
  const other = last(all)
  if (!isIn || !other) return null
  return t('planBeside', { plan: planName(other.plan), day: format.dateTime(new Date(other.until_at), 'day') })
}
