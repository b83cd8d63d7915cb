import { z } from 'zod'
import { linkKinds, pageSizes } from '#features/companies/pages/contract.ts'
import { pageKinds } from '#features/companies/pages/kind-rules.ts'
import { member } from '#features/companies/pages/permissions.ts'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { answer, get, put } from '#platform/shared/contract.ts'
import {
  language,
  legalName,
  line,
  lookupId,
  optionalLine,
  personName,
  prose,
  version,
  webAddress,
} from '#platform/shared/fields.ts'
import { languages } from '#platform/shared/languages.ts'

export const most = { places: 60, clients: 60, pictures: 24, benefits: 40 } as const

const id = lookupId
/** An address of the web, or none. */
const address = z.union([z.literal('').transform(() => null), z.null(), webAddress])
const texts = (max: number) => z.partialRecord(z.enum(languages), prose(max))

const Place = z.object({
  country_id: countryId,
  city_id: id.nullable().default(null),
  address: optionalLine(300),
  map_url: address.default(null),
  phone: optionalLine(40),
  head_office: z.boolean().default(false),
})

const Client = z.object({
  /** A page here; its name and logo are shown as they are there. */
  page: z.uuid().nullable().default(null),
  name: line(120),
  logo_id: z.uuid().nullable().default(null),
})

export const profile = {
  name: personName(),
  legal_name: legalName,
  slug: line(80, 2),
  kind: z.enum(pageKinds),
  /** The page's own language, where a visitor's is not among the texts. */
  language,
  about: texts(20_000),
  industry_id: id.nullable().default(null),
  size: z.enum(pageSizes).nullable().default(null),
  founded: z.coerce.number().int().min(1200).max(2100).nullable().default(null),
  /** Within so many days whoever applies hears something; it is shown beside every job. */
  answer_days: z.coerce.number().int().min(1).max(30).optional(),
  website: address.default(null),
  links: z.partialRecord(z.enum(linkKinds), address).default({}),
  benefits: z.array(z.string().max(60)).max(most.benefits).default([]),
  /** The head office is where the page is found in the directory. */
  places: z.array(Place).min(1).max(most.places),
  clients: z.array(Client).max(most.clients).default([]),
}

const Picture = z.object({ file: z.uuid(), captions: texts(200).default({}) })

export const gallery = {
  logo_id: z.uuid().nullable().default(null),
  cover_id: z.uuid().nullable().default(null),
  /** A film at YouTube or Vimeo. */
  video: z.union([z.literal('').transform(() => null), z.null(), webAddress]).default(null),
  pictures: z.array(Picture).max(most.pictures).default([]),
}

const Edited = z.object({
  id: z.string(),
  version: z.number(),
  state: z.string(),
  state_why: z.string().nullable(),
  profile: z.object(profile).extend({ clients: z.array(Client.extend({ slug: z.string().nullable() })) }),
  gallery: z.object(gallery),
})

export const editProfile = get('/page/profile', {
  summary: 'The own page as its team edits it',
  who: member('page.read'),
  gives: answer(Edited),
  refreshedBy: ['page.saved', 'page.moved'],
})

export const saveProfile = put('/page/profile', {
  summary: 'Save facts and texts of the own page; whoever read an older version overwrites nothing',
  who: member('page.edit'),
  takes: { version, ...profile },
  gives: answer(Edited),
  refuses: ['changed_meanwhile', 'invalid'],
  limit: { times: 240, seconds: 3600 },
})

export const saveGallery = put('/page/gallery', {
  summary: 'Save logo, cover, film and pictures of the own page, in their order; files were stored before',
  who: member('page.gallery'),
  takes: { version, ...gallery },
  gives: answer(Edited),
  refuses: ['changed_meanwhile', 'invalid'],
  limit: { times: 240, seconds: 3600 },
})
