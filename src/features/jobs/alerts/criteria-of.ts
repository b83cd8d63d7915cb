import { languageNames } from '#features/jobs/jobs/job-names.ts'
import { placeText } from '#features/site/lookups/place-name.ts'
import { lookupText, readKept, textsByCode } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { localeOf } from '#platform/shared/languages.ts'
import { moneyOf } from '#platform/shared/money.ts'
import type { AlertSearch } from './alert-search.ts'

/** A search in words, criterion by criterion, in the language of the context. */
export async function criteriaOf(ctx: Context, search: AlertSearch): Promise<string[]> {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    ctx.wording.say(ctx.language, `alerts.criteria.${key}`, values)
  const filter = (key: string) => ctx.wording.say(ctx.language, `jobSearch.filters.${key}`, {})
  const [types, ranges, benefits] = await Promise.all([
    textsByCode(ctx, 'employment-type'),
    textsByCode(ctx, 'experience-range'),
    textsByCode(ctx, 'benefit'),
  ])
  const named = async (list: 'position' | 'industry' | 'degree', id: number | undefined) =>
    id ? await lookupText(ctx, list, id) : null
  const place = search.place === undefined ? null : await placeOf(ctx, search.place)
  const criteria = [
    search.q && say('words', { q: search.q }),
    await named('position', search.position),
    await named('industry', search.industry),
    place && (search.radius ? say('around', { place, km: search.radius }) : place),
    ...search.type.map((type) => types.get(type)),
    ...search.workplace.map((workplace) => ctx.wording.say(ctx.language, `jobs.workplaces.${workplace}`, {})),
    ...search.experience.map((range) => ranges.get(range)),
    search.salary && say('pay', { amount: payOf(ctx, search), period: search.period }),
    search.visa && say('visa'),
    search.housing && filter('housing'),
    search.pay_shown && filter('pay_shown'),
    search.easy && filter('easy'),
    await named('degree', search.degree),
    ...search.benefit.map((code) => benefits.get(code)),
    search.language.length > 0 && say('language', { languages: languageNames(ctx, search.language).join(', ') }),
    search.company && (await companyOf(ctx, search.company)),
  ]
  return criteria.filter((criterion): criterion is string => typeof criterion === 'string' && criterion !== '')
}

const payOf = (ctx: Context, { salary = 0, currency }: AlertSearch) =>
  moneyOf(localeOf(ctx.language), currency).format(salary)

async function placeOf(ctx: Context, id: number): Promise<string | null> {
  return placeText((await readKept(ctx)).cityById, id, ctx.language)
}

const companyOf = async (ctx: Context, id: string) =>
  (await ctx.read.selectFrom('pages').select('name').where('id', '=', id).executeTakeFirst())?.name
