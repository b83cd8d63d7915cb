import type { linkKinds } from '#features/companies/pages/contract.ts'
import type { Gives, Takes } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { editProfile, saveProfile } from '../contract.ts'

export type Edited = Gives<typeof editProfile>['data']
type Input = Takes<typeof saveProfile>
export type LinkKind = (typeof linkKinds)[number]

export type PlaceValues = {
  key: string
  country: string
  city: string
  address: string
  map_url: string
  phone: string
  head_office: boolean
}
export type ClientValues = { key: string; page: string | null; name: string; logo_id: string | null }

/** The profile as its fields hold it. */
export type ProfileValues = {
  name: string
  legal_name: string
  slug: string
  kind: string
  language: Language
  about: Partial<Record<Language, string>>
  industry: string
  size: string
  founded: string
  answer_days: string
  website: string
  links: Partial<Record<LinkKind, string>>
  benefits: string[]
  places: PlaceValues[]
  clients: ClientValues[]
}

/** What a part of the form works with. */
export type SectionProps = {
  values: ProfileValues
  set: <K extends keyof ProfileValues>(name: K, value: ProfileValues[K]) => void
  errorOf: (name: string) => string | undefined
}

export const newPlace = (country: string, head_office = false): PlaceValues => ({
  ...{ key: crypto.randomUUID(), country, city: '', address: '', map_url: '', phone: '', head_office },
})

export function valuesOf({ profile }: Edited): ProfileValues {
  const { industry_id, founded, answer_days, legal_name, website, size, links, places, clients, about, ...rest } =
    profile
  return {
    ...rest,
    legal_name: legal_name ?? '',
    about,
    industry: industry_id ? String(industry_id) : '',
    size: size ?? '',
    founded: founded ? String(founded) : '',
    answer_days: String(answer_days ?? 14),
    website: website ?? '',
    links: Object.fromEntries(Object.entries(links).map(([kind, address]) => [kind, address ?? ''])),
    places: places.map(({ country_id, city_id, address, map_url, phone, head_office }, at) => ({
      key: `place-${at}`,
      country: String(country_id),
      city: city_id ? String(city_id) : '',
      address: address ?? '',
      map_url: map_url ?? '',
      phone: phone ?? '',
      head_office,
    })),
    clients: clients.map(({ page, name, logo_id }, at) => ({ key: `client-${at}`, page, name, logo_id })),
  }
}

/** As the call takes it. */
export function inputOf(values: ProfileValues, version: number): Input {
  const { industry, founded, answer_days, size, places, clients, kind, links, ...rest } = values
  return {
    ...rest,
    version,
    kind: kind as Input['kind'],
    industry_id: industry ? Number(industry) : null,
    size: (size || null) as Input['size'],
    founded: founded ? Number(founded) : null,
    answer_days: Number(answer_days),
    links: Object.fromEntries(Object.entries(links).filter(([, address]) => address?.trim())),
    places: places.map(({ country, city, address, map_url, phone, head_office }) => ({
      country_id: Number(country),
      city_id: city ? Number(city) : null,
      ...{ address, map_url, phone, head_office },
    })),
    clients: clients.map(({ page, name, logo_id }) => ({ page, name, logo_id })),
  }
}
