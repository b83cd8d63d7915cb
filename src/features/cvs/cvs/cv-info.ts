import { demandOwn } from '#features/people/profiles/save-step.ts'
import { contentOf } from '#libraries/cv-content/content-of.ts'
import { legible } from '#libraries/cv-reading/legible.ts'
import { plainCv } from '#libraries/cv-reading/plain-cv.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { aboutRead } from './about-read.ts'
import type * as contract from './contract.ts'
import { keepReceived } from './cvs.ts'
import { experienceIn } from './experience-read.ts'
import { countExtraction, extractionOf } from './extraction.ts'
import { countryOf } from './read-cv.ts'
import { readDegrees, stepsOf } from './steps-of.ts'
import { isOfAnother } from './whose-cv.ts'

/** Stores the CV somebody registers with, and tells what could be read off it. @throws Refused not_allowed and what acceptCv refuses */
export async function cvInfo(
  ctx: Context,
  { user }: Taken<typeof contract.cvInfo>,
): Promise<Given<typeof contract.cvInfo>> {
  demandOwn(ctx, user)
  const account = await ctx.db
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('id', '=', found(ctx.me).id)
    .executeTakeFirstOrThrow()
  const { cv, read } = await keepReceived(ctx, { country: await countryOf(ctx, found(ctx.me).id) })
  const { read: told } = found(read)
  const content = contentOf(plainCv(told))
  const fills = legible(told)
  const steps = stepsOf(fills, await readDegrees(ctx))
  const { read: count, doubtful } = countExtraction(extractionOf(content, told, []))
  return {
    success: true,
    data: {
      cv,
      name: told.name?.value ?? null,
      email: told.email?.value ?? null,
      phone: told.phones[0]?.value ?? null,
      read: told,
      steps: {
        ...steps,
        experience: experienceIn(contentOf(plainCv(fills)), ctx.now()),
        about: await aboutRead(ctx, fills),
        recognised: told.recognised ?? false,
      },
      of_another: isOfAnother(account, told),
      // a language is not saved without its level: one that could not be placed wants a look too
      things: { read: count, doubtful: doubtful + steps.languages.filter(({ level }) => level === null).length },
    },
  }
}
