import { Fragment } from 'react'
import { useLocale } from 'use-intl'
import { commaOf, toLanguage } from '#platform/shared/languages.ts'

/** City and country of a buyer; each keeps its own direction, and their order that of the reader. */
export function BuyerPlace({ city, country }: { city: string; country: string }) {
  const comma = commaOf(toLanguage(useLocale()))
  return [city, country].filter(Boolean).map((part, at) => (
    <Fragment key={part}>
      {at > 0 ? comma : null}
      <bdi>{part}</bdi>
    </Fragment>
  ))
}
