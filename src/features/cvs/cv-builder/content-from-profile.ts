import type { Profile } from '#features/people/profiles/contract.ts'
import { showProfile } from '#features/people/profiles/read-profile.ts'
import { placeName } from '#features/site/lookups/place-name.ts'
import { entriesOf } from '#features/site/lookups/texts.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { cut } from '#libraries/cv-content/content-of.ts'
import type { Context } from '#platform/server/context.ts'
import { type Language, localeOf } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'

/** What the profile of the caller says, as a CV in this language; their own words stay as they are. */
export async function contentFromProfile(ctx: Context, language: Language): Promise<CvContent> {
  const { data: profile } = await showProfile(ctx)
  const [contact, degrees] = await Promise.all([contactOf(ctx, profile, language), entriesOf(ctx, 'degree', language)])
  const degreeOf = (id: number | null) => degrees.find((one) => one.id === id)?.text ?? ''
  const languageName = new Intl.DisplayNames([localeOf(language)], { type: 'language' })
  return CvContent.parse({
    ...contact,
    headline: profile.headline,
    links: profile.links,
    photo_id: profile.photo_id,
    summary: profile.summary,
    experience: profile.work.map(({ title, employer, from, to, description }) => ({
      title,
      company: employer,
      start: from,
      end: to ?? (from ? 'present' : null),
      description,
    })),
    education: profile.education.map(({ degree_id, field, school, year }) => ({
      degree: cut([degreeOf(degree_id), field].filter(Boolean).join(language === 'ar' ? '، ' : ', '), 160),
      institution: school,
      end: year === null ? null : String(year),
    })),
    skills: profile.skills,
    languages: profile.languages.map((spoken) => ({
      name: languageName.of(spoken.language) ?? spoken.language,
      level: spoken.level,
    })),
    certificates: profile.certificates.map(({ name, issuer, issued }) => ({ name, issuer, date: issued })),
    personal: personalOf(ctx, profile, language),
    language,
  })
}

async function contactOf(ctx: Context, profile: Profile, language: Language) {
  const { id, name, email } = found(ctx.me)
  const { residence_city_id: city, residence_country_id: country } = profile
  const [user, town] = await Promise.all([
    ctx.db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirst(),
    city === null
      ? undefined
      : ctx.db.selectFrom('cities').select(`text_${language} as text`).where('id', '=', city).executeTakeFirst(),
  ])
  return {
    name,
    email: email ?? '',
    phones: user?.phone ? [user.phone] : [],
    location: country === null ? '' : placeName(town?.text ?? null, country, language),
  }
}

/** Only what the person filled in for employers; birth date and gender stay out of a CV unless written there. */
const personalOf = ({ wording }: Context, profile: Profile, language: Language) => ({
  visa: profile.visa_status ? wording.say(language, `profiles.two.visas.${profile.visa_status}`) : '',
  notice: profile.notice_period ? wording.say(language, `profiles.three.notices.${profile.notice_period}`) : '',
  driving_licence: profile.licences
    .map((licence) => wording.say(language, `profiles.five.licence.${licence}`))
    .join(language === 'ar' ? '، ' : ', '),
})
