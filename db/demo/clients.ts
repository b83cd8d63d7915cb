import { countryId } from '#features/site/lookups/country-id.ts'
import type { Random } from './random.ts'
import { day, later, type Rows } from './rows.ts'

/** Clients of the personas' agency and their jobs; the place is a country's code. */
export const clients = [
  {
    name: 'Corniche Hotels',
    contact: 'Hala Mansour',
    country: 'AE',
    currency: 'AED',
    percent: 18,
    job: 'Revenue analyst',
  },
  {
    name: 'Atlas Distribution',
    contact: 'Driss Benjelloun',
    country: 'MA',
    currency: 'MAD',
    percent: 15,
    job: 'Responsable d’exploitation',
  },
  {
    name: 'مستشفى السلام',
    contact: 'هند العتيبي',
    country: 'SA',
    currency: 'SAR',
    percent: 12,
    job: 'ممرض عناية مركزة',
  },
  {
    name: 'Red Dune Contracting',
    contact: 'Paul Stephens',
    country: 'SA',
    currency: 'SAR',
    percent: 14,
    job: 'Site engineer',
  },
] as const

export type Client = {
  name: string
  contact: string
  country: string
  currency: string
  percent: number
  job: string
}
export type Mandate = {
  client_id: string
  mandate: string
  packet: string
  currency: string
  contact: string
  job: string
  name: string
}

/** Writes a client of the agency, its job, and the packet it was sent. */
export function addMandate(
  random: Random,
  { now, rows }: { now: Date; rows: Rows },
  { page, owner, client }: { page: string; owner: string; client: Client },
): Mandate {
  const at = later(now, -200 * day)
  const [client_id, mandate, packet] = [random.id(at), random.id(at), random.id(at)]
  const { name, contact, country, currency, percent, job } = client
  const email = `${country.toLowerCase()}.contact.${rows.clients.length + 1}@client.example`
  const stamps = { created_at: at, updated_at: at }
  rows.clients.push({
    ...{
      id: client_id,
      page_id: page,
      name,
      contact_name: contact,
      contact_email: email,
      country_id: countryId(country),
    },
    ...{ fee_kind: 'percent', fee_percent: percent, fee_currency: currency, owner_id: owner, ...stamps },
  })
  rows.mandates.push({
    ...{
      id: mandate,
      page_id: page,
      client_id,
      title: job,
      country_id: countryId(country),
      openings: 1 + rows.mandates.length,
    },
    ...{ needs: ['Excel', 'English'], owner_id: owner, ...stamps },
  })
  rows.packets.push({
    ...{ id: packet, page_id: page, mandate_id: mandate, contact_name: contact, email, language: 'en', sent_by: owner },
    ...{ sent_at: later(now, -6 * day), expires_at: later(now, 15 * day) },
  })
  return { client_id, mandate, packet, currency, contact, job, name }
}
