import { useNow } from 'use-intl'
import { perkKinds } from '#features/money/products/rules.ts'
import { useProductName } from '#features/money/products/ui/use-product-name.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { Switch } from '#ui/fields/choice.tsx'
import { listPlans, setRenewal } from '../contract.ts'

/** Plans of the page that run or will begin, and whether each is renewed. */
export function OwnPlans({ first }: { first: Gives<typeof listPlans> | undefined }) {
  const t = useTranslations('orders.plan')
  const perk = useTranslations('products.perks')
  const format = useFormatter()
  const now = useNow()
  const { planName } = useProductName()
  const { data } = useCall(listPlans, {}, { initial: first })
  const renewal = useSend(setRenewal, {
    onDone() {
      refreshCall(listPlans)
      toast.show({ text: t('saved'), tone: 'good' })
    },
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  if (!data || data.data.length === 0) return null
  const day = (moment: string) => format.dateTime(new Date(moment), 'day')
  return (
    <Card title={t('title')}>
      <ul className="stack">
        {data.data.map((plan) => (
          <li key={plan.id} className="stack stack-xs">
            <p>
              <b>{planName(plan.plan)}</b>,{' '}
              {Date.parse(plan.from_at) > now.getTime()
                ? t('from', { day: day(plan.from_at) })
                : t('until', { day: day(plan.until_at) })}
            </p>
            <Facts
              small
              items={perkKinds
                .filter((name) => plan.perks[name])
                .map((name) => perk(name, { count: plan.perks[name] ?? 0 }))}
            />
            {plan.renewal ? (
              <p>
                <a className="link" href={`/page/orders/${plan.renewal}`}>
                  {t('renewal')}
                </a>
              </p>
            ) : (
              <Switch
                name={`renews-${plan.id}`}
                value={plan.renews}
                help={t('renewsHelp')}
                onChange={(renews) => renewal.mutate({ plan: plan.id, renews })}
              >
                {t('renews')}
              </Switch>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
