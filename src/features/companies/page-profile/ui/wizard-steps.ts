import type { addPage } from '#features/companies/pages/contract.ts'
import type { Takes } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/languages.ts'

export const wizardSteps = ['kind', 'name', 'place', 'contact', 'about', 'pictures', 'review'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** What is written so far; names are those of the call, so that what it refuses finds its field. */
export type WizardValues = {
  kind: string
  name: string
  legal_name: string
  /** Whether a page of this name is there, and why this is another company. */
  alike: boolean
  other_because: string
  country: string
  city: string
  industry: string
  size: string
  website: string
  email: string
  about: string
  logo_id: string | null
  cover_id: string | null
}

export const emptyPage = (kind: string, country: string): WizardValues => ({
  ...{ kind, country, name: '', legal_name: '', alike: false, other_because: '', city: '', industry: '', size: '' },
  ...{ website: '', email: '', about: '', logo_id: null, cover_id: null },
})

const fieldsOf: Record<WizardStep, readonly string[]> = {
  kind: ['kind'],
  name: ['name', 'other_because', 'legal_name'],
  place: ['country_id', 'city_id', 'industry_id', 'size'],
  contact: ['website', 'email'],
  about: ['about'],
  pictures: ['logo_id', 'cover_id'],
  review: [],
}

/** The step a field belongs to; the review for what belongs to none. */
export const stepOf = (field: string): WizardStep =>
  wizardSteps.find((step) => fieldsOf[step].includes(field)) ?? 'review'

/** What still keeps a step from being left: names of fields. */
export function missingIn(step: WizardStep, { name, alike, other_because, country }: WizardValues): string[] {
  if (step === 'name' && name.trim().length < 2) return ['name']
  if (step === 'name' && alike && !other_because?.trim()) return ['other_because']
  if (step === 'place' && !country) return ['country_id']
  return []
}

/** As the call takes it. */
export const pageOf = (values: WizardValues, language: Language): Takes<typeof addPage> => {
  const {
    kind,
    name,
    legal_name,
    country,
    city,
    industry,
    size,
    website,
    email,
    about,
    logo_id,
    cover_id,
    other_because,
  } = values
  type Input = Takes<typeof addPage>
  return {
    ...{ name, legal_name, website, email, about, language },
    ...(other_because && { other_because }),
    kind: kind as Input['kind'],
    country_id: Number(country),
    ...(city && { city_id: Number(city) }),
    ...(industry && { industry_id: Number(industry) }),
    ...(size && { size: size as NonNullable<Input['size']> }),
    ...(logo_id && { logo_id }),
    ...(cover_id && { cover_id }),
  }
}
