import { Profiled } from '#features/jobs/matching/said-by.ts'
import type { Person } from './read-people.ts'

/** What somebody's profile says beside the CV; its skills stand in the CV as it is searched. */
export const besideCv = (person: Person): Profiled =>
  Profiled.parse({
    experience: person.experience,
    degree_ids: person.education.flatMap(({ degree_id }) => degree_id ?? []),
    languages: person.languages,
    licences: person.licences ?? [],
    home: person.residence_country_id
      ? { country: person.residence_country_id, city: person.residence_city_id }
      : person.country_id
        ? { country: person.country_id, city: null }
        : null,
    wishes: person.places.map(({ country_id, city_id }) => ({ country: country_id, city: city_id })),
  })
