import type { Context } from '#platform/server/context.ts'

/** What a candidate wrote of the own person, with the photo. */
export const profileHolding = {
  name: 'profile',
  async give({ db }: Context, user: string) {
    const of = <T extends 'profile_places' | 'profile_work' | 'profile_education' | 'profile_certificates'>(table: T) =>
      db
        .selectFrom(table as 'profile_work')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('position')
        .execute()
    const [profile, skills, languages, places, work, education, certificates] = await Promise.all([
      db.selectFrom('profiles').selectAll().where('user_id', '=', user).executeTakeFirst(),
      db.selectFrom('profile_skills').select(['name', 'years']).where('user_id', '=', user).execute(),
      db.selectFrom('profile_languages').select(['language', 'level']).where('user_id', '=', user).execute(),
      of('profile_places'),
      of('profile_work'),
      of('profile_education'),
      of('profile_certificates'),
    ])
    return profile ? { ...profile, places, work, education, certificates, skills, languages } : null
  },
  files: ({ db }: Context, user: string) =>
    db
      .selectFrom('files')
      .select(['id', 'name', 'storage_key'])
      .where('owner_id', '=', user)
      .where('thing', '=', 'profile-photo')
      .execute(),
}
