import type { z } from 'zod'
import type { Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Certificate, Education, Skill, SpokenLanguage, Work } from './contract.ts'

/** Lists of a profile; one that is left out stays as it was. */
export type Lists = {
  places?: { country_id: number; city_id: number | null; radius_km: number }[] | undefined
  work?: z.output<typeof Work>[] | undefined
  education?: z.output<typeof Education>[] | undefined
  certificates?: z.output<typeof Certificate>[] | undefined
  skills?: z.output<typeof Skill>[] | undefined
  languages?: z.output<typeof SpokenLanguage>[] | undefined
}

const firstOf = (month: string | null) => (month ? `${month}-01` : null)

/** Writes lists of a profile anew, in the order they were given. */
export async function writeLists(tx: Tx, user: string, lists: Lists): Promise<void> {
  const { places, work, education, certificates, skills, languages } = lists
  const place = (position: number) => ({ user_id: user, position })
  if (places) {
    await tx.deleteFrom('profile_places').where('user_id', '=', user).execute()
    const rows = places.map((one, at) => ({ ...place(at), ...one }))
    if (rows.length > 0) await tx.insertInto('profile_places').values(rows).execute()
  }
  if (work) {
    await tx.deleteFrom('profile_work').where('user_id', '=', user).execute()
    const rows = work.map(({ from, to, ...one }, at) => ({
      id: newId(),
      ...place(at),
      ...one,
      started_on: firstOf(from),
      ended_on: firstOf(to),
    }))
    if (rows.length > 0) await tx.insertInto('profile_work').values(rows).execute()
  }
  if (education) {
    await tx.deleteFrom('profile_education').where('user_id', '=', user).execute()
    const rows = education.map(({ year, ...one }, at) => ({ id: newId(), ...place(at), ...one, ended_year: year }))
    if (rows.length > 0) await tx.insertInto('profile_education').values(rows).execute()
  }
  if (certificates) {
    await tx.deleteFrom('profile_certificates').where('user_id', '=', user).execute()
    const rows = certificates.map(({ issued, ...one }, at) => ({
      id: newId(),
      ...place(at),
      ...one,
      issued_on: firstOf(issued),
    }))
    if (rows.length > 0) await tx.insertInto('profile_certificates').values(rows).execute()
  }
  if (skills) {
    await tx.deleteFrom('profile_skills').where('user_id', '=', user).execute()
    const rows = skills.map((one, at) => ({ ...place(at), ...one }))
    if (rows.length > 0) await tx.insertInto('profile_skills').values(rows).execute()
  }
  if (languages) {
    await tx.deleteFrom('profile_languages').where('user_id', '=', user).execute()
    const rows = languages.map((one, at) => ({ ...place(at), ...one }))
    if (rows.length > 0) await tx.insertInto('profile_languages').values(rows).execute()
  }
}
