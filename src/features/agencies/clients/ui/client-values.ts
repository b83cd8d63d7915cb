import type { Takes } from '#platform/shared/contract.ts'
import { countFor } from '#ui/fields/numbers.ts'
import type { addClient, Client } from '../contract.ts'
import { type TermValues, termsOf, termValues } from './term-fields.tsx'

export type ClientValues = TermValues & {
  name: string
  client_page_id: string
  contact_name: string
  contact_email: string
  contact_phone: string
  country_id: string
  city_id: string
  own_share: string
  shared_with: string
  ownership_months: string
  note: string
}

const text = (number: number | null | undefined) => (number ? String(number) : '')

/** What the form begins with. @param country the one of the agency, as its code */
export const clientValues = (client: Client | null, country: string): ClientValues => ({
  ...{ name: client?.name ?? '', client_page_id: client?.page?.id ?? '', contact_name: client?.contact_name ?? '' },
  ...{ contact_email: client?.contact_email ?? '', contact_phone: client?.contact_phone ?? '' },
  ...{ country_id: text(client?.country_id), city_id: text(client?.city_id), note: client?.note ?? '' },
  ...termValues(client, country),
  ...{ own_share: String(client?.own_share ?? 100), shared_with: client?.shared_with ?? '' },
  ownership_months: String(client?.ownership_months ?? 12),
})

/** What was written, as the call takes it. */
export const clientInput = (values: ClientValues): Takes<typeof addClient> => ({
  ...{ name: values.name, client_page_id: values.client_page_id || null, note: values.note },
  ...{ contact_name: values.contact_name, contact_email: values.contact_email, contact_phone: values.contact_phone },
  ...{ country_id: Number(values.country_id) || null, city_id: Number(values.city_id) || null },
  ...termsOf(values),
  ...{ own_share: countFor(values.own_share), ownership_months: countFor(values.ownership_months) },
  shared_with: countFor(values.own_share) === 100 ? '' : values.shared_with,
})
