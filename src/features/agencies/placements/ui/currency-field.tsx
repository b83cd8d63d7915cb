import type { ComponentProps } from 'react'
import { currencies } from '#features/site/lookups/contract.ts'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { inLikelyOrder } from '#platform/shared/likely-currencies.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'

const all = {}
type Props = Omit<ComponentProps<typeof NativeSelect>, 'choices'>

/** A currency by its code, those of the Gulf first; none is chosen before somebody chose. */
export function CurrencyField(props: Props) {
  const { choices } = useList(currencies, all)
  const codes = inLikelyOrder(
    choices.map(({ id }) => id),
    'AE',
  )
  return (
    <NativeSelect
      {...props}
      {...(props.value === '' && { empty: '–' })}
      choices={codes.map((code) => ({ id: code, text: code }))}
    />
  )
}
