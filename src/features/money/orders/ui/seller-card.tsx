import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Note } from '#ui/basics/note.tsx'
import type { Seller } from '../admin-contract.ts'

type Props = { seller: Seller; nameOf: (country: number) => string; onChange: () => void }

/** One seller, as it stands on invoices, with its bank and the countries it sells to. */
export function SellerCard({ seller, nameOf, onChange }: Props) {
  const t = useTranslations('orders.sellers')
  const { name, address, country_id, tax_number, bank, countries } = seller
  const said = [
    { key: t('country_id'), value: nameOf(country_id) },
    { key: t('address'), value: address && <bdi>{address}</bdi> },
    { key: t('tax_number'), value: tax_number && <bdi dir="ltr">{tax_number}</bdi> },
    { key: t('countries'), value: countries.length > 0 ? countries.map(nameOf).join(t('comma')) : t('everywhere') },
    { key: t('bank.holder'), value: bank.holder && <bdi>{bank.holder}</bdi> },
    { key: t('bank.iban'), value: bank.iban && <bdi dir="ltr">{bank.iban}</bdi> },
    { key: t('bank.bank'), value: bank.bank && <bdi>{bank.bank}</bdi> },
    { key: t('bank.swift'), value: bank.swift && <bdi dir="ltr">{bank.swift}</bdi> },
  ]
  return (
    <Card
      title={<bdi>{name}</bdi>}
      aside={
        <Button size="s" onClick={onChange}>
          {t('change')}
          <span className="sr-only"> {name}</span>
        </Button>
      }
    >
      <div className="stack">
        {bank.iban ? null : <Note tone="warm">{t('noIban')}</Note>}
        <KeyValues items={said.filter(({ value }) => Boolean(value))} />
      </div>
    </Card>
  )
}
