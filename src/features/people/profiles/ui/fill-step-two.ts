import type { CvSteps } from './from-cv.tsx'

type Values = {
  headline: string
  residence_country_id: string
  residence_city_id: string
  nationality_ids: string[]
  birth_date: string
  gender: string
  civil_status_id: string
}

const text = (id: number | null) => String(id ?? '')

/** Where a CV says that somebody lives, which is asked about where another country was chosen. */
export const placeIn = ({ about }: CvSteps): { country: string; city: string } | null =>
  about.residence_country_id === null
    ? null
    : { country: text(about.residence_country_id), city: text(about.residence_city_id) }

/** The step with what a CV says where nothing stands yet, or a country that was only `guessed`. One that was chosen stays, and a city is taken only within it. */
export function filledFrom<V extends Values>({ headline, about }: CvSteps, now: V, guessed = ''): V {
  const country = text(about.residence_country_id)
  const lives =
    country !== '' && now.residence_city_id === '' && ['', country, guessed].includes(now.residence_country_id)
  return {
    ...now,
    headline: now.headline || headline,
    ...(lives && { residence_country_id: country, residence_city_id: text(about.residence_city_id) }),
    nationality_ids: now.nationality_ids.length > 0 ? now.nationality_ids : about.nationality_ids.map(String),
    birth_date: now.birth_date || (about.birth_date ?? ''),
    gender: now.gender || text(about.gender),
    civil_status_id: now.civil_status_id || text(about.civil_status_id),
  }
}
