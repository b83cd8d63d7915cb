import { useMay } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Note } from '#ui/basics/note.tsx'
import type { Kind } from '../rules.ts'

type Props = {
  kind: Kind
  cost: number
  balance: number
  /** What it is for, and what it does not do. */
  about?: string
}

/** What something costs, what there is and what will be left; where it is too little, the way to more. */
export function SpendPanel({ kind, cost, balance, about }: Props) {
  const t = useTranslations('ledger')
  const format = useFormatter()
  const may = useMay()
  const isShort = balance < cost
  const said = (count: number) => (
    <>
      <span dir="ltr">{format.number(count)}</span> {t(`unit.${kind}`, { count })}
    </>
  )
  return (
    <div className="stack stack-s">
      {about ? <p className="quiet small">{about}</p> : null}
      <KeyValues
        items={[
          { key: t('spend.price'), value: said(cost) },
          { key: t('spend.now'), value: said(balance) },
          ...(isShort ? [] : [{ key: t('spend.after'), value: said(balance - cost) }]),
        ]}
      />
      {isShort ? (
        <Note tone="warm" title={t('spend.short')}>
          {may('billing') ? (
            <a className="link" href="/products" target="_blank" rel="noreferrer">
              {t('spend.toBuy')}
            </a>
          ) : (
            t('spend.ask')
          )}
        </Note>
      ) : null}
    </div>
  )
}
