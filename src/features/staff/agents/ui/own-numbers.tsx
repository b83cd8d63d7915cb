import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Part } from '#ui/charts/part.tsx'
import { showNumbers } from '../contract.ts'

/** What one did in thirty days, where one works, and what came of one's own link. */
export function OwnNumbers({ first }: { first: Gives<typeof showNumbers> }) {
  const t = useTranslations('agents')
  const format = useFormatter()
  const numbers = useCall(showNumbers, {}, { initial: first }).data?.data ?? first.data
  const places = [...numbers.countries, ...numbers.cities]
  const countries = places.length > 0 ? format.list(places) : t('everywhere')
  return (
    <Part title={t('numbers')} help={t('territory', { countries })}>
      <KeyValues
        look="tiles"
        items={[
          { key: t('helped'), value: format.number(numbers.helped) },
          { key: t('due'), value: format.number(numbers.due) },
          { key: t('calls'), value: t('callsValue', { calls: numbers.calls, reached: numbers.reached }) },
          { key: t('verified'), value: format.number(numbers.checked) },
          { key: t('referred'), value: t('referredValue', { count: numbers.registered, rewarded: numbers.rewarded }) },
        ]}
      />
      <p className="small">
        {t('link')} <bdi className="ltr">{numbers.link}</bdi>
      </p>
    </Part>
  )
}
