import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Offered } from '#features/money/products/contract.ts'
import { perkKinds } from '#features/money/products/rules.ts'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useProductName } from '#features/money/products/ui/use-product-name.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
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
