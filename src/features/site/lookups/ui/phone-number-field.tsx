import type { ComponentProps } from 'react'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { dialCodes } from '../contract.ts'
import { useList } from './use-list.ts'

const all = {}

/** A telephone number of one of the countries of the site, with their dial codes; without the list the field works alone. */
export function PhoneNumberField(field: Omit<ComponentProps<typeof PhoneField>, 'dials'>) {
  const { choices } = useList(dialCodes, all)
  return <PhoneField {...field} dials={new Map(choices.map(({ code, text }) => [code, text]))} />
}
