import * as lookups from '#features/site/lookups/contract.ts'
import { type UsedList, useList } from '#features/site/lookups/ui/use-list.ts'

export type Choice = { id: string; text: string }
export type Choices = Record<
  'countries' | 'types' | 'partTime' | 'experience' | 'degrees' | 'languages' | 'industries',
  Choice[]
> & { benefits: UsedList['choices']; currencies: string[]; lists: UsedList[] }

const all = {}

/** The lists the editor offers, in the language of the page; empty while they are on their way. */
export function useChoices(): Choices {
  const countries = useList(lookups.countries, all)
  const types = useList(lookups.employmentTypes, all)
  const partTime = useList(lookups.partTimeCategories, all)
  const experience = useList(lookups.experience, all)
  const degrees = useList(lookups.degrees, all)
  const benefits = useList(lookups.benefits, all)
  const languages = useList(lookups.spokenLanguages, all)
  const industries = useList(lookups.industries, all)
  const currencies = useList(lookups.currencies, all)
  return {
    countries: countries.choices,
    types: types.choices,
    partTime: partTime.choices,
    experience: experience.choices,
    degrees: degrees.choices,
    benefits: benefits.choices,
    languages: languages.choices,
    industries: industries.choices,
    currencies: currencies.choices.map(({ id }) => id),
    lists: [countries, types, partTime, experience, degrees, benefits, languages, industries, currencies],
  }
}
