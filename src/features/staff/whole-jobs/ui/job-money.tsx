import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { WholeJob } from '../contract.ts'

/** Coins held or spent for the job: for being live, and for places. */
export function JobMoney({ money: { fees, promotions } }: { money: NonNullable<WholeJob['money']> }) {
  const t = useTranslations('wholeJobs')
  const kinds = useTranslations('promotion.kind')
  const format = useFormatter()
  const day = (at: string | null) => (at ? format.dateTime(new Date(at), 'day') : null)
  return (
    <Card title={t('money')}>
      {fees.length + promotions.length === 0 ? <p className="small quiet">{t('noMoney')}</p> : null}
      <ul className="rows">
        {fees.map(({ id, coins, state, from }) => (
          <li key={id} className="stack stack-xs">
            <span className="row spread">
              {t('fee')} <span className="num">{t('coins', { count: coins })}</span>
            </span>
            <Facts small items={[t(`feeStates.${state}`), day(from)]} />
          </li>
        ))}
        {promotions.map(({ id, kind, coins, returned, from }) => (
          <li key={id} className="stack stack-xs">
            <span className="row spread">
              {kinds(kind)} <span className="num">{t('coins', { count: coins })}</span>
            </span>
            <Facts small items={[day(from), returned > 0 ? t('returned', { count: returned }) : null]} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
