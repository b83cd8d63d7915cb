import { useTranslations } from '#platform/browser/intl.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Promotion } from '../contract.ts'
import { EndButton } from './end-button.tsx'
import { stateTones, usePromotionWords } from './promotion-words.tsx'

/** Promotions with what came while they ran, beside what came before. */
export function PromotionTable({ rows }: { rows: readonly Promotion[] }) {
  const t = useTranslations('promotion')
  const words = usePromotionWords()
  const heads = useTranslations('promotion.heads')
  return (
    <Table
      caption={t('title')}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'thing', head: heads('thing'), names: true, cell: (row) => <Thing promotion={row} /> },
        {
          id: 'state',
          head: heads('state'),
          folds: true,
          cell: (row) => (
            <Facts
              small
              items={[
                <Word key="state" tone={stateTones[row.state]}>
                  {t(`states.${row.state}`)}
                </Word>,
                words.time(row),
              ]}
            />
          ),
        },
        {
          id: 'views',
          head: heads('views'),
          folds: 'named',
          cell: ({ views, seen_days }) => words.numbers(views, seen_days),
        },
        {
          id: 'applied',
          head: heads('applied'),
          folds: 'named',
          cell: ({ applied, seen_days }) => (applied ? words.numbers(applied, seen_days) : null),
        },
        {
          id: 'cost',
          head: heads('cost'),
          folds: true,
          cell: ({ coins, returned, by }) => (
            <Facts
              small
              items={[
                t('paid', { coins }),
                returned > 0 ? t('returned', { coins: returned }) : null,
                by ? t.rich('by', { name: () => <bdi>{by}</bdi> }) : null,
              ]}
            />
          ),
        },
        {
          id: 'actions',
          head: <span className="sr-only">{heads('actions')}</span>,
          cell: (row) => <EndButton promotion={row} />,
        },
      ]}
    />
  )
}

const folders: Partial<Record<Promotion['kind'], string>> = { group: '/page/job-groups', open_day: '/page/open-days' }

const addressOf = ({ kind, thing }: Promotion): string =>
  thing === null ? '/page/profile' : `${folders[kind] ?? '/page/jobs'}/${thing.id}`

function Thing({ promotion }: { promotion: Promotion }) {
  const t = useTranslations('promotion')
  const { kind, thing } = promotion
  return (
    <div className="stack stack-xs">
      <a className="link" href={addressOf(promotion)}>
        <bdi>{thing?.title ?? t('yourPage')}</bdi>
      </a>
      <span className="small quiet">{t(`kind.${kind}`)}</span>
    </div>
  )
}
