import type { Context } from '#platform/server/context.ts'
import { heldIn } from '#platform/shared/held.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Facts } from './notice.ts'

/** A word that only chooses between texts, as `filled` or `owner` does, is no part of the sentence. */
const choosesText = /^[a-z][a-z_]*$/

/** A name such as “Dune L.L.C.” that ends a sentence leaves it one full stop. */
const endsWithStop = (value: unknown): value is string => typeof value === 'string' && /\.\u2069?$/.test(value)

/** The words of a notice in its reader's language; the site and the person are always at hand, and names keep their direction. */
export function sayNotice(ctx: Context, language: Language, person: string, facts: Facts): (key: string) => string {
  const values = Object.fromEntries(
    Object.entries({ site: ctx.brand.name[language], person, ...facts }).map(([name, value]) => [
      name,
      typeof value === 'string' && !choosesText.test(value) ? heldIn(value, language) : value,
    ]),
  )
  const stopped = Object.values(values).filter(endsWithStop)
  return (key) =>
    stopped.reduce(
      (said, value) => said.replaceAll(`${value}.`, value),
      ctx.wording.say(language, `notices.${key}`, values),
    )
}
