import { z } from 'zod'
import { PageCard, pageSizes } from '#features/companies/pages/contract.ts'
import { pageKinds } from '#features/companies/pages/kind-rules.ts'
import { placeId } from '#features/site/lookups/place-fields.ts'
import { answer, get, page } from '#platform/shared/contract.ts'
import { cursor, flag, given, lookupId } from '#platform/shared/fields.ts'

import { anyone } from '#platform/shared/who.ts'

/** What one may ask of the directory; its address holds exactly this. */
export const companyQuery = {
  q: z.string().trim().max(120).default(''),
  /** Id of a city, or minus the id of a country. */
  place: given(placeId),
  industry: given(lookupId),
  size: given(z.enum(pageSizes)),
  kind: given(z.enum(pageKinds)),
  verified: given(flag),
  open: given(flag),
}
export type CompanyQuery = z.output<z.ZodObject<typeof companyQuery>>

export const CompanyCard = PageCard.extend({
  industry: z.string().nullable(),
  size: z.string().nullable(),
  /** The first words about it, in which language. */
  about: z.string(),
  about_language: z.string(),
  open_jobs: z.number(),
})
export type CompanyCard = z.output<typeof CompanyCard>

export const listCompanies = get('/companies', {
  summary: 'Companies by name, place, industry, size and kind; those with most open jobs first',
  who: anyone,
  takes: { ...companyQuery, cursor },
  gives: page(CompanyCard).extend({
    total: z.number(),
    /** On the first page: companies that were paid for to stand above it. What is listed is the same with and without them. */
    promoted: z.array(CompanyCard),
  }),
})

export const spotlight = get('/companies-spotlight', {
  summary: 'Companies in the spotlight now, a few',
  who: anyone,
  gives: answer(z.array(CompanyCard)),
})

const Facet = z.array(z.object({ value: z.string(), text: z.string(), count: z.number() }))
export const companyFacets = get('/companies-facets', {
  summary: 'How many companies each value of a filter would leave, the filter itself aside',
  who: anyone,
  takes: companyQuery,
  gives: answer(
    z.object({ place: Facet, industry: Facet, size: Facet, kind: Facet, verified: z.number(), open: z.number() }),
  ),
})
