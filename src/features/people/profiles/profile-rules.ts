import type { Profile } from './contract.ts'

/** What a profile whose registration is over may still say, the most telling first. */
export const profileParts = ['positions', 'start', 'places', 'skills', 'salary'] as const
export type ProfilePart = (typeof profileParts)[number]

type Said = Pick<
  Profile,
  'position_ids' | 'notice_period' | 'available_from' | 'places' | 'skills' | 'salary_min' | 'residence_city_id'
>

const isSaid: Record<ProfilePart, (profile: Said) => boolean> = {
  positions: ({ position_ids }) => position_ids.length > 0,
  start: ({ notice_period, available_from }) => notice_period !== null || available_from !== null,
  places: ({ places, residence_city_id }) => places.length > 0 || residence_city_id !== null,
  skills: ({ skills }) => skills.length > 0,
  salary: ({ salary_min }) => salary_min !== null,
}

/** The part to write next, null where all is said; and how many of them are. */
export function nextOfProfile(profile: Said): { next: ProfilePart | null; said: number } {
  return {
    next: profileParts.find((part) => !isSaid[part](profile)) ?? null,
    said: profileParts.filter((part) => isSaid[part](profile)).length,
  }
}
