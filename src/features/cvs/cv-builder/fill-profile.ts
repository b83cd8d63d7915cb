import { findOwnCv } from '#features/cvs/cvs/own-cv.ts'
import { readDegrees, stepsOfContent } from '#features/cvs/cvs/steps-of.ts'
import {
  Certificate,
  Education,
  type Profile,
  Skill,
  SpokenLanguage,
  Work,
} from '#features/people/profiles/contract.ts'
import { showProfile } from '#features/people/profiles/read-profile.ts'
import { mayBePeriod } from '#features/people/profiles/rules.ts'
import { saveStep2, saveStep4, saveStep5 } from '#features/people/profiles/save-step.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { commaOf } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { type ProfilePart, profileParts } from './rules.ts'

/** What of a CV the profile does not say yet. @throws Refused not_found · cv_state */
export async function offerProfile(
  ctx: Context,
  { cv }: Taken<typeof contract.offerProfile>,
): Promise<Given<typeof contract.offerProfile>> {
  const { news, profile } = await compare(ctx, cv)
  const comma = commaOf(ctx.language)
  const items: Record<ProfilePart, string[]> = {
    headline: news.headline ? [news.headline] : [],
    summary: news.summary ? [news.summary] : [],
    work: news.work.map(({ title, employer }) => `${title}${comma}${employer}`),
    education: news.education.map(({ field, school }) => [field, school].filter(Boolean).join(comma)),
    certificates: news.certificates.map(({ name }) => name),
    skills: news.skills.map(({ name }) => name),
    languages: news.languages.map(({ shown }) => shown),
    links: news.links,
  }
  const instead = { headline: profile.headline, summary: profile.summary } as Partial<Record<ProfilePart, string>>
  return {
    success: true,
    data: profileParts
      .filter((part) => items[part].length > 0)
      .map((part) => ({ part, items: items[part], instead: instead[part] || null })),
  }
}

/** Takes the chosen parts over. @throws Refused not_found · cv_state · not_allowed: no candidate · invalid */
export async function fillProfile(
  ctx: Context,
  { cv, parts }: Taken<typeof contract.fillProfile>,
): Promise<Given<typeof contract.fillProfile>> {
  const { news, profile } = await compare(ctx, cv)
  const user = found(ctx.me).id
  const chosen = new Set<ProfilePart>(parts.filter((part) => news[part].length > 0))
  const has = (...some: ProfilePart[]) => some.some((part) => chosen.has(part))
  if (has('headline')) await saveStep2(ctx, { user, headline: news.headline })
  if (has('summary', 'work', 'education', 'certificates'))
    await saveStep4(ctx, {
      user,
      ...(has('summary') && { summary: news.summary }),
      ...(has('work') && { work: newestFirst([...profile.work, ...news.work]).slice(0, 30) }),
      ...(has('education') && { education: [...profile.education, ...news.education].slice(0, 15) }),
      ...(has('certificates') && { certificates: [...profile.certificates, ...news.certificates].slice(0, 30) }),
    })
  if (has('skills', 'languages', 'links'))
    await saveStep5(ctx, {
      user,
      ...(has('skills') && { skills: [...profile.skills, ...news.skills].slice(0, 50) }),
      ...(has('languages') && {
        languages: [...profile.languages, ...news.languages.map(({ shown: _, ...spoken }) => spoken)].slice(0, 15),
      }),
      ...(has('links') && { links: [...profile.links, ...news.links].slice(0, 5) }),
    })
  return { success: true, data: { added: [...chosen].reduce((sum, part) => sum + countOf(news[part]), 0) } }
}

const countOf = (news: string | readonly unknown[]) => (typeof news === 'string' ? 1 : news.length)

type Degrees = Awaited<ReturnType<typeof readDegrees>>

type News = {
  headline: string
  summary: string
  work: Profile['work']
  education: Profile['education']
  certificates: Profile['certificates']
  skills: Profile['skills']
  languages: (Profile['languages'][number] & { shown: string })[]
  links: string[]
}

async function compare(ctx: Context, cv: string): Promise<{ news: News; profile: Profile }> {
  const { content } = await findOwnCv(ctx, cv)
  if (!content) throw new Refused('cv_state')
  const { data } = await showProfile(ctx)
  const profile = data as Profile
  return { news: newsIn(content, profile, ctx.now(), await readDegrees(ctx)), profile }
}

function newsIn(content: CvContent, profile: Profile, now: Date, degrees: Degrees): News {
  const steps = stepsOfContent(content, degrees)
  const work = steps.work.map(({ from, to, ...job }) => {
    const fits = !mayBePeriod(from, to, now).refused
    return { ...job, from: fits ? from : null, to: fits ? to : null }
  })
  const fitting = <T>(schema: { safeParse: (value: unknown) => { success: boolean } }, list: readonly T[]) =>
    list.filter((one) => schema.safeParse(one).success)
  const years = new Map(content.skills.map(({ name, years }) => [name, years]))
  const monthOnly = (date: string | null) => (date?.length === 7 && !mayBePeriod(date, null, now).refused ? date : null)
  return {
    headline: steps.headline === profile.headline ? '' : steps.headline,
    summary: steps.summary === profile.summary ? '' : steps.summary,
    work: unlike(fitting(Work, work), profile.work, ({ title, employer }) => title + employer),
    education: unlike(
      fitting(Education, steps.education),
      profile.education,
      ({ school, year }) => school + (year ?? ''),
    ),
    certificates: unlike(
      fitting(
        Certificate,
        content.certificates.map(({ name, issuer, date }) => ({ name, issuer, issued: monthOnly(date) })),
      ),
      profile.certificates,
      ({ name }) => name,
    ),
    skills: unlike(
      fitting(
        Skill,
        steps.skills.map(({ name }) => ({ name, years: years.get(name) ?? null })),
      ),
      profile.skills,
      ({ name }) => name,
    ),
    languages: spokenIn(content).filter(
      ({ language }, at, all) =>
        !profile.languages.some((one) => one.language === language) &&
        all.findIndex((one) => one.language === language) === at,
    ),
    links: steps.links.filter((link) => !profile.links.includes(link)),
  }
}

/** Languages as the profile knows them, with the person's own word for each. */
const spokenIn = (content: CvContent): News['languages'] =>
  content.languages.flatMap((spoken) => {
    const [known] = stepsOfContent({ ...content, languages: [spoken] }, new Map()).languages
    const { data } = SpokenLanguage.safeParse(known)
    return data ? [{ ...data, shown: spoken.name }] : []
  })

const unlike = <T>(list: readonly T[], known: readonly T[], keyOf: (one: T) => string): T[] => {
  const keys = new Set(known.map((one) => folded(keyOf(one))))
  return list.filter((one) => !keys.has(folded(keyOf(one))))
}
const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')

/** What goes on stands first, then the latest beginning. */
const newestFirst = (work: Profile['work']): Profile['work'] =>
  work.toSorted((a, b) => Number(b.to === null) - Number(a.to === null) || (b.from ?? '').localeCompare(a.from ?? ''))
