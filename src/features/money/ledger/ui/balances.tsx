import { useNow } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import { Note } from '#ui/basics/note.tsx'
import type { showBalances } from '../contract.ts'
import type { Kind } from '../rules.ts'

type Data = Gives<typeof showBalances>['data']
type Balance = Data['balances'][number]

const icons: Record<Kind, IconName> = { coin: 'coin', cv: 'file', sms: 'chat' }
/** What ends within so many days is said above all. */
const soon = 30
/** So many lots stand in a card; what is behind them ends much later. */
const mostLots = 4

/** What the page has of each kind, and when what of it ends. */
export function Balances({ balances, limits }: { balances: readonly Balance[]; limits: Data['limits'] }) {
  return (
    <div className="balances">
      {balances.map((balance) => (
        <BalanceCard key={balance.kind} balance={balance} limit={limits.find(({ kind }) => kind === balance.kind)} />
      ))}
    </div>
  )
}

function BalanceCard({ balance, limit }: { balance: Balance; limit: Data['limits'][number] | undefined }) {
  const t = useTranslations('ledger')
  const format = useFormatter()
  const { kind, free, held, lots } = balance
  const later = lots.slice(mostLots).reduce((sum, lot) => sum + lot.free, 0)
  return (
    <Card
      title={
        <span className="row">
          <Icon name={icons[kind]} />
          {t(`kinds.${kind}`)}
        </span>
      }
    >
      <div className="stack stack-s">
        <p>
          <b className="figure num">{format.number(free)}</b>{' '}
          <span className="quiet small">{t(`free.${kind}`, { count: free })}</span>
        </p>
        {held > 0 ? <p className="quiet small">{t('held', { count: held })}</p> : null}
        {limit ? (
          <p className="quiet small">
            {t('yourLimit', { left: Math.max(0, limit.monthly - limit.spent), monthly: limit.monthly })}
          </p>
        ) : null}
        {lots.length > 0 ? (
          <ul className="balance-lots small">
            {lots.slice(0, mostLots).map((lot) => (
              <li key={`${lot.ends_at} ${lot.source} ${lot.free}`}>
                <span>
                  <b className="num">{format.number(lot.free)}</b> {t(`sources.${lot.source}`)}
                </span>
                <span className="quiet">{t('until', { day: format.dateTime(new Date(lot.ends_at), 'day') })}</span>
              </li>
            ))}
            {later > 0 ? <li className="quiet">{t('later', { count: later })}</li> : null}
          </ul>
        ) : null}
      </div>
    </Card>
  )
}

/** What will be lost unless it is used. */
export function EndingSoon({ balances }: { balances: readonly Balance[] }) {
  const t = useTranslations('ledger')
  const format = useFormatter()
  const now = useNow()
  const limit = now.getTime() + soon * 86_400_000
  const ending = balances.flatMap(({ kind, lots }) => {
    const some = lots.filter(({ ends_at }) => Date.parse(ends_at) <= limit)
    const [first] = some
    return first ? [{ kind, count: some.reduce((sum, { free }) => sum + free, 0), from: first.ends_at }] : []
  })
  if (ending.length === 0) return null
  return (
    <Note tone="warm" icon="clock" title={t('endingSoon')}>
      <ul>
        {ending.map(({ kind, count, from }) => (
          <li key={kind}>{t(`ending.${kind}`, { count, day: format.dateTime(new Date(from), 'day') })}</li>
        ))}
      </ul>
    </Note>
  )
}
