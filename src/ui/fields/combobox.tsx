import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { ComboboxProps } from './combobox-list.tsx'
import { WaitingField } from './field.tsx'
import { searchAt } from './use-search.ts'

const List = lazy(() => import('./combobox-list.tsx'))

/** Hydrated. A choice among more than a list can hold: found by writing. Sends the id under `name`. */
export const Combobox = (props: ComboboxProps) => (
  <Suspense fallback={<WaitingField {...props}>{props.value?.text}</WaitingField>}>
    <List {...props} />
  </Suspense>
)

type PlaceProps = Omit<ComboboxProps, 'search' | 'icon'> & {
  /** Answers `{items: [{id, text, hint?}]}` to `?q=`. */
  address: string
}

/** Hydrated. A city or a country. */
export function PlaceField({ address, ...rest }: PlaceProps) {
  const t = useTranslations('ui')
  return <Combobox icon="pin" placeholder={t('search.whereHint')} {...rest} search={searchAt(address)} />
}
